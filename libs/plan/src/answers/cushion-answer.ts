import type { Plan, PlanInputs } from '@solvent/contracts'
import { backToMinor, fromMinor, type MoneyFormat } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { proposedCushion } from './cushion'

/** The cushion, and what this month sets aside for it. */
export function cushionAnswer(
  { cushioned }: MonthlyPlan,
  inputs: PlanInputs,
  money: MoneyFormat,
): Plan['cushion'] {
  const { cushion: chosen = null } = inputs
  return {
    chosen,
    proposed: fromMinor(proposedCushion(inputs)),
    filled: fromMinor(cushioned),
    notice:
      chosen === null || cushioned === 0n
        ? null
        : `Keep ${money(cushioned)} of this month's budget for your cushion of ${money(backToMinor(chosen))}.`,
  }
}
