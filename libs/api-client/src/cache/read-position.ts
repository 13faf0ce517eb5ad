import { POSITION_HEADER } from '@solvent/contracts'

/** Shared by all tabs: what was saved in one is read in the others. */
const KEY = 'database_position'

interface Call {
  method?: string | undefined
}

/** How far the server's database had come when somebody in this browser last saved or read; empty if nobody knows. */
export function positionHeader(): string {
  return localStorage.getItem(KEY) ?? ''
}

/**
 * Keeps what an answer says of it. After a change whose answer says nothing, or never came, nobody knows; then the server
 * reads where it is sure.
 */
export function keepPosition({ method }: Call, headers?: Readonly<Record<string, unknown>>): void {
  const position = headers?.[POSITION_HEADER.toLowerCase()]
  if (typeof position === 'string') {
    // Answers may overtake each other.
    if (position > positionHeader()) localStorage.setItem(KEY, position)
  } else if (method?.toUpperCase() !== 'GET') localStorage.removeItem(KEY)
}
