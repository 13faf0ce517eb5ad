import type { AxiosError } from 'axios'

// Reads the properties that axios sets, so that checking an error does not load axios.

export function isAxiosError(error: unknown): error is AxiosError {
  return error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Whether the page cancelled the call. */
export function isCancelled(error: unknown): boolean {
  return codeOf(error) === 'ERR_CANCELED'
}

const TIMEOUT_CODE = 'ECONNABORTED'

/** Whether the call timed out. */
export function isTimeout(error: unknown): boolean {
  return codeOf(error) === TIMEOUT_CODE
}

/** Nothing arrived within the idle timeout. */
export class IdleTimeoutError extends Error {
  readonly code = TIMEOUT_CODE
}
