import { dateInWords, type MoneyFormat } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'

/** What is kept, and for which day; null where nothing is. */
export function reserveNotice(
  { reserved, reservedFor }: Pick<MonthlyPlan, 'reserved' | 'reservedFor'>,
  today: string,
  money: MoneyFormat,
): string | null {
  if (reserved === 0n || reservedFor === null) return null
  return `Keep ${money(reserved)} for ${dateInWords(reservedFor, today)}, when more is due than the budget of that month covers.`
}
