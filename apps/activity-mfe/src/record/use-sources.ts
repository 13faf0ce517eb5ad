import { useRead } from '@solvent/api-client'
import { DEFAULT_PAYMENT_SOURCE, listAssets } from '@solvent/contracts'
import { paymentSources } from '@solvent/payment'

/** The types of liquid assets that money can come from, for `SourceField`, and which of them is meant. */
export function useSources() {
  const assets = useRead(listAssets, {})
  const sources = assets.data && paymentSources(assets.data.assets)
  return {
    /** What the field that chooses one needs besides its own value. */
    choice: { sources, failed: assets.error !== null, onRetry: assets.retry },
    /** The chosen one; without a choice Cash, or the first where there is none. */
    meant(chosen: string): string {
      const named = sources?.find(({ name }) => name === chosen)
      return (named ?? sources?.[0])?.name ?? DEFAULT_PAYMENT_SOURCE
    },
  }
}
