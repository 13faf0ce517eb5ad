import { CONTAINERS, HARMLESS_WORDS, TRANSPARENT_WORDS } from './category-words'
import { anyOf, fold, wordsOf } from './words'

const CONTAINER = new RegExp(`^(?:.* )?${anyOf(CONTAINERS)} of `, 'i')
const AFTER_HEAD = / (?:with|at|for|in|near|to|of|from|by|on) .*$/i

/**
 * The category of a purpose by the last word before a preposition: `lunch` in `lunch with Ana`. `Other` if no word
 * is known; null if only other words are known (`coffee machine`) or if two items disagree.
 */
export function categoryOf<Category extends string>(
  purpose: string,
  table: Readonly<Record<Category, readonly string[]>>,
): Category | 'Other' | null {
  const kinds = new Set(headsOf(purpose).map((part) => kindOf(part, table)))
  const [kind = null] = kinds
  return kinds.size === 1 ? kind : null
}

/** Whether all words before a preposition are in the table, transparent or harmless. */
export function isAllKnown(purpose: string, table: Readonly<Record<string, readonly string[]>>): boolean {
  const known = new Set(Object.values(table).flatMap((entries) => entries.join(' ').split(' ').map(fold)))
  return headsOf(purpose).every((part) =>
    wordsOf(part).every(({ text }) => {
      const word = fold(text)
      return known.has(word) || TRANSPARENT_WORDS.has(word) || HARMLESS_WORDS.has(word)
    }),
  )
}

/** Whether a purpose has no preposition, and all its words in the table are of one category. */
export function isOfOneKind<Category extends string>(
  purpose: string,
  table: Readonly<Record<Category, readonly string[]>>,
): boolean {
  const kinds = wordsOf(purpose).map(({ text }) => lastKnown([fold(text)], table))
  return !AFTER_HEAD.test(purpose) && new Set(kinds.filter((kind) => kind !== null)).size <= 1
}

/** The items of a purpose, without what follows a preposition. */
function headsOf(purpose: string): string[] {
  return purpose
    .replace(CONTAINER, '')
    .replace(AFTER_HEAD, '')
    .split(/ (?:and|&) /i)
}

function kindOf<Category extends string>(
  part: string,
  table: Readonly<Record<Category, readonly string[]>>,
): Category | 'Other' | null {
  const words = wordsOf(part).map(({ text }) => fold(text))
  const exact = lastKnown(words, table)
  if (exact) return exact
  const stem = [...words]
  while (stem.length > 1 && TRANSPARENT_WORDS.has(stem.at(-1) ?? '')) stem.pop()
  const known = lastKnown(stem, table)
  if (known) return known
  const isPartlyKnown = words.some((_, end) => lastKnown(words.slice(0, end + 1), table))
  return isPartlyKnown || words.every((word) => HARMLESS_WORDS.has(word)) ? null : 'Other'
}

/** The category of the longest ending of the words that is in the table. */
function lastKnown<Category extends string>(
  words: readonly string[],
  table: Readonly<Record<Category, readonly string[]>>,
): Category | null {
  for (let length = Math.min(words.length, 3); length > 0; length -= 1) {
    const ending = words.slice(-length).join(' ')
    for (const category in table) {
      if (table[category].some((entry) => entry.split(' ').map(fold).join(' ') === ending)) return category
    }
  }
  return null
}
