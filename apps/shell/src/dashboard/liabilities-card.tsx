import type { Dashboard, TypeShare } from '@solvent/contracts'
import { counted } from '@solvent/money'
import { Badge, Caption, formatDashboardAmount, Progress } from '@solvent/ui'
import { paths } from '../paths'
import { ClickableCard } from './clickable-card'
import { liabilityStanding } from './standing'
import { sumOf } from './sum-of'

/** This many active liabilities fill the bar. */
const FULL_BAR_COUNT = 5

/** The types with the largest balances are named. */
const MAX_NAMED_TYPES = 3

/** What is owed, and on how many debts; links to the liabilities. */
export function LiabilitiesCard({ dashboard }: { dashboard: Dashboard }) {
  const { active_liabilities_count: active, total_liabilities, liabilities_by_type, user } = dashboard
  const inCurrency = (amount: number) => formatDashboardAmount(amount, user.currency_preference)
  const { label, tone } = liabilityStanding(active)
  return (
    <ClickableCard
      title="Liabilities"
      to={paths.liabilities}
      linkText="Manage Payments"
      badge={<Badge tone={tone}>{label}</Badge>}
      figure={inCurrency(total_liabilities)}
    >
      <Progress
        label="Active liabilities"
        value={active}
        max={FULL_BAR_COUNT}
        text={`${active} active`}
        tone={tone}
      />
      {active > 0 && <Caption>{typesText(liabilities_by_type, inCurrency)}</Caption>}
    </ClickableCard>
  )
}

/** What is owed by type, such as "Car Loan $11,641 · Mortgage $8,000". */
function typesText(types: readonly TypeShare[], format: (amount: number) => string): string {
  const named = types.slice(0, MAX_NAMED_TYPES)
  const others = types.slice(MAX_NAMED_TYPES)
  const parts = named.map(({ type, amount }) => `${type} ${format(amount)}`)
  if (others.length > 0) {
    parts.push(`${counted(others.length, 'other')} ${format(sumOf(others.map(({ amount }) => amount)))}`)
  }
  return parts.join(' · ')
}
