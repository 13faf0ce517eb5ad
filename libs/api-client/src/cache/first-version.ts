import { VERSION_HEADER } from '@solvent/contracts'

const HEADER = VERSION_HEADER.toLowerCase()

let first: string | undefined

/** To be told of the headers of each answer. */
export function keepVersion(headers: Readonly<Record<string, unknown>> | undefined): void {
  const version = headers?.[HEADER]
  if (typeof version === 'string' && version !== '') first ??= version
}

/** The version of the books that the page has read first: what was saved since, elsewhere, it may not show. */
export function firstVersion(): string | undefined {
  return first
}
