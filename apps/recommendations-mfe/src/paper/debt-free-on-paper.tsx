import type { PayoffProjection, Plan } from '@solvent/contracts'
import { monthInWords } from '@solvent/money'
import { courseAnswer } from '@solvent/plan/answers'
import { formatAmount } from '@solvent/ui'
import { DebtFree } from './paper-styles'

export interface DebtFreeOnPaperProps {
  plan: Plan
  projection: PayoffProjection
}

/** When the plan ends and what it costs. */
export function DebtFreeOnPaper({ plan, projection }: { plan: Plan; projection: PayoffProjection }) {
  const { strategy, reserve } = plan
  const { debt_free_month, total_interest } = courseAnswer(projection.inputs, { strategy, reserve })
  if (!debt_free_month)
    return <DebtFree>With this budget, we can't see your last debt being paid off.</DebtFree>
  return (
    <DebtFree>
      <strong>{`Debt-free in ${monthInWords(debt_free_month)}`}</strong>
      {`, with ${formatAmount(total_interest)} in interest.`}
    </DebtFree>
  )
}
