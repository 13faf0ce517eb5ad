import { assetNaming } from '@solvent/contracts'
import { WithNote } from '@solvent/ui'

interface AssetNameProps {
  asset: { asset_type: string; asset_description: string }
}

/** What the person calls an asset, its type under it. */
export function AssetName({ asset }: AssetNameProps) {
  const { name, type } = assetNaming(asset)
  return <WithNote note={type}>{name}</WithNote>
}
