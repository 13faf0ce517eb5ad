import type { BankFile } from '@solvent/bank-files'
import { readUnsureEntry } from '@solvent/quick-entry'

/** How long to look up names; those of the most lines come first. */
const TIME_LIMIT_MS = 800
const UNKNOWN_CATEGORY = 'Other'
/** The categories do not depend on the person's books. */
const NO_BOOKS = {
  today: '2026-01-01',
  currency: 'USD',
  accounts: ['Cash'],
  liabilities: [],
  positions: [],
} as const

/**
 * The categories of the other parties that money went to, by their names in lower case, as the reader of messages knows
 * them: supermarkets are groceries. Unknown names are left out.
 */
export function usualCategories({ statements }: BankFile): Map<string, string> {
  const counts = new Map<string, number>()
  for (const { amount, counterparty, text } of statements.flatMap(({ lines }) => lines)) {
    const name = (counterparty || text).toLowerCase()
    if (amount < 0n && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const categories = new Map<string, string>()
  const end = performance.now() + TIME_LIMIT_MS
  for (const [name] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (performance.now() > end) break
    const category = categoryOf(name)
    if (category !== null) categories.set(name, category)
  }
  return categories
}

function categoryOf(name: string): string | null {
  // Digits would be read as an amount.
  const words = name
    .replace(/[^\p{Letter}\s&'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words === '') return null
  const entry = readUnsureEntry(`spent 10 on ${words}`, NO_BOOKS)
  return entry?.kind === 'expense' && entry.category !== UNKNOWN_CATEGORY ? entry.category : null
}
