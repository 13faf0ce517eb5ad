import type { RecurringSuggestion } from '@solvent/contracts'
import { addDays, fromMinor, type Recurrence } from '@solvent/money'
import { allAssets } from '../../../storage/tables/assets-table'
import { openLiabilities } from '../../../storage/tables/liabilities-table'
import { allRecurring, type RecurringRow } from '../../../storage/tables/recurring-table'
import { type RepeatedNote, repeatedNotes } from '../../../storage/tables/repeated-notes'
import type { Services } from '../../services'
import type { BooksView } from '../books'
import { accountsOf } from '../entry-accounts'
import { requireEntry } from '../require-entry'
import { readBooks } from '../with-books'
import { debtOfBill } from './debt-of-bill'
import { continuedRhythm, nextOfRhythm } from './rhythm'

/** Long enough for two entries that are a year apart. */
const DAYS_LOOKED_BACK = 400
const MAX_SUGGESTIONS = 5

/**
 * What was recorded at least twice in a rhythm with the same note and about the same amount, and is not recurring yet,
 * the latest first.
 */
export function suggestRecurring(services: Services, userId: string): Promise<RecurringSuggestion[]> {
  return readBooks(services, userId, async (books) => {
    const known = await allRecurring(books)
    const suggestions: RecurringSuggestion[] = []
    for (const repeated of await repeatedNotes(books, addDays(books.today, -DAYS_LOOKED_BACK))) {
      const rhythm = hasSteadyAmount(repeated) ? continuedRhythm(repeated.entries.map(({ on }) => on)) : null
      const startsOn = rhythm && nextOfRhythm(rhythm, books.today)
      const suggestion = startsOn && (await suggestionOf(books, repeated, { ...rhythm, startsOn }))
      if (suggestion && !isKnown(suggestion, known)) suggestions.push(suggestion)
      if (suggestions.length === MAX_SUGGESTIONS) break
    }
    return withoutDebts(books, suggestions)
  })
}

/** The last two differ by at most a tenth. */
function hasSteadyAmount({ entries: [last, before] }: RepeatedNote): boolean {
  if (!last || !before) return false
  const difference = last.amount > before.amount ? last.amount - before.amount : before.amount - last.amount
  return difference * 10n <= last.amount
}

async function suggestionOf(
  books: BooksView,
  { kind, entries: [last] }: RepeatedNote,
  { unit, every, startsOn: starts_on }: Recurrence,
): Promise<RecurringSuggestion | null> {
  if (!last) return null
  const entry = await requireEntry(books, last.id)
  const { from, to } = accountsOf(entry, null, await allAssets(books))
  const account = kind === 'income' ? to : from
  if (account === null || entry.category === null) return null
  const { note: name, category } = entry
  return { kind, name, amount: fromMinor(last.amount), account, category, unit, every, starts_on }
}

function isKnown({ kind, name }: RecurringSuggestion, known: readonly RecurringRow[]): boolean {
  return known.some((row) => row.kind === kind && row.name.toLowerCase() === name.toLowerCase())
}

async function withoutDebts(
  books: BooksView,
  suggestions: RecurringSuggestion[],
): Promise<RecurringSuggestion[]> {
  if (suggestions.length === 0) return []
  const debts = await openLiabilities(books)
  return suggestions.filter((suggestion) => debtOfBill(suggestion, debts) === null)
}
