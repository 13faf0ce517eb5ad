import * as z from 'zod/mini'
import { NUMBER_MESSAGES } from './number-messages'

/** The largest amount: 999,999,999,999.99. */
const MAX_AMOUNT = 999_999_999_999.99

const TWO_DECIMALS = /^\d+(\.\d{1,2})?$/
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/u

/** Reports a missing or empty value differently from one of the wrong type. */
export function must(be: string) {
  const isMissing = (input: unknown) => input === undefined || input === ''
  return { error: (issue: { input?: unknown }) => (isMissing(issue.input) ? 'is required' : `must be ${be}`) }
}

const [, TOO_MANY_DECIMALS] = NUMBER_MESSAGES

/** A decimal number from 0 to `max` with at most two decimals. */
export function decimal(max: number, tooLarge: string) {
  return z.number(must('a number')).check(
    z.minimum(0, 'must not be negative'),
    z.maximum(max, tooLarge),
    z.refine((value) => TWO_DECIMALS.test(String(value)), TOO_MANY_DECIMALS),
  )
}

/** Money a person enters: a decimal number in their currency. */
export const amount = decimal(MAX_AMOUNT, 'is too large')

/** An amount above 0. */
export const positiveAmount = amount.check(z.positive('must be greater than 0'))

/** Percent a year. */
export const interestRate = decimal(100, 'must be at most 100')

/** A calendar date, YYYY-MM-DD. Bounded so that the last instalment is still in a four-digit year. */
export const date = z.iso.date(must('a date like 2026-03-31')).check(
  z.refine((value) => value >= '1900-01-01', 'must be 1900 or later'),
  z.refine((value) => value <= '2999-12-31', 'must be 2999 or earlier'),
)

/** A month, YYYY-MM. */
export const month = z
  .string(must('text'))
  .check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'must be a month like 2026-03'))

/** Text a person typed: trimmed, without control characters, which cannot be stored or shown. */
export function text(maxLength: number) {
  return z.string(must('text')).check(
    z.trim(),
    z.maxLength(maxLength, `must be at most ${maxLength} characters`),
    z.refine((value) => !CONTROL_CHARACTERS.test(value), 'contains characters that we cannot save'),
  )
}

export function requiredText(maxLength: number) {
  return text(maxLength).check(z.minLength(1, 'is required'))
}

export const flag = z.boolean(must('true or false'))

/** A whole number in a range, both ends inclusive. */
export function wholeNumber(min: number, max: number) {
  return z
    .int(must('a whole number'))
    .check(z.minimum(min, `must be at least ${min}`), z.maximum(max, `must be at most ${max}`))
}

/** A whole number in a range, sent as text in a query string. */
export function queryNumber(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
    z.pipe(z.transform(Number), wholeNumber(min, max)),
  )
}

/** An amount sent as text in a query string. */
export const queryAmount = z.pipe(
  z.string(must('an amount like 99.50')).check(z.regex(/^\d{1,15}(\.\d+)?$/, 'must be an amount like 99.50')),
  z.pipe(z.transform(Number), amount),
)

export const id = z.uuid(must('an id'))
export const idParams = z.strictObject({ id })

export const FREQUENCIES = ['monthly', 'quarterly', 'yearly', 'weekly', 'biweekly'] as const
export const frequency = z.enum(FREQUENCIES, must('monthly, quarterly, yearly, weekly or biweekly'))

export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR'] as const
export const currency = z.enum(CURRENCIES, must(`one of ${CURRENCIES.join(', ')}`))

/** File formats in which plans and schedules can be downloaded. */
const FILE_FORMATS = ['csv', 'json'] as const
export const fileFormat = z.enum(FILE_FORMATS, must('csv or json'))

/** The response of a deletion: the entry to undo to restore it. */
export const deleted = z.strictObject({ entry_id: id })

/** The response of a call without other data. */
export const done = z.strictObject({ message: z.string() })
