import { fold, setOf, type Word, wordsOf } from './words'

/** A name found in a text, and its position. */
export type FoundName = { name: string; start: number; end: number }

/** Words of a name that do not identify it on their own. */
const GENERIC = setOf('account the my our a an of in at for and inc corp ltd plc co')
/** Words after which the last word of a name can stand for the name: the loan, my card. */
const BEFORE_SHORT_NAME = setOf('the my our a this that pay paid off on to from with by into towards toward')

/**
 * The names that a text contains, in the order of `names`. A name matches in full, by its significant words
 * (`savings` for `Savings Account`), or by its last word after `the`, `my` or a preposition (`the loan` for
 * `Car Loan`). Equally good matches are all returned; `the car loan` does not also match `Loan`.
 */
export function namesIn(text: string, names: readonly string[]): string[] {
  const found = new Set(findNames(text, names).map(({ name }) => name))
  return [...new Set(names)].filter((name) => found.has(name))
}

/** Like `namesIn`, with the positions in the text. */
export function findNames(text: string, names: readonly string[]): FoundName[] {
  const words = wordsOf(text)
  const found = [...new Set(names)].flatMap((name) => positionsOf(name, words))
  return found.filter(
    (one) => !found.some((other) => contains(other, one) && other.end - other.start > one.end - one.start),
  )
}

function contains(outer: FoundName, inner: FoundName): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

function positionsOf(name: string, words: readonly Word[]): FoundName[] {
  const parts = wordsOf(name).map(({ text }) => text)
  if (parts.length === 0) return []
  // "A" and "ALL" are share symbols, but also words.
  const isShortSymbol = parts.length === 1 && name.length <= 3 && name === name.toUpperCase()
  const form = isShortSymbol ? (word: string) => word : fold
  const all = parts.map(form)
  const significant = all.filter((part) => !GENERIC.has(part))
  const last = significant.at(-1)
  return words.flatMap((first, at) => {
    const starts = (part: readonly string[]) =>
      part.length > 0 && part.every((word, offset) => form(words[at + offset]?.text ?? '') === word)
    const isShortName =
      significant.length > 1 && last === form(first.text) && followsDeterminer(words[at - 1])
    const length = starts(all) ? all.length : starts(significant) ? significant.length : isShortName ? 1 : 0
    const end = words[at + length - 1]
    return length > 0 && end ? [{ name, start: first.start, end: end.end }] : []
  })
}

function followsDeterminer(before: Word | undefined): boolean {
  return before !== undefined && BEFORE_SHORT_NAME.has(before.text.toLowerCase())
}
