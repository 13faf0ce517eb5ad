import { formatMinor } from '@solvent/money'
import { amountsIn, datesIn } from '@solvent/quick-entry'
import { numbersOf, textsOf } from './evidence'

const FIGURE = /\d[\d,]*(?:\.\d+)?/g
const LIST_MARKER = /^\s*\d{1,2}[.)]\s/
const MONEY_WORD = /\b(?:dollars?|euros?|pounds?|rupees?|cents?|bucks?)\b/i
const ISO_DATE = /\d{4}-\d{2}(?:-\d{2})?/g

/** The figures that an answer may contain: those in the tool results and in the person's own words. */
export class KnownFigures {
  readonly #values = new Set<string>()

  /** @param texts what the person wrote, and our own lines. */
  constructor(results: readonly unknown[], texts: readonly string[], today: string) {
    for (const value of numbersOf(results)) this.#add(value)
    for (const text of [...textsOf(results), ...texts, today]) this.#addText(text)
    for (const text of texts) for (const amount of amountsIn(text)) this.#values.add(formatMinor(amount))
    for (const text of texts) for (const date of datesIn(text, today)) this.#addText(date)
  }

  /** Whether every figure of a sentence is known. */
  hasAllOf(sentence: string): boolean {
    const text = sentence.replace(LIST_MARKER, ' ')
    const figures = (text.match(FIGURE) ?? []).map((figure) => Number(figure.replaceAll(',', '')))
    if (!figures.every((figure) => this.#values.has(keyOf(figure)))) return false
    if (!MONEY_WORD.test(text)) return true
    return amountsIn(text).every((amount) => this.#values.has(formatMinor(amount)))
  }

  /** A figure may lose its sign and be rounded or cut to whole units. */
  #add(value: number): void {
    const magnitude = Math.abs(value)
    for (const shown of [magnitude, Math.round(magnitude), Math.trunc(magnitude)])
      this.#values.add(keyOf(shown))
  }

  #addText(text: string): void {
    for (const figure of text.match(FIGURE) ?? []) this.#add(Number(figure.replaceAll(',', '')))
    for (const date of text.match(ISO_DATE) ?? []) for (const part of date.split('-')) this.#add(Number(part))
  }
}

/** 12.5 and 12.50 are the same figure. */
function keyOf(value: number): string {
  return value.toFixed(2)
}
