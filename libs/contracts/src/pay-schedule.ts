import * as z from 'zod/mini'
import { date, must, wholeNumber } from './fields'

const dayOfMonth = wholeNumber(1, 31)

/** When the income is paid. A day that a month does not have is its last day; `first` is any payday. */
export const paySchedule = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('monthly'), day: dayOfMonth }),
    z.strictObject({ kind: z.literal('twice_a_month'), day: dayOfMonth, second_day: dayOfMonth }),
    z.strictObject({ kind: z.literal('two_weeks'), first: date }),
    z.strictObject({ kind: z.literal('weekly'), first: date }),
    z.strictObject({ kind: z.literal('irregular') }),
  ],
  must('monthly, twice_a_month, two_weeks, weekly or irregular'),
)
export type PaySchedule = z.infer<typeof paySchedule>
