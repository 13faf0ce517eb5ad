import { useRead } from '@solvent/api-client'
import { FALLBACK_LIABILITY_TYPES, listLiabilityTypes } from '@solvent/contracts'

/** The liability types as options; the built-in list if the server's is not available. */
export function useLiabilityTypes(current: string) {
  const { data } = useRead(listLiabilityTypes, {})
  const listed: readonly string[] = data?.liability_types ?? FALLBACK_LIABILITY_TYPES
  // Offer the current type even if it is not in the list.
  const types = new Set(current ? [...listed, current] : listed)
  return [...types].map((type) => ({ value: type, label: type }))
}
