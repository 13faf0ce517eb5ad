import type { Dashboard } from '@solvent/contracts'
import { formatDashboardAmount } from '@solvent/ui'
import { ClickableCard, Figure } from './clickable-card'

export function LiquidAssetsCard({ dashboard }: { dashboard: Dashboard }) {
  return (
    <ClickableCard title="Liquid Assets" to="/assets" linkText="View Details">
      <Figure>{formatDashboardAmount(dashboard.total_assets, dashboard.user.currency_preference)}</Figure>
    </ClickableCard>
  )
}
