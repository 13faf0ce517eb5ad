import type { CategoryKind } from '@solvent/contracts'

/** By which the usual category of an other party is found. */
export function usualKey(kind: CategoryKind, name: string): string {
  return `${kind} ${name.toLowerCase()}`
}
