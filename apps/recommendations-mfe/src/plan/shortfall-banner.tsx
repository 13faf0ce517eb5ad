import type { Plan } from '@solvent/contracts'
import { Banner } from '@solvent/ui'

interface ShortfallBannerProps {
  shortfall: NonNullable<Plan['shortfall']>
}

/** Explains the shortfall of the budget, and which expected money would cover it. */
export function ShortfallBanner({ shortfall: { meaning, relief } }: ShortfallBannerProps) {
  return (
    <Banner tone="warning">
      {meaning}
      {relief && ` ${relief}`}
    </Banner>
  )
}
