import { attachReceipt, deleteReceipt, getReceipt, type ReceiptType } from '@solvent/contracts'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { findEntry } from './journal'
import { Refusal } from './refusal'

/** By the first byte; simpler than the real server, which refuses what is not a picture. */
const TYPES: ReadonlyMap<number | undefined, ReceiptType> = new Map([
  [0xff, 'image/jpeg'],
  [0x89, 'image/png'],
])

/** Receipts of entries. */
export function receiptAnswers(books: Books): Answer[] {
  const { receipts } = books
  return [
    answer(attachReceipt, ({ params, body }) => {
      findEntry(books, params.id)
      const bytes = Uint8Array.from(atob(body.picture), (character) => character.charCodeAt(0))
      const media_type = TYPES.get(bytes[0]) ?? 'image/webp'
      receipts.set(params.id, { media_type, bytes })
      return { media_type, size: bytes.length }
    }),
    answer(getReceipt, ({ params }) => {
      const found = receipts.get(params.id)
      if (!found) throw new Refusal('not_found')
      return found
    }),
    answer(deleteReceipt, ({ params }) => {
      if (!receipts.delete(params.id)) throw new Refusal('not_found')
      return { message: 'Receipt removed.' }
    }),
  ]
}
