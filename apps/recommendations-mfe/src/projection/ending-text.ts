import type { PayoffProjection } from '@solvent/contracts'

/** Shown instead of a debt-free month when the debts are not paid off. */
export const ENDING_TEXT: Record<Exclude<PayoffProjection['ending'], 'debt_free'>, string> = {
  never: 'Not with this budget',
  too_far: 'More than 100 years',
}
