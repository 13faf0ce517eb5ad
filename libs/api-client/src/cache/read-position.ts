import { POSITION_HEADER } from '@solvent/contracts'

/** Shared by all tabs, so that each reads what another one has saved. */
const KEY = 'database_position'

interface Call {
  method?: string | undefined
}

/** The last database position that this browser has seen; empty if unknown. */
export function positionHeader(): string {
  return localStorage.getItem(KEY) ?? ''
}

/**
 * Stores the position of a response. After a change without one, or without a response, it is unknown, and the server
 * reads from its primary database.
 */
export function notePosition({ method }: Call, headers?: Readonly<Record<string, unknown>>): void {
  const position = headers?.[POSITION_HEADER.toLowerCase()]
  if (typeof position === 'string') {
    // Responses may arrive out of order.
    if (position > positionHeader()) localStorage.setItem(KEY, position)
  } else if (method?.toUpperCase() !== 'GET') localStorage.removeItem(KEY)
}
