import * as z from 'zod/mini'
import { must, positiveAmount, wholeNumber } from './fields'

/** How much may go to debts each month: a share of the income in percent, or a fixed amount. */
export const budgetRule = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('share'), percent: wholeNumber(1, 100) }),
    z.strictObject({ kind: z.literal('amount'), amount: positiveAmount }),
  ],
  must('a share or an amount'),
)
export type BudgetRule = z.infer<typeof budgetRule>
