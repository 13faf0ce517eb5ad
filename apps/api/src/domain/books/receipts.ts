import {
  type getReceipt,
  MAX_RECEIPT_BYTES,
  MAX_RECEIPTS_BYTES,
  RECEIPT_KINDS,
  type Receipt,
  type ResponseOf,
} from '@solvent/contracts'
import {
  deleteReceipt as deleteRow,
  findPicture,
  saveReceipt,
  sizeOfOtherReceipts,
} from '../../storage/tables/receipts-table'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import type { Services } from '../services'
import { pictureHeader } from './picture-header'
import { pictureProblem } from './picture-problem'
import { requireEntry } from './require-entry'
import { readBooks, withBooks } from './with-books'

const NO_RECEIPT = 'This entry has no receipt.'
const WRONG_KIND = 'Only expenses, income, payments, trades and transfers can have a receipt.'

/**
 * Attaches a picture to an entry, in place of the one before.
 *
 * @param picture in base64
 * @throws DomainError `not_found`, `payload_too_large`, `receipts_full`, `invalid_request` for another kind of entry or
 *   anything but a JPEG, PNG or WebP picture
 */
export function attachReceipt(
  services: Services,
  userId: string,
  id: string,
  picture: string,
): Promise<Receipt> {
  const bytes = Buffer.from(picture, 'base64')
  const media_type = requirePicture(bytes)
  const receipt = { media_type, size: bytes.length }
  return withBooks(services, userId, async (books) => {
    const { kind } = await requireEntry(books, id)
    if (!RECEIPT_KINDS.includes(kind)) throw new DomainError('invalid_request', WRONG_KIND)
    const others = await sizeOfOtherReceipts(books, id)
    if (others + bytes.length > MAX_RECEIPTS_BYTES) throw new DomainError('receipts_full')
    await saveReceipt(books, { ...receipt, entryId: id, bytes, createdAt: books.now() })
    return receipt
  })
}

/** The picture of an entry. @throws DomainError `not_found`, also if it has none */
export function readReceipt(
  services: Services,
  userId: string,
  id: string,
): Promise<ResponseOf<typeof getReceipt>> {
  return readBooks(services, userId, async (books) => {
    const picture = await findPicture(books, id)
    if (picture) return picture
    await requireEntry(books, id)
    throw new DomainError('not_found', NO_RECEIPT)
  })
}

/** @throws DomainError `not_found`, also if the entry has no receipt */
export async function deleteReceipt(services: Services, userId: string, id: string): Promise<void> {
  await withBooks(services, userId, async (books) => {
    if (await deleteRow(books, id)) return
    await requireEntry(books, id)
    throw new DomainError('not_found', NO_RECEIPT)
  })
}

function requirePicture(bytes: Buffer): Receipt['media_type'] {
  const problem = pictureProblem(bytes)
  const header = pictureHeader(bytes)
  if (header && problem === null) return header.type
  const message = `${problem}. Choose another picture.`
  if (bytes.length > MAX_RECEIPT_BYTES) throw new DomainError('payload_too_large', message)
  throw invalidField('picture', message)
}
