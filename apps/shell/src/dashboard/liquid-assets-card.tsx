import type { Dashboard } from '@solvent/contracts'
import { counted } from '@solvent/money'
import { Caption, formatDashboardAmount, ShareBar } from '@solvent/ui'
import { paths } from '../paths'
import { ClickableCard } from './clickable-card'
import { sumOf } from './sum-of'
import { toShares } from './to-shares'

/** What is owned; links to the assets. */
export function LiquidAssetsCard({ dashboard }: { dashboard: Dashboard }) {
  const { total_assets, liquid_assets, assets_by_type, user } = dashboard
  const inCurrency = (amount: number) => formatDashboardAmount(amount, user.currency_preference)
  const count = assets_by_type.reduce((sum, type) => sum + type.count, 0)
  return (
    <ClickableCard
      title="Liquid Assets"
      to={paths.assets}
      linkText="View Details"
      figure={inCurrency(total_assets)}
    >
      <Caption>
        {count > 0
          ? `${counted(count, 'asset')} · ${inCurrency(liquid_assets)} available for payments`
          : 'Add an asset to see it here.'}
      </Caption>
      {count > 0 && (
        <ShareBar
          title="What you own, by type"
          shares={toShares(assets_by_type)}
          format={inCurrency}
          sum={sumOf}
        />
      )}
    </ClickableCard>
  )
}
