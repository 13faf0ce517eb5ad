import { type Liability, liabilityNaming } from '@solvent/contracts'
import { formatAmount, formatPercent, Progress } from '@solvent/ui'

interface CreditUsedProps {
  liability: Liability
  limit: number
  compact?: boolean
}

/** How much of the limit of a card is used; in the list only in percent. */
export function CreditUsed({ liability, limit, compact = false }: CreditUsedProps) {
  const { remaining_amount: owed } = liability
  const used = `${formatPercent((100 * owed) / limit, 0)} used`
  const left = owed > limit ? `${formatAmount(owed - limit)} over` : `${formatAmount(limit - owed)} left`
  return (
    <Progress
      compact={compact}
      label={compact ? `${liabilityNaming(liability).name} credit used` : 'Credit used'}
      value={Math.min(owed, limit)}
      max={limit}
      text={compact ? used : `${used} of ${formatAmount(limit)}, ${left}`}
    />
  )
}
