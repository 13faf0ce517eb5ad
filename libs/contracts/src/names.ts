/** What a list, a title or a sentence calls something, and the type that stands second where it says more. */
interface Naming {
  name: string
  /** The type; empty where it is the name already. */
  type: string
}

function naming(description: string, type: string): Naming {
  const own = description.trim()
  return own === '' || own === type ? { name: type, type: '' } : { name: own, type }
}

/** A debt is called what the person calls it, its description; without one it is called by its type. */
export function liabilityNaming({
  description,
  liability_type,
}: {
  description: string
  liability_type: string
}): Naming {
  return naming(description, liability_type || 'Payment')
}

/** An asset, current or expected, is called what the person calls it; without a description by its type. */
export function assetNaming({
  asset_description,
  asset_type,
}: {
  asset_description: string
  asset_type: string
}): Naming {
  return naming(asset_description, asset_type)
}
