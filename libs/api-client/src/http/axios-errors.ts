import type { AxiosError } from 'axios'

// By what axios writes on its errors, so that whoever only tells them apart needs none of its code.

export function isAxiosError(error: unknown): error is AxiosError {
  return error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Whether the page itself gave the call up. */
export function isCancelled(error: unknown): boolean {
  return codeOf(error) === 'ERR_CANCELED'
}

const LATE = 'ECONNABORTED'

/** Whether nothing came for too long. */
export function isLate(error: unknown): boolean {
  return codeOf(error) === LATE
}

/** Nothing came for too long. */
export class Silence extends Error {
  readonly code = LATE
}
