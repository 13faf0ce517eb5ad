import { assetNaming } from '@solvent/contracts'
import { WithNote } from '@solvent/ui'

interface AssetNameProps {
  asset: { asset_type: string; asset_description: string }
}

/** The name of an asset, with its type below. */
export function AssetName({ asset }: AssetNameProps) {
  const { name, type } = assetNaming(asset)
  return <WithNote note={type}>{name}</WithNote>
}
