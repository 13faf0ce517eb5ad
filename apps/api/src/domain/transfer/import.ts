import { createHash } from 'node:crypto'
import { importData } from '@solvent/contracts/transfer'
import { toMinor } from '@solvent/money'
import type { UserTransaction } from '../../storage/database'
import { findRequest } from '../../storage/tables/idempotency-table'
import { isEmptyAccount } from '../../storage/tables/transfer-tables'
import { restoreUser } from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import { earlierAnswer, keepAnswer } from '../long-request'
import { keptTimes } from '../run-once'
import type { Services } from '../services'
import { DocumentImport } from './document-import'
import { type DocumentHead, DocumentReader } from './document-reader'
import { queueLongWork } from './long-work-queue'

export const IMPORTED = { message: 'Your data has been imported.' }

/** Chunks to read before the account is closed. A small document is complete by then. */
const PEEKED_CHUNKS = 2

/** A document that is being uploaded, and the idempotency key of the request, if any. */
interface Upload {
  source: AsyncIterable<Buffer>
  key: string | undefined
  /** Aborts when the client disconnects, the time runs out or the server stops. */
  signal: AbortSignal
}

/**
 * Imports an exported document into an empty account as it arrives, all or nothing. A repeated request with the same
 * key gets the same answer.
 *
 * @throws DomainError `account_not_empty`, `invalid_request` if the document is damaged, contradicts itself or its
 *   books do not add up, `payload_too_large`, `idempotency_conflict`
 */
export async function importDocument(
  services: Services,
  userId: string,
  upload: Upload,
): Promise<typeof IMPORTED> {
  if (await isAlreadyImported(services, userId, upload)) return IMPORTED
  // Checked before the account is closed to other requests.
  if (!(await services.db.asReader(userId, isEmptyAccount))) throw new DomainError('account_not_empty')
  const chunks = chunksOf(upload)
  try {
    const peeked = await peek(chunks)
    return await queueLongWork(() => fill(services, userId, upload.key, concat(peeked, chunks)))
  } finally {
    // The rest is not read, so the connection can drop it.
    await chunks.return()
  }
}

function fill(
  { db, clock }: Services,
  userId: string,
  key: string | undefined,
  chunks: AsyncIterable<Buffer>,
) {
  return db.long.fill(userId, async (piece) => {
    const hash = createHash('sha256')
    const document = new DocumentImport(piece, clock.today())
    for await (const chunk of chunks) {
      hash.update(chunk)
      await document.add(chunk)
    }
    const { profile } = await document.end()
    return async (tx: UserTransaction) => {
      await restoreProfile(tx, profile)
      const request = { key, route: importData.name, requestHash: hash.digest('hex') }
      await keepAnswer(tx, request, { answer: JSON.stringify(IMPORTED), now: clock.now() })
      return IMPORTED
    }
  })
}

/**
 * Reads and checks the beginning of a document, so that neither a file that is not an export nor a client that sends
 * nothing closes the account to other requests.
 *
 * @throws DomainError `invalid_request`
 */
async function peek(chunks: AsyncIterator<Buffer>): Promise<Buffer[]> {
  const reader = new DocumentReader()
  const peeked: Buffer[] = []
  while (peeked.length < PEEKED_CHUNKS) {
    const chunk = await chunks.next()
    if (chunk.done) {
      reader.end()
      break
    }
    reader.read(chunk.value)
    peeked.push(chunk.value)
  }
  return peeked
}

async function* concat(peeked: Iterable<Buffer>, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* peeked
  yield* rest
}

/** @throws DomainError `payload_too_large`, or the reason of the signal */
async function* chunksOf({ source, signal }: Upload): AsyncGenerator<Buffer, void> {
  let bytes = 0
  for await (const chunk of source) {
    signal.throwIfAborted()
    bytes += chunk.length
    if (bytes > importData.bodyLimit) throw new DomainError('payload_too_large')
    yield chunk
  }
  signal.throwIfAborted()
}

/** @throws DomainError `idempotency_conflict` if the key was used for something else */
async function isAlreadyImported(services: Services, userId: string, upload: Upload): Promise<boolean> {
  const { key } = upload
  if (key === undefined || !(await isKnown(services, userId, key))) return false
  const hash = createHash('sha256')
  for await (const chunk of chunksOf(upload)) hash.update(chunk)
  const request = { key, route: importData.name, requestHash: hash.digest('hex') }
  return (await earlierAnswer(services, userId, request)) !== null
}

async function isKnown({ db, clock }: Services, userId: string, key: string): Promise<boolean> {
  const { since } = keptTimes(clock.now())
  return (await db.asReader(userId, (tx) => findRequest(tx, key, since))) !== null
}

async function restoreProfile(tx: UserTransaction, profile: DocumentHead['profile']): Promise<void> {
  await restoreUser(tx, {
    username: profile.username,
    name: profile.name,
    monthlyIncome: toMinor(profile.monthly_income),
    currency: profile.currency_preference,
    currencyOnPages: profile.currency_on_pages,
    selectedModel: profile.selected_model,
    askBeforeSaving: profile.ask_before_saving,
    stepsSkipped: profile.steps_skipped,
    hasNoDebts: profile.has_no_debts,
    createdAt: profile.created_at,
    updatedAt: profile.updated_at,
  })
}
