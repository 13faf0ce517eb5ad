import { createHash } from 'node:crypto'

/** The hash of a file as an SRI string, as in the registry and in pages. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
