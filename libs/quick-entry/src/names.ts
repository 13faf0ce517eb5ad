import { fold, setOf, type Word, wordsOf } from './words'

/** Where a text names something, and under which of the names. */
export type FoundName = { name: string; start: number; end: number }

/** Words of a name that say nothing alone. */
const GENERIC = setOf('account the my our a an of in at for and inc corp ltd plc co')
/** After these words the last word of a name can stand for all of it: the loan, my card. */
const BEFORE_SHORT_NAME = setOf('the my our a this that pay paid off on to from with by into towards toward')

/**
 * Which of the names a text names, in the order of the names: all of a name, its telling words (`savings` for
 * `Savings Account`), or its last word after `the`, `my` or a preposition (`the loan` for `Car Loan`). Several
 * that fit equally well are all answered; `the car loan` names no `Loan` besides.
 */
export function namesIn(text: string, names: readonly string[]): string[] {
  const found = new Set(findNames(text, names).map(({ name }) => name))
  return [...new Set(names)].filter((name) => found.has(name))
}

/** As `namesIn`, with the places in the text. */
export function findNames(text: string, names: readonly string[]): FoundName[] {
  const words = wordsOf(text)
  const found = [...new Set(names)].flatMap((name) => places(name, words))
  return found.filter(
    (one) => !found.some((other) => contains(other, one) && other.end - other.start > one.end - one.start),
  )
}

function contains(outer: FoundName, inner: FoundName): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

function places(name: string, words: readonly Word[]): FoundName[] {
  const parts = wordsOf(name).map(({ text }) => text)
  if (parts.length === 0) return []
  // "A" and "ALL" are symbols of shares, and words.
  const isShortSymbol = parts.length === 1 && name.length <= 3 && name === name.toUpperCase()
  const form = isShortSymbol ? (word: string) => word : fold
  const all = parts.map(form)
  const telling = all.filter((part) => !GENERIC.has(part))
  const last = telling.at(-1)
  return words.flatMap((first, at) => {
    const starts = (part: readonly string[]) =>
      part.length > 0 && part.every((word, offset) => form(words[at + offset]?.text ?? '') === word)
    const isShortName = telling.length > 1 && last === form(first.text) && followsDeterminer(words[at - 1])
    const length = starts(all) ? all.length : starts(telling) ? telling.length : isShortName ? 1 : 0
    const end = words[at + length - 1]
    return length > 0 && end ? [{ name, start: first.start, end: end.end }] : []
  })
}

function followsDeterminer(before: Word | undefined): boolean {
  return before !== undefined && BEFORE_SHORT_NAME.has(before.text.toLowerCase())
}
