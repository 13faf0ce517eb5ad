import * as z from 'zod/mini'
import { must } from './fields'

/** Text exactly as it is stored. */
export function stored(maxLength: number) {
  return z.string(must('text')).check(z.maxLength(maxLength, `must be at most ${maxLength} characters`))
}

export const instant = z.iso.datetime(must('a time like 2026-03-31T08:00:00.000Z'))

const MAX_AMOUNT = 999_999_999_999.99
const SIGNED_TWO_DECIMALS = /^-?\d+(\.\d{1,2})?$/

/** A decimal number that may be negative, up to this size, with at most two decimals. */
function signed(max: number) {
  return z.number(must('a number')).check(
    z.minimum(-max, 'is too small'),
    z.maximum(max, 'is too large'),
    z.refine((value) => SIGNED_TWO_DECIMALS.test(String(value)), 'must have at most two decimals'),
  )
}

/** A change of a balance. */
export const signedAmount = signed(MAX_AMOUNT)

/** The sum of up to twelve monthly balances. May be negative, because interest posted early bears no interest. */
export const sumOfBalances = signed(12 * MAX_AMOUNT)
