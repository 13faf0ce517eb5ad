import type { Endpoint } from '@solvent/contracts'
import { toApiError } from './api-error'

/** An endpoint whose contract is loaded on first use. */
export interface LazyEndpoint<E extends Endpoint> {
  readonly name: E['name']
  readonly load: () => Promise<E>
}

export function isLazyEndpoint<E extends Endpoint>(
  endpoint: E | LazyEndpoint<E>,
): endpoint is LazyEndpoint<E> {
  return 'load' in endpoint
}

/** Loads the contract. @throws ApiError like a call without a response */
export async function contractOf<E extends Endpoint>(endpoint: LazyEndpoint<E>): Promise<E> {
  try {
    return await endpoint.load()
  } catch (error) {
    throw toApiError(error, { method: 'POST' })
  }
}
