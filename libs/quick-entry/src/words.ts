export type Word = { text: string; start: number; end: number }

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'&.-]*/gu

/** The words of a text with their positions, without trailing punctuation. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const word = match[0].replace(/['&.-]+$/, '')
    return { text: word, start: match.index, end: match.index + word.length }
  })
}

/** A word in the form used for comparison: lower case, without a plural or possessive ending. */
export function fold(word: string): string {
  const small = word.toLowerCase().replace(/'s$/, '')
  if (small.endsWith('ies') && small.length > 4) return `${small.slice(0, -3)}y`
  return small.length > 3 && small.endsWith('s') && !small.endsWith('ss') ? small.slice(0, -1) : small
}

/** A regular expression group that matches any of the words. */
export function anyOf(words: readonly string[]): string {
  return `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`
}

/** The words of a text separated by commas or blanks, as a set. */
export function setOf(line: string): ReadonlySet<string> {
  return new Set(line.split(/[,\s]+/))
}
