import { createHash } from 'node:crypto'
import { importData } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import type { UserTransaction } from '../../storage/database'
import { findRequest, insertKey, saveAnswer } from '../../storage/tables/idempotency-table'
import { isEmptyAccount } from '../../storage/tables/transfer-tables'
import { restoreUser } from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { DocumentImport } from './document-import'
import { type DocumentHead, DocumentReader } from './document-reader'
import { turnAtLongWork } from './turn-at-long-work'

export const IMPORTED = { message: 'Your data is imported.' }

/** Chunks that are read before the account is closed; a small document is whole by then. */
const LOOKED_AT = 2

/** A document on its way, and the name its sender gave the request, if any. */
interface Upload {
  source: AsyncIterable<Buffer>
  key: string | undefined
  /** Aborts when the sender goes away, the time is over or the server stops. */
  signal: AbortSignal
}

/**
 * Takes an exported document into an empty account, as it arrives: all of it or nothing. Sent again with the same key,
 * it is answered like the first time.
 *
 * @throws DomainError `account_not_empty`, `invalid_request` if the document is damaged, contradicts itself or its
 *   books do not add up, `payload_too_large`, `idempotency_conflict`
 */
export async function importDocument(
  services: Services,
  userId: string,
  upload: Upload,
): Promise<typeof IMPORTED> {
  if (await isDoneAlready(services, userId, upload)) return IMPORTED
  // Asked before the account is closed to everybody else.
  if (!(await services.db.asReader(userId, isEmptyAccount))) throw new DomainError('account_not_empty')
  const chunks = chunksOf(upload)
  try {
    const looked = await lookedAt(chunks)
    return await turnAtLongWork(() => fill(services, userId, upload.key, joined(looked, chunks)))
  } finally {
    // Nobody reads what is left of it; the connection can drop it.
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
    const requestHash = hash.digest('hex')
    return async (tx: UserTransaction) => {
      await restoreProfile(tx, profile)
      await keepAnswer(tx, key, requestHash, clock.now().toISOString())
      return IMPORTED
    }
  })
}

/**
 * The beginning of a document: what is no export at all closes the account to nobody, and neither does a sender who
 * sends nothing.
 *
 * @throws DomainError `invalid_request`
 */
async function lookedAt(chunks: AsyncIterator<Buffer>): Promise<Buffer[]> {
  const reader = new DocumentReader()
  const looked: Buffer[] = []
  while (looked.length < LOOKED_AT) {
    const chunk = await chunks.next()
    if (chunk.done) {
      reader.end()
      break
    }
    reader.read(chunk.value)
    looked.push(chunk.value)
  }
  return looked
}

async function* joined(looked: Iterable<Buffer>, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* looked
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
async function isDoneAlready({ db }: Services, userId: string, upload: Upload): Promise<boolean> {
  const { key } = upload
  const first = key === undefined ? null : await db.asReader(userId, (tx) => findRequest(tx, key))
  if (!first) return false
  const hash = createHash('sha256')
  for await (const chunk of chunksOf(upload)) hash.update(chunk)
  if (first.route === importData.name && first.requestHash === hash.digest('hex')) return true
  throw new DomainError('idempotency_conflict')
}

async function keepAnswer(
  tx: UserTransaction,
  key: string | undefined,
  requestHash: string,
  now: string,
): Promise<void> {
  if (key === undefined) return
  await insertKey(tx, { key, route: importData.name, requestHash }, now)
  saveAnswer(tx, key, JSON.stringify(IMPORTED))
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
    createdAt: profile.created_at,
    updatedAt: profile.updated_at,
  })
}
