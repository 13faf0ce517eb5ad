import { useRead } from '@solvent/api-client'
import { FALLBACK_LIABILITY_TYPES, listLiabilityTypes } from '@solvent/contracts'

/** The types a person can choose, as options; the built-in list where the server's cannot be had. */
export function useLiabilityTypes(current: string) {
  const { data } = useRead(listLiabilityTypes, {})
  const listed: readonly string[] = data?.liability_types ?? FALLBACK_LIABILITY_TYPES
  // A liability keeps a type that is in no list.
  const types = new Set(current ? [...listed, current] : listed)
  return [...types].map((type) => ({ value: type, label: type }))
}
