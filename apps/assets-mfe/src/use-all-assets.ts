import { type QueryState, useRead } from '@solvent/api-client'
import { type Asset, listAssets, listTentativeAssets, type TentativeAsset } from '@solvent/contracts'

export interface AllAssets {
  current: Asset[]
  expected: TentativeAsset[]
}

/** Both lists as one query, because the page shows them together or not at all. */
export function useAllAssets(): QueryState<AllAssets> {
  const current = useRead(listAssets, {})
  const expected = useRead(listTentativeAssets, {})
  const data =
    current.data && expected.data
      ? { current: current.data.assets, expected: expected.data.tentative_assets }
      : undefined
  return {
    data,
    error: current.error ?? expected.error,
    // The age of the older one.
    asOf: current.asOf && expected.asOf && Math.min(current.asOf, expected.asOf),
    fetching: current.fetching || expected.fetching,
    retry: () => {
      current.retry()
      expected.retry()
    },
  }
}
