import {
  addRecurring,
  changeRecurring,
  deleteRecurring,
  type Entry,
  listRecurring,
  moveOccurrence,
  type Occurrence,
  type Recurring,
  type RecurringFields,
  recordOccurrence,
  skipOccurrence,
  suggestRecurring,
} from '@solvent/contracts'
import { addDays, nextOccurrence } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { withLimitNotice } from './limit-notice'
import { recordOne } from './record-answers'
import { Refusal } from './refusal'
import { TODAY } from './today'

/** What comes back. The fake API's day never changes, so none of it is recorded without an answer. */
export function recurringAnswers(books: Books): Answer[] {
  return [
    answer(listRecurring, () => ({ recurring: books.recurring, occurrences: books.occurrences })),
    answer(suggestRecurring, () => {
      const names = new Set(books.recurring.map(({ name }) => name))
      return { suggestions: (books.person.suggested ?? []).filter(({ name }) => !names.has(name)) }
    }),
    answer(addRecurring, ({ body }) => {
      const added = withNextFrom(toRecurring(books.nextId(), body), addDays(TODAY, 1))
      books.recurring.push(added)
      return added
    }),
    answer(changeRecurring, ({ params, body: { from, ...fields } }) =>
      change(books, params.id, from, fields),
    ),
    answer(deleteRecurring, ({ params }) => {
      const { id } = requireRecurring(books, params.id)
      books.recurring = books.recurring.filter((one) => one.id !== id)
      books.occurrences = books.occurrences.filter((one) => one.recurring_id !== id)
      return { message: 'Recurring entry deleted.' }
    }),
    answer(recordOccurrence, ({ params, body }) => {
      const taken = take(books, params.id, body.due_on)
      const { amount = taken.amount, occurred_on = taken.on < TODAY ? taken.on : TODAY } = body
      return withLimitNotice(books, recordTaken(books, { ...taken, amount }, occurred_on))
    }),
    answer(skipOccurrence, ({ params, body }) => {
      take(books, params.id, body.due_on)
      return { message: 'Skipped.' }
    }),
    answer(moveOccurrence, ({ params, body: { due_on, on } }) => {
      requireLater('on', on)
      const moved = { ...take(books, params.id, due_on), on, is_due: false, problem: null }
      books.occurrences.push(moved)
      return { message: 'Moved.' }
    }),
  ]
}

function change(books: Books, id: string, from: string, fields: RecurringFields): Recurring {
  requireLater('from', from)
  const before = requireRecurring(books, id)
  const isLater = before.next_on !== null && before.next_on < from
  const changed = withNextFrom(toRecurring(isLater ? books.nextId() : id, fields), from)
  const ended = isLater ? [withNextFrom({ ...before, ends_on: addDays(from, -1) }, addDays(TODAY, 1))] : []
  books.recurring = books.recurring.flatMap((one) => (one.id === id ? [changed, ...ended] : [one]))
  return changed
}

function toRecurring(id: string, fields: RecurringFields): Omit<Recurring, 'next_on'> {
  const { kind, name, amount, unit, every, starts_on, ends_on, automatic } = fields
  const account = fields.kind === 'transfer' ? fields.from_account : fields.account
  const to_account = fields.kind === 'transfer' ? fields.to_account : null
  const category = fields.kind === 'transfer' ? null : fields.category
  const money = { kind, name, amount, account, to_account, category }
  return { id, ...money, unit, every, starts_on, ends_on, automatic, liability: null }
}

function withNextFrom(recurring: Omit<Recurring, 'next_on'>, from: string): Recurring {
  const { unit, every, starts_on: startsOn, ends_on: endsOn } = recurring
  return { ...recurring, next_on: nextOccurrence({ unit, every, startsOn, endsOn }, from) }
}

/** Removes an occurrence that waits, or moves on from the next one. */
function take(books: Books, id: string, dueOn: string): Occurrence {
  const recurring = requireRecurring(books, id)
  const waiting = books.occurrences.find((one) => one.recurring_id === id && one.due_on === dueOn)
  books.occurrences = books.occurrences.filter((one) => one !== waiting)
  if (waiting) return waiting
  if (recurring.next_on !== dueOn) {
    throw new Refusal('not_found', 'This was already recorded or skipped.')
  }
  Object.assign(recurring, withNextFrom(recurring, addDays(dueOn, 1)))
  const { kind, name, amount, account, to_account, category } = recurring
  const money = { kind, name, amount, account, to_account, category }
  return { recurring_id: id, ...money, due_on: dueOn, on: dueOn, is_due: false, problem: null }
}

function recordTaken(books: Books, taken: Occurrence, occurred_on: string): Entry {
  const { kind, name: note, amount, account, to_account, category } = taken
  const shared = { amount, occurred_on, note }
  if (kind === 'transfer') {
    return recordOne(books, { ...shared, kind, from_account: account, to_account: to_account ?? '' })
  }
  // The contract lets an expense only have the category of an expense, which the answer's type does not say.
  return recordOne(books, { ...shared, kind, account, category } as Parameters<typeof recordOne>[1])
}

function requireRecurring({ recurring }: Books, id: string): Recurring {
  const found = recurring.find((one) => one.id === id)
  if (found) return found
  throw new Refusal('not_found', 'This recurring entry no longer exists.')
}

function requireLater(field: string, day: string): void {
  if (day > TODAY) return
  throw new Refusal('invalid_request', undefined, [{ field, message: 'must be after today' }])
}
