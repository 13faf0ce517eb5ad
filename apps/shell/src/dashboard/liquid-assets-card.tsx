import type { Dashboard } from '@solvent/contracts'
import { Caption, formatDashboardAmount } from '@solvent/ui'
import { pages } from '../pages'
import { ClickableCard } from './clickable-card'

/** What a person owns; leads to the assets. */
export function LiquidAssetsCard({ dashboard }: { dashboard: Dashboard }) {
  const { total_assets, user } = dashboard
  return (
    <ClickableCard
      title="Liquid Assets"
      to={pages.assets.path}
      linkText="View Details"
      figure={formatDashboardAmount(total_assets, user.currency_preference)}
    >
      <Caption>
        {total_assets > 0 ? 'All your current assets together.' : 'Add what you own to see it here.'}
      </Caption>
    </ClickableCard>
  )
}
