import { useRead } from '@solvent/api-client'
import { DEFAULT_PAYMENT_SOURCE, listAssets } from '@solvent/contracts'
import { paymentSources } from '@solvent/payment'

/** The types of liquid assets to pay from, as props of `SourceField`, and the selected one. */
export function useSources() {
  const assets = useRead(listAssets, {})
  const sources = assets.data && paymentSources(assets.data.assets)
  return {
    /** The props of `SourceField` except its value. */
    choice: { sources, failed: assets.error !== null, onRetry: assets.retry },
    /** The chosen source if it exists, otherwise the first one; the default source before they are loaded. */
    selectedSource(chosen: string): string {
      const named = sources?.find(({ name }) => name === chosen)
      return (named ?? sources?.[0])?.name ?? DEFAULT_PAYMENT_SOURCE
    },
  }
}
