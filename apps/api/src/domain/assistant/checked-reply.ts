import type { Currency } from '@solvent/contracts'
import type { KnownFigures } from './figures'
import { withoutForeignLinks } from './own-links'
import { inPageCurrency } from './page-currency'
import { repeatsInstructions } from './system-prompt'
import { mayBeToolCall } from './tool-call-text'

const SENTENCE_END = /[.!?](?=\s)|\n/
/** How much released text is checked with each sentence: a quote may span several sentences. */
const QUOTE_WINDOW = 200

interface ReplyRules {
  /** The API key; a sentence with it is blocked. */
  secret: string
  /** The currency of the person's pages. */
  currency: Currency
  /** Whether a blocked sentence is skipped instead of ending the reply. */
  isLenient: boolean
}

/**
 * Releases a model's reply sentence by sentence, each when it is complete and its figures are known. After a blocked
 * sentence nothing more is released, unless the rules are lenient.
 */
export class CheckedReply {
  #pending = ''
  #released = ''
  #isBlocked = false

  constructor(
    private readonly figures: KnownFigures,
    private readonly rules: ReplyRules,
    private readonly release: (text: string) => void,
  ) {}

  /** The released text. */
  get text(): string {
    return this.#released
  }

  /** Whether a sentence was blocked. */
  get isBlocked(): boolean {
    return this.#isBlocked
  }

  add(piece: string): void {
    this.#pending += piece
    // A tool call written as text can be recognized only once it is complete.
    if (mayBeToolCall(this.#released + this.#pending)) return
    for (let end = endOf(this.#pending); end > 0; end = endOf(this.#pending)) {
      this.#check(this.#pending.slice(0, end))
      this.#pending = this.#pending.slice(end)
    }
  }

  /** Checks the pending text line by line. */
  end(): void {
    for (const line of this.#pending.split(/(?<=\n)/)) this.#check(line)
    this.#pending = ''
  }

  /** Drops the pending text, which is not part of the reply. */
  discard(): void {
    this.#pending = ''
  }

  #check(sentence: string): void {
    if (sentence === '' || (this.#isBlocked && !this.rules.isLenient)) return
    if (!this.#isAllowed(sentence)) {
      this.#isBlocked = true
      return
    }
    const text = inPageCurrency(withoutForeignLinks(sentence), this.rules.currency)
    this.#released += text
    this.release(text)
  }

  #isAllowed(sentence: string): boolean {
    const { secret } = this.rules
    if (secret !== '' && sentence.includes(secret)) return false
    const recent = this.#released.slice(-QUOTE_WINDOW) + sentence
    return !repeatsInstructions(recent) && this.figures.hasAllOf(sentence)
  }
}

function endOf(text: string): number {
  const match = SENTENCE_END.exec(text)
  return match ? match.index + match[0].length : 0
}
