import type { Reading } from '@solvent/api-client'

/** Whether a remote names endpoints with their inputs. One of another release may name them otherwise, or not at all. */
function areReadings(value: unknown): value is readonly Reading[] {
  return Array.isArray(value) && value.every((one) => Array.isArray(one) && isEndpoint(one[0]))
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && 'path' in value
}

/** What the page of a remote reads as soon as it is there. */
export function readingsOf({ readings }: { readonly readings?: unknown }): readonly Reading[] {
  return areReadings(readings) ? readings : []
}
