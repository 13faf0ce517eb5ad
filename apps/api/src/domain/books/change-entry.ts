import type { BodyOf, changeEntry as changeEntryContract, Entry } from '@solvent/contracts'
import type { EntryRow } from '../../storage/tables/entries-query'
import { updateEntryPurpose } from '../../storage/tables/journal-table'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import type { Services } from '../services'
import { requireCategory } from './categories/category-names'
import { toEntry } from './entries'
import { learn } from './learned-words'
import { requireEntry } from './require-entry'
import { withBooks } from './with-books'

const SPLIT = 'This expense is split over several categories. Correct it to change them.'
const NO_PURPOSE = 'Only expenses and income have a category and a note to change.'

/**
 * Changes the category or the note of an expense or income. An absent field is left unchanged. The assistant learns a
 * new category for the words of the note.
 *
 * @throws DomainError `not_found`, `invalid_request` for another kind of entry or a category of the other kind
 */
export function changeEntry(
  services: Services,
  userId: string,
  id: string,
  { category, note }: BodyOf<typeof changeEntryContract>,
): Promise<Entry> {
  return withBooks(services, userId, async (books) => {
    const entry = await requireEntry(books, id)
    const after: EntryRow = { ...entry, category: category ?? entry.category, note: note ?? entry.note }
    const { kind } = entry
    if (kind !== 'expense' && kind !== 'income') throw new DomainError('invalid_request', NO_PURPOSE)
    if (category !== undefined) {
      if (entry.parts.length > 0 && category !== entry.category) throw invalidField('category', SPLIT)
      await requireCategory(books, kind, category)
    }
    await updateEntryPurpose(books, after)
    if (after.category !== entry.category)
      await learn(books, { kind, note: after.note, category: after.category, account: null }, books.now())
    return toEntry(after)
  })
}
