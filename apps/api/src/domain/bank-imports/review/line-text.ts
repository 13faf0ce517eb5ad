import { plainText } from '../plain-text'

const NOT_IN_WORDS = /[^\p{Letter}\p{Number}]+/u
const MIN_WORD_LENGTH = 3

/** A text by which lines are compared. */
export interface LineText {
  /** In lower case without accents and punctuation, and without short words. */
  plain: string
  words: ReadonlySet<string>
}

export function lineText(...parts: readonly string[]): LineText {
  const words = plainText(parts.join(' '))
    .split(NOT_IN_WORDS)
    .filter((word) => word.length >= MIN_WORD_LENGTH)
  return { plain: words.join(' '), words: new Set(words) }
}

/** Whether two texts have a word in common. A text without words has one with every other. */
export function haveCommonWord(a: LineText, b: LineText): boolean {
  if (a.words.size === 0 || b.words.size === 0) return true
  return [...a.words].some((word) => b.words.has(word))
}

/** Whether all of the words are in the text; false if there are none. */
export function hasAllWords({ words }: LineText, wanted: Iterable<string>): boolean {
  const all = [...wanted]
  return all.length > 0 && all.every((word) => words.has(word))
}
