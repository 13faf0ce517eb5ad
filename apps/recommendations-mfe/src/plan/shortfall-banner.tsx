import type { Plan } from '@solvent/contracts'
import { Banner } from '@solvent/ui'

interface ShortfallBannerProps {
  shortfall: NonNullable<Plan['shortfall']>
}

/** Says by how much the budget does not cover what is due, what that means, and which expected money would help. */
export function ShortfallBanner({ shortfall: { meaning, relief } }: ShortfallBannerProps) {
  return (
    <Banner tone="warning">
      {meaning}
      {relief && ` ${relief}`}
    </Banner>
  )
}
