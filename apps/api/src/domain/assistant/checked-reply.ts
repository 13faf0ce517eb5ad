import type { Currency } from '@solvent/contracts'
import type { KnownFigures } from './figures'
import { withoutForeignLinks } from './own-links'
import { inPageCurrency } from './page-currency'
import { repeatsInstructions } from './system-prompt'
import { mayBeToolCall } from './tool-call-text'

const SENTENCE_END = /[.!?](?=\s)|\n/
/** A quote may go over several sentences. */
const LONGEST_QUOTE = 200

interface ReplyRules {
  /** Never appears in what is let through. */
  secret: string
  /** In which the person's pages show amounts. */
  currency: Currency
  /** Whether sentences that do not pass are left out instead of ending the reply. */
  isLenient: boolean
}

/**
 * Lets the sentences of a model through one by one, each when all of it is there and its figures are known. From the
 * first sentence on that does not pass, the rest is held back.
 */
export class CheckedReply {
  #waiting = ''
  #released = ''
  #isBlocked = false

  constructor(
    private readonly figures: KnownFigures,
    private readonly rules: ReplyRules,
    private readonly release: (text: string) => void,
  ) {}

  /** What was let through. */
  get text(): string {
    return this.#released
  }

  /** Whether a sentence did not pass. */
  get isBlocked(): boolean {
    return this.#isBlocked
  }

  add(piece: string): void {
    this.#waiting += piece
    // A tool call that is written as text is known as such at its end only.
    if (mayBeToolCall(this.#released + this.#waiting)) return
    for (let end = endOf(this.#waiting); end > 0; end = endOf(this.#waiting)) {
      this.#pass(this.#waiting.slice(0, end))
      this.#waiting = this.#waiting.slice(end)
    }
  }

  /** The rest is a sentence, too. */
  end(): void {
    for (const line of this.#waiting.split(/(?<=\n)/)) this.#pass(line)
    this.#waiting = ''
  }

  /** Forgets what waits, because it is no part of the reply. */
  discard(): void {
    this.#waiting = ''
  }

  #pass(sentence: string): void {
    if (sentence === '' || (this.#isBlocked && !this.rules.isLenient)) return
    if (!this.#isFine(sentence)) {
      this.#isBlocked = true
      return
    }
    const text = inPageCurrency(withoutForeignLinks(sentence), this.rules.currency)
    this.#released += text
    this.release(text)
  }

  #isFine(sentence: string): boolean {
    const { secret } = this.rules
    if (secret !== '' && sentence.includes(secret)) return false
    const said = this.#released.slice(-LONGEST_QUOTE) + sentence
    return !repeatsInstructions(said) && this.figures.hasAllOf(sentence)
  }
}

function endOf(text: string): number {
  const match = SENTENCE_END.exec(text)
  return match ? match.index + match[0].length : 0
}
