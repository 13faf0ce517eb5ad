import { assetNaming } from '@solvent/contracts'
import { TextWithNote } from '@solvent/ui'

interface AssetNameProps {
  asset: { asset_type: string; asset_description: string }
}

/** The name of an asset, with its type below. */
export function AssetName({ asset }: AssetNameProps) {
  const { name, type } = assetNaming(asset)
  return <TextWithNote note={type}>{name}</TextWithNote>
}
