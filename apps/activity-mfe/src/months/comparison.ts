import type { MonthFigures } from '@solvent/contracts'
import { counted } from '@solvent/money'
import { formatAmount } from '@solvent/ui'
import type { MonthAnswer } from './month-answer'

type Compared = Pick<MonthAnswer, 'before' | 'mean' | 'mean_of'>

/**
 * A figure in the month before, and its mean: "Last month $1,200.00 · mean of 6 months $1,150.00". The mean of one
 * month is left out, as it is the month before.
 */
export function comparison(
  { before, mean, mean_of }: Compared,
  figure: keyof MonthFigures,
  isCurrent: boolean,
): string {
  const last = `${isCurrent ? 'Last month' : 'Month before'} ${formatAmount(before[figure])}`
  if (!mean || mean_of < 2) return last
  return `${last} · mean of ${counted(mean_of, 'month')} ${formatAmount(mean[figure])}`
}
