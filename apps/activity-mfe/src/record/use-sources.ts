import { useRead } from '@solvent/api-client'
import { listAssets } from '@solvent/contracts'
import { paymentSources, sourceFor } from '@solvent/payment'

/** The types of liquid assets to pay from, as props of `SourceField`, and the selected one. */
export function useSources() {
  const assets = useRead(listAssets, {})
  const sources = assets.data && paymentSources(assets.data.assets)
  return {
    /** The props of `SourceField` except its value. */
    choice: { sources, failed: assets.error !== null, onRetry: assets.retry },
    /** The chosen source if it exists, otherwise the usual one; Cash before they are loaded. */
    selectedSource: (chosen: string): string => sourceFor(sources ?? [], { name: chosen, amount: 0n }).name,
  }
}
