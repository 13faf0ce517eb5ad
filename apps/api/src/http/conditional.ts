import { createHash } from 'node:crypto'
import { type Endpoint, getBooksCheck, listMessages, listModels } from '@solvent/contracts'
import type { FastifyRequest } from 'fastify'
import type { Session } from '../domain/account/access-token'
import type { Services } from '../domain/services'

/** The hash of the program, which the bundler writes in; a program that runs from its sources has none. */
declare const __webpack_hash__: string | undefined

const RELEASE = typeof __webpack_hash__ === 'string' ? __webpack_hash__ : 'sources'

/** Their answers change by the minute, by another computer or behind the back of the books. */
const BY_MORE_THAN_BOOKS: ReadonlySet<string> = new Set([
  getBooksCheck.name,
  listMessages.name,
  listModels.name,
])

/** A reading whose answer depends on the person's books and their day only. */
export interface Reading {
  /** Whose it is, on which day and what of; the same for every version of the books. */
  key: string
  /** The ETag of its answer at a version of the books. */
  tagOf(version: string): string
}

/** Null where an earlier answer may be wrong. Files are not among them either, as nobody holds them in memory. */
export function readingOf(
  { method, access, download, events, name }: Endpoint,
  request: FastifyRequest,
  { userId }: Session,
  { clock }: Services,
): Reading | null {
  if (method !== 'GET' || access !== 'signed-in') return null
  if (download !== undefined || events !== undefined || BY_MORE_THAN_BOOKS.has(name)) return null
  const key = JSON.stringify([userId, clock.today(), request.url])
  return {
    key,
    tagOf: (version) =>
      `"${createHash('sha256').update(`${RELEASE} ${version} ${key}`).digest('base64url')}"`,
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
