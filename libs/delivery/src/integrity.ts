import { createHash } from 'node:crypto'

/** The hash of a file as the registry and a page write it. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
