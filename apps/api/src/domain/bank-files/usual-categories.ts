import type { BankFile } from '@solvent/bank-files'
import type { CategoryKind } from '@solvent/contracts'
import { readUnsureEntry } from '@solvent/quick-entry'
import { usualKey } from './usual-key'

/**
 * How much time of the processor to spend on names; those of the most lines come first. A new process on a slow machine
 * needs a second of it for the first names.
 */
const TIME_LIMIT_MS = 3_000
const UNKNOWN_CATEGORY = 'Other'
/** The categories do not depend on the person's books. */
const NO_BOOKS = {
  today: '2026-01-01',
  currency: 'USD',
  accounts: ['Cash'],
  liabilities: [],
  positions: [],
} as const
const SENTENCES: Readonly<Record<CategoryKind, string>> = {
  expense: 'spent 10 on ',
  income: 'got 10 from ',
}

/**
 * The categories of the other parties of a file, by their `usualKey`, as the reader of messages knows them:
 * supermarkets are groceries. Unknown names are left out.
 */
export function usualCategories({ statements }: BankFile): Map<string, string> {
  const names = new Map<string, { kind: CategoryKind; name: string; lines: number }>()
  for (const { amount, counterparty, text } of statements.flatMap(({ lines }) => lines)) {
    const kind = amount < 0n ? 'expense' : 'income'
    const name = counterparty || text
    const key = usualKey(kind, name)
    names.set(key, { kind, name, lines: (names.get(key)?.lines ?? 0) + 1 })
  }
  const categories = new Map<string, string>()
  // Many names differ only in the number of a shop.
  const read = new Map<string, string | null>()
  const end = processorMs() + TIME_LIMIT_MS
  for (const [key, { kind, name }] of [...names].sort(([, a], [, b]) => b.lines - a.lines)) {
    if (processorMs() > end) break
    const words = wordsOf(name)
    const sentence = SENTENCES[kind] + words
    if (words !== '' && !read.has(sentence)) read.set(sentence, categoryIn(sentence, kind))
    const category = read.get(sentence)
    if (category) categories.set(key, category)
  }
  return categories
}

function wordsOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/\.(com|net|org|co|io|de|fr|es|uk)\b/g, ' ')
      // Digits would be read as an amount.
      .replace(/[^\p{Letter}\s&'-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function categoryIn(sentence: string, kind: CategoryKind): string | null {
  const entry = readUnsureEntry(sentence, NO_BOOKS)
  const isKnown = entry?.kind === kind && entry.category !== UNKNOWN_CATEGORY
  return isKnown ? entry.category : null
}

/** Time of the processor that this process has used: on a busy machine it is less than has passed. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
