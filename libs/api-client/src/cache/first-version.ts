import { VERSION_HEADER } from '@solvent/contracts'

const HEADER = VERSION_HEADER.toLowerCase()

let first: string | undefined

/** Call with the headers of each response. */
export function noteVersion(headers: Readonly<Record<string, unknown>> | undefined): void {
  const version = headers?.[HEADER]
  if (typeof version === 'string' && version !== '') first ??= version
}

/** The version of the books in the page's first response. The page may not show later saves of other devices. */
export function firstVersion(): string | undefined {
  return first
}
