/** The name of an asset or liability, and its type as a second line if that adds information. */
interface Naming {
  name: string
  /** Empty if it equals the name. */
  type: string
}

function naming(description: string, type: string): Naming {
  const trimmed = description.trim()
  return trimmed === '' || trimmed === type ? { name: type, type: '' } : { name: trimmed, type }
}

/** A debt's name is its description, or its type if it has none. */
export function liabilityNaming({
  description,
  liability_type,
}: {
  description: string
  liability_type: string
}): Naming {
  return naming(description, liability_type || 'Payment')
}

/** The name of a current or expected asset is its description, or its type if it has none. */
export function assetNaming({
  asset_description,
  asset_type,
}: {
  asset_description: string
  asset_type: string
}): Naming {
  return naming(asset_description, asset_type)
}
