import type { Endpoint } from '@solvent/contracts'
import { toApiError } from './api-error'

/** An endpoint whose contract comes after the page that needs it. */
export interface LateEndpoint<E extends Endpoint> {
  /** Its name, which is known before. */
  readonly name: E['name']
  readonly load: () => Promise<E>
}

export function isLateEndpoint<E extends Endpoint>(
  endpoint: E | LateEndpoint<E>,
): endpoint is LateEndpoint<E> {
  return 'load' in endpoint
}

/** The contract, as soon as it is there. @throws ApiError as a call without an answer does */
export async function contractOf<E extends Endpoint>(endpoint: LateEndpoint<E>): Promise<E> {
  try {
    return await endpoint.load()
  } catch (error) {
    throw toApiError(error, { method: 'POST' })
  }
}
