import { assetNaming } from '@solvent/contracts'
import { WithIcon } from '@solvent/screen-kit'

interface AssetNameProps {
  asset: { asset_type: string; asset_description: string }
}

/** The type of an asset; on a card, and for screen readers, its name first. */
export function AssetName({ asset }: AssetNameProps) {
  const { name, type } = assetNaming(asset)
  return (
    <WithIcon kind={asset.asset_type}>
      <div>
        <div data-card-title>{name}</div>
        {type && <div>{type}</div>}
      </div>
    </WithIcon>
  )
}
