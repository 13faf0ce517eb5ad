import { createHash } from 'node:crypto'
import { importData } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import type { UserTransaction } from '../../storage/database'
import { findRequest, insertKey, saveAnswer } from '../../storage/tables/idempotency-table'
import { restoreUser } from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { DocumentImport } from './document-import'
import type { DocumentHead } from './document-reader'
import { turnAtLongWork } from './turn-at-long-work'

export const IMPORTED = { message: 'Your data is imported.' }

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
  return turnAtLongWork(() =>
    services.db.long.fill(userId, async (piece) => {
      const hash = createHash('sha256')
      const document = new DocumentImport(piece, services.clock.today())
      for await (const chunk of chunksOf(upload)) {
        hash.update(chunk)
        await document.add(chunk)
      }
      const { profile } = await document.end()
      const requestHash = hash.digest('hex')
      return async (tx) => {
        await restoreProfile(tx, profile)
        await keepAnswer(tx, upload.key, requestHash, services.clock.now().toISOString())
        return IMPORTED
      }
    }),
  )
}

/** @throws DomainError `payload_too_large`, or the reason of the signal */
async function* chunksOf({ source, signal }: Upload): AsyncGenerator<Buffer> {
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
