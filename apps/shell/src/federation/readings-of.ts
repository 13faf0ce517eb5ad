import type { Reading } from '@solvent/api-client'

/** Whether the value lists endpoints with their inputs. A remote of another release may use another format or none. */
function areReadings(value: unknown): value is readonly Reading[] {
  return Array.isArray(value) && value.every((one) => Array.isArray(one) && isEndpoint(one[0]))
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && 'path' in value
}

/** What a remote's page reads when it opens. */
export function readingsOf({ readings }: { readonly readings?: unknown }): readonly Reading[] {
  return areReadings(readings) ? readings : []
}
