import type { Currency } from '@solvent/contracts'
import type { ToolCall } from './ask-model'
import type { KnownFigures } from './figures'
import { repeatsInstructions } from './instruction-quotes'
import { withoutForeignLinks } from './own-links'
import { inPageCurrency } from './page-currency'
import { ToolCallFilter } from './tool-call-filter'

const SENTENCE_END = /[.!?](?=\s)|\n/g

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
  readonly #filter = new ToolCallFilter()
  /** The sentence so far, without its last character. Not searched again: that would take time for all of it. */
  #begun = ''
  #last = ''
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

  /** The tool calls written in the reply; they are not part of its text. */
  get calls(): readonly ToolCall[] {
    return this.#filter.calls
  }

  /** Whether the reply has a tool call as text that cannot be used. */
  get hasUnusableCall(): boolean {
    return this.#filter.hasUnusableCall
  }

  add(piece: string): void {
    // The last character may end a sentence now that another one follows.
    const text = this.#last + this.#filter.add(piece)
    let start = 0
    for (let end = endOf(text, 0); end > 0; end = endOf(text, end)) {
      this.#check(this.#begun + text.slice(start, end))
      this.#begun = ''
      start = end
    }
    this.#begun += text.slice(start, -1)
    this.#last = start < text.length ? text.slice(-1) : ''
    // A sentence that a call interrupts is a part of the call.
    if (this.#filter.isInCall) this.discard()
  }

  /** Checks the pending text line by line. */
  end(): void {
    const rest = this.#begun + this.#last + this.#filter.end()
    const lines = rest.split(/(?<=\n)/)
    for (const line of this.#filter.isInCall ? lines.slice(0, -1) : lines) this.#check(line)
    this.discard()
  }

  /** Drops the pending text, which is not part of the reply. */
  discard(): void {
    this.#begun = ''
    this.#last = ''
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
    return !repeatsInstructions(this.#released, sentence) && this.figures.hasAllOf(sentence)
  }
}

/** The end of the next sentence, or 0. */
function endOf(text: string, from: number): number {
  SENTENCE_END.lastIndex = from
  const match = SENTENCE_END.exec(text)
  return match ? match.index + match[0].length : 0
}
