import { createHash } from 'node:crypto'
import { type Endpoint, getBooksCheck, listMessages, listModels } from '@solvent/contracts'
import { listApiTokens } from '@solvent/contracts/api-tokens'
import { listDevices } from '@solvent/contracts/devices'
import { readAccessRequest } from '@solvent/contracts/program-access'
import { getReminders } from '@solvent/contracts/reminders'
import { listSecondFactors } from '@solvent/contracts/second-factors'
import { listSecurityEvents } from '@solvent/contracts/security-events'
import { listWaitingDrafts } from '@solvent/contracts/waiting-drafts'
import { listWebhookCalls, listWebhooks } from '@solvent/contracts/webhooks'
import type { FastifyRequest } from 'fastify'
import type { Session } from '../domain/account/access-token'
import type { Services } from '../domain/services'

/** The hash of the program, inserted by the bundler; undefined when running from sources. */
declare const __webpack_hash__: string | undefined

const RELEASE = typeof __webpack_hash__ === 'string' ? __webpack_hash__ : 'sources'

/** Their answers also depend on the time, the session, another server or changes made outside the books. */
const NOT_CACHEABLE: ReadonlySet<string> = new Set(
  [
    getBooksCheck,
    getReminders,
    listApiTokens,
    listDevices,
    listMessages,
    listModels,
    listSecondFactors,
    listSecurityEvents,
    listWaitingDrafts,
    listWebhookCalls,
    listWebhooks,
    readAccessRequest,
  ].map(({ name }) => name),
)

/** A read whose answer depends only on the person's books and their date. */
export interface Reading {
  /** The person, the day and the URL; the same for every version of the books. */
  key: string
  /** The ETag of its answer at a version of the books. */
  tagOf(version: string): string
}

/** Null if an earlier answer may be stale, and for files, which are not held in memory. */
export function readingOf(
  { method, access, download, picture, events, name }: Endpoint,
  request: FastifyRequest,
  { userId }: Session,
  { clock }: Services,
): Reading | null {
  if (method !== 'GET' || access === 'guest') return null
  if (download !== undefined || picture !== undefined || events !== undefined) return null
  if (NOT_CACHEABLE.has(name)) return null
  const key = JSON.stringify([userId, clock.today(), request.url])
  return {
    key,
    tagOf: (version) =>
      `"${createHash('sha256').update(`${RELEASE} ${version} ${key}`).digest('base64url')}"`,
  }
}

/** Whether the caller says that it has an answer already. */
export function namesTags({ headers }: FastifyRequest): boolean {
  return headers['if-none-match'] !== undefined
}

/** Whether the caller has the answer with this tag. A proxy that compresses makes tags weak. */
export function hasTag({ headers }: FastifyRequest, tag: string): boolean {
  const named = headers['if-none-match'] ?? ''
  return named.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
