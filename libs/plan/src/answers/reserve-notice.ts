import { dateInWords, type MoneyFormat } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'

/** The amount to set aside and the day it is for; null if there is none. */
export function reserveNotice(
  { reserved, reservedFor }: Pick<MonthlyPlan, 'reserved' | 'reservedFor'>,
  today: string,
  money: MoneyFormat,
): string | null {
  if (reserved === 0n || reservedFor === null) return null
  return `Keep ${money(reserved)} for ${dateInWords(reservedFor, today)}: that month's payments are higher than its budget.`
}
