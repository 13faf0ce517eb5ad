import * as z from 'zod/mini'
import { account } from './assistant-actions'
import { endpoint } from './endpoint'
import { entryWithNotice } from './entries'
import { date, done, flag, id, idParams, must, positiveAmount, requiredText, wholeNumber } from './fields'
import { categoryName } from './own-categories'

/** The maximum number of recurring entries per person that have not ended. */
export const MAX_RECURRING = 100
/** The most entries that a new one may record for days that have passed. */
export const MAX_PAST_OCCURRENCES = 100

export const RECURRENCE_UNITS = ['week', 'month', 'last_working_day'] as const
export const RECURRING_KINDS = ['expense', 'income', 'transfer'] as const

const unit = z.enum(RECURRENCE_UNITS, must('week, month or last_working_day'))

/**
 * What comes back: its days are those of every `every`th week or month from `starts_on`, on the same weekday or day of
 * the month, or on the last working day of the month. A day that a month does not have is its last day.
 */
const shared = {
  /** The note of its entries. */
  name: requiredText(60),
  amount: positiveAmount,
  unit,
  every: wholeNumber(1, 52),
  starts_on: date,
  /** The last day on which it may happen; null without an end. */
  ends_on: z._default(z.nullable(date), null),
  /** Whether it is recorded on its day without asking. */
  automatic: flag,
}

const fields = {
  expense: { ...shared, kind: z.literal('expense'), account, category: categoryName },
  income: { ...shared, kind: z.literal('income'), account, category: categoryName },
  transfer: { ...shared, kind: z.literal('transfer'), from_account: account, to_account: account },
}

const newRecurring = z.discriminatedUnion(
  'kind',
  [z.strictObject(fields.expense), z.strictObject(fields.income), z.strictObject(fields.transfer)],
  must('expense, income or transfer'),
)
export type RecurringFields = z.infer<typeof newRecurring>

/** The first day on which the new values apply. */
const from = { from: date }

const changedRecurring = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ ...fields.expense, ...from }),
    z.strictObject({ ...fields.income, ...from }),
    z.strictObject({ ...fields.transfer, ...from }),
  ],
  must('expense, income or transfer'),
)

const basics = {
  name: z.string(),
  amount: z.number(),
  /** The account that the money leaves, or that an income goes to. */
  account: z.string(),
}

const money = {
  ...basics,
  kind: z.enum(RECURRING_KINDS),
  /** Of a transfer. */
  to_account: z.nullable(z.string()),
  /** Of an expense or income. */
  category: z.nullable(categoryName),
}

const recurring = z.strictObject({
  id,
  ...money,
  unit,
  every: z.number(),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  automatic: z.boolean(),
  /** The next day; null if it has ended. */
  next_on: z.nullable(z.string()),
  /**
   * The open debt with the same name. The debt counts in the plan instead, and an automatic bill asks before it is
   * recorded.
   */
  liability: z.nullable(z.string()),
})
export type Recurring = z.infer<typeof recurring>

/** One occurrence that waits for the person, or that was moved. */
const occurrence = z.strictObject({
  recurring_id: id,
  ...money,
  /** Its day by the recurrence, and the day it was moved to, or else the same. */
  due_on: z.string(),
  on: z.string(),
  /** Whether its day has come, so that the person can say whether it was paid. */
  is_due: z.boolean(),
  /** Why it was not recorded on its day, as text for the person; null if it asks. */
  problem: z.nullable(z.string()),
})
export type Occurrence = z.infer<typeof occurrence>

/** Those that have ended last, the others by their next day; occurrences by day. */
export const listRecurring = endpoint({
  name: 'listRecurring',
  method: 'GET',
  path: '/api/recurring',
  access: 'read',
  area: 'dashboard',
  response: z.strictObject({ recurring: z.array(recurring), occurrences: z.array(occurrence) }),
})

const suggestion = z.strictObject({
  ...basics,
  kind: z.enum(['expense', 'income']),
  category: categoryName,
  unit,
  every: z.number(),
  /** The next day. */
  starts_on: z.string(),
})
export type RecurringSuggestion = z.infer<typeof suggestion>

/** What was recorded at least twice in a rhythm and is not recurring yet, the latest first; at most 5. */
export const suggestRecurring = endpoint({
  name: 'suggestRecurring',
  method: 'GET',
  path: '/api/recurring/suggestions',
  access: 'read',
  area: 'dashboard',
  response: z.strictObject({ suggestions: z.array(suggestion) }),
})

/** Occurrences on days that have passed are recorded, or asked for, right away. */
export const addRecurring = endpoint({
  name: 'addRecurring',
  method: 'POST',
  path: '/api/recurring',
  access: 'manage',
  body: newRecurring,
  response: recurring,
  saves: 'recurring',
})

/** Replaces the values from a day on. Earlier occurrences keep theirs. */
export const changeRecurring = endpoint({
  name: 'changeRecurring',
  method: 'PUT',
  path: '/api/recurring/{id}',
  access: 'manage',
  params: idParams,
  body: changedRecurring,
  response: recurring,
  saves: 'recurring',
})

/** What it has recorded stays; occurrences that wait are no longer asked for. */
export const deleteRecurring = endpoint({
  name: 'deleteRecurring',
  method: 'DELETE',
  path: '/api/recurring/{id}',
  access: 'manage',
  params: idParams,
  response: done,
  saves: 'recurring',
})

/** One that waits, or the next one. */
const which = { due_on: date }

export const recordOccurrence = endpoint({
  name: 'recordOccurrence',
  method: 'POST',
  path: '/api/recurring/{id}/record',
  access: 'record',
  params: idParams,
  /** The usual amount, and its day or today if that is earlier, unless the body says otherwise. */
  body: z.strictObject({ ...which, amount: z.optional(positiveAmount), occurred_on: z.optional(date) }),
  response: entryWithNotice,
  saves: 'payment',
})

export const skipOccurrence = endpoint({
  name: 'skipOccurrence',
  method: 'POST',
  path: '/api/recurring/{id}/skip',
  access: 'record',
  params: idParams,
  body: z.strictObject(which),
  response: done,
  saves: 'recurring',
})

/** Moves one occurrence to a later day, at most `MAX_DAYS_AHEAD` from today, on which it is recorded or asked for. */
export const moveOccurrence = endpoint({
  name: 'moveOccurrence',
  method: 'POST',
  path: '/api/recurring/{id}/move',
  access: 'manage',
  params: idParams,
  body: z.strictObject({ ...which, on: date }),
  response: done,
  saves: 'recurring',
})
