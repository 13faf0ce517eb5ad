import { createHash } from 'node:crypto'
import { type Endpoint, listMessages, listModels } from '@solvent/contracts'
import type { FastifyRequest } from 'fastify'
import type { Session } from '../domain/account/access-token'
import type { Services } from '../domain/services'

/** The hash of the program, which the bundler writes in; a program that runs from its sources has none. */
declare const __webpack_hash__: string | undefined

const RELEASE = typeof __webpack_hash__ === 'string' ? __webpack_hash__ : 'sources'

/** Their answers change by the minute or by another computer, without a change of the books. */
const BY_MORE_THAN_BOOKS: ReadonlySet<string> = new Set([listMessages.name, listModels.name])

/** Gives each version of the books the ETag of an answer. */
export type TagOf = (version: string) => string

/**
 * The tags of a request's answer, where an earlier one may still be right: a reading that depends on the person's books
 * and their day only. Files to keep are not among them, as nobody holds them in memory.
 */
export function tagsOf(
  { method, access, download, name }: Endpoint,
  request: FastifyRequest,
  { userId }: Session,
  { clock }: Services,
): TagOf | null {
  if (method !== 'GET' || access !== 'signed-in') return null
  if (download !== undefined || BY_MORE_THAN_BOOKS.has(name)) return null
  const day = clock.today()
  return (version) => {
    const parts = [RELEASE, userId, version, day, request.url]
    return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}"`
  }
}

/** Whether the asker says that they have an answer already. */
export function namesTags({ headers }: FastifyRequest): boolean {
  return headers['if-none-match'] !== undefined
}

/** Whether the asker has the answer of this tag. A proxy that compresses on the way makes tags weak. */
export function hasTag({ headers }: FastifyRequest, tag: string): boolean {
  const named = headers['if-none-match'] ?? ''
  return named.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
