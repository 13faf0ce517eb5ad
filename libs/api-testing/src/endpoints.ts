import type { Endpoint } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'

const exported: readonly unknown[] = Object.values(contracts)

/** All API endpoints, from the contracts. */
export const allEndpoints: readonly Endpoint[] = exported.filter(isEndpoint)

/** The endpoints that may change something. */
export const writeEndpoints = allEndpoints.filter(({ method }) => method !== 'GET')

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
