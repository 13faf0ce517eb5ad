import {
  type BodyOf,
  type changeRecurring as changeRecurringContract,
  type listRecurring as listRecurringContract,
  MAX_PAST_OCCURRENCES,
  MAX_RECURRING,
  type Recurring,
  type RecurringFields,
  type ResponseOf,
} from '@solvent/contracts'
import { addDays, occurrencesBetween, toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import { openLiabilities } from '../../../storage/tables/liabilities-table'
import { allOccurrences } from '../../../storage/tables/occurrences-table'
import {
  allRecurring,
  countRecurring,
  insertRecurring,
  type RecurringRow,
  deleteRecurring as removeRecurring,
  updateRecurring,
} from '../../../storage/tables/recurring-table'
import { DomainError } from '../../domain-error'
import { invalidField } from '../../invalid-field'
import type { Services } from '../../services'
import type { Books, BooksView } from '../books'
import { requireCategory } from '../categories/category-names'
import { readBooks, withBooks } from '../with-books'
import { debtOfBill } from './debt-of-bill'
import { recurrenceOf, withNextFrom } from './recurrence-of'
import { toOccurrence, toRecurring } from './recurring-view'
import { requireRecurring } from './take-occurrence'

export function listRecurring(
  services: Services,
  userId: string,
): Promise<ResponseOf<typeof listRecurringContract>> {
  return readBooks(services, userId, async (books) => {
    const rows = await allRecurring(books)
    // Most people have none.
    if (rows.length === 0) return { recurring: [], occurrences: [] }
    const [debts, waiting] = await Promise.all([openLiabilities(books), allOccurrences(books)])
    const byId = new Map(rows.map((row) => [row.id, row]))
    return {
      recurring: rows.map((row) => toRecurring(row, debts)),
      occurrences: waiting.flatMap((occurrence) => {
        const row = byId.get(occurrence.recurringId)
        return row ? [toOccurrence(occurrence, row, books.today)] : []
      }),
    }
  })
}

/**
 * Occurrences up to today are recorded when the books are next opened.
 *
 * @throws DomainError `too_many_recurring`, and `invalid_request` if it never happens, would record too many entries
 *   for days that have passed, moves money within an account, or pays a debt
 */
export function addRecurring(
  services: Services,
  userId: string,
  fields: RecurringFields,
): Promise<Recurring> {
  return withBooks(services, userId, async (books) => {
    await requireRoom(books)
    const row = withNextFrom(toRow(newId(), fields), fields.starts_on)
    await requireSound(books, row)
    requireFewPast(row, books.today)
    await insertRecurring(books, row, books.now())
    return answerOf(books, row)
  })
}

/**
 * Replaces the values from a day on. If it happens before that day, or an occurrence waits, it ends there and another
 * one continues.
 *
 * @throws DomainError `not_found`, `too_many_recurring`, and `invalid_request` as `addRecurring` does, or for a day
 *   that is not after today
 */
export function changeRecurring(
  services: Services,
  userId: string,
  id: string,
  { from, ...fields }: BodyOf<typeof changeRecurringContract>,
): Promise<Recurring> {
  return withBooks(services, userId, async (books) => {
    if (from <= books.today) throw invalidField('from', 'must be after today')
    const before = await requireRecurring(books, id)
    const isSplit = await hasEarlier(books, before, from)
    const row = withNextAfter(before, toRow(isSplit ? newId() : id, fields), from)
    await requireSound(books, row)
    if (isSplit) await updateRecurring(books, endedBefore(before, from))
    if (isSplit || before.nextOn === null) await requireRoom(books)
    await (isSplit ? insertRecurring(books, row, books.now()) : updateRecurring(books, row))
    return answerOf(books, row)
  })
}

/** @throws DomainError `not_found` */
export async function deleteRecurring(services: Services, userId: string, id: string): Promise<void> {
  await withBooks(services, userId, async (books) => {
    await requireRecurring(books, id)
    await removeRecurring(books, id)
  })
}

/** Whether there are occurrences that keep their values if these change from a day on. */
async function hasEarlier(books: BooksView, { id, nextOn }: RecurringRow, from: string): Promise<boolean> {
  if (nextOn !== null && nextOn < from) return true
  return (await allOccurrences(books)).some(({ recurringId }) => recurringId === id)
}

/** The new values from a day on, without the days that were recorded, skipped or moved before they came. */
function withNextAfter(before: RecurringRow, row: Omit<RecurringRow, 'nextOn'>, from: string): RecurringRow {
  const through = before.nextOn === null ? before.endsOn : addDays(before.nextOn, -1)
  const behind = occurrencesBetween(recurrenceOf(before), {
    after: addDays(from, -1),
    through: through ?? from,
  })
  let next = withNextFrom(row, from)
  while (next.nextOn !== null && behind.includes(next.nextOn)) {
    next = withNextFrom(row, addDays(next.nextOn, 1))
  }
  return next
}

function endedBefore(row: RecurringRow, from: string): RecurringRow {
  const lastDay = addDays(from, -1)
  const endsOn = row.endsOn !== null && row.endsOn < lastDay ? row.endsOn : lastDay
  return { ...row, endsOn, nextOn: row.nextOn !== null && row.nextOn <= endsOn ? row.nextOn : null }
}

async function answerOf(books: BooksView, row: RecurringRow): Promise<Recurring> {
  return toRecurring(row, await openLiabilities(books))
}

function toRow(id: string, fields: RecurringFields): Omit<RecurringRow, 'nextOn'> {
  const { kind, name, unit, every, automatic } = fields
  const isTransfer = fields.kind === 'transfer'
  return {
    id,
    kind,
    name,
    amount: toMinor(fields.amount),
    account: isTransfer ? fields.from_account : fields.account,
    toAccount: isTransfer ? fields.to_account : null,
    category: isTransfer ? null : fields.category,
    unit,
    every,
    startsOn: fields.starts_on,
    endsOn: fields.ends_on,
    automatic,
  }
}

async function requireRoom(books: BooksView): Promise<void> {
  if ((await countRecurring(books)) >= MAX_RECURRING) throw new DomainError('too_many_recurring')
}

async function requireSound(books: Books, row: RecurringRow): Promise<void> {
  if (row.kind !== 'transfer' && row.category !== null) await requireCategory(books, row.kind, row.category)
  if (row.account === row.toAccount) throw invalidField('to_account', 'Choose two different accounts.')
  if (row.nextOn === null)
    throw invalidField('ends_on', 'It would end before it happens. Choose a later day.')
  const debt = debtOfBill(row, await openLiabilities(books))
  if (debt) {
    throw invalidField(
      'name',
      `${row.name} is one of your liabilities. Its payments are already part of your plan.`,
    )
  }
}

function requireFewPast(row: RecurringRow, today: string): void {
  const bounds = { after: addDays(row.startsOn, -1), through: today }
  const { length } = occurrencesBetween(recurrenceOf(row), bounds, MAX_PAST_OCCURRENCES + 1)
  if (length <= MAX_PAST_OCCURRENCES) return
  const message = `It would record more than ${MAX_PAST_OCCURRENCES} entries for days that have passed. Start it later.`
  throw invalidField('starts_on', message)
}
