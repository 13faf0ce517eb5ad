import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import type { Entry } from './entries'
import { done, idParams, must } from './fields'

/** The largest picture, in bytes. */
export const MAX_RECEIPT_BYTES = 2 * 1024 * 1024
/** The most that all receipts of a person may take up, in bytes. */
export const MAX_RECEIPTS_BYTES = 200 * 1024 * 1024

/** The largest JSON with a picture, in bytes: base64 makes four of three, and 1 KB is for what is around it. */
export const RECEIPT_JSON_LIMIT = Math.ceil(MAX_RECEIPT_BYTES / 3) * 4 + 1024

export const receiptType = z.enum(['image/jpeg', 'image/png', 'image/webp'])
export type ReceiptType = z.infer<typeof receiptType>

/** A picture as text. The server checks by its bytes that it is one. */
export const picture = z.base64(must('a picture in base64'))

/** The receipt of an entry, without its picture. */
export const receipt = z.strictObject({
  media_type: receiptType,
  /** In bytes. */
  size: z.number(),
})
export type Receipt = z.infer<typeof receipt>

/** The kinds of entries that can have a receipt. A refund is an expense. */
export const RECEIPT_KINDS: readonly Entry['kind'][] = ['expense', 'income', 'payment', 'trade', 'transfer']

/** Attaches a JPEG, PNG or WebP picture to an entry, in place of the one before. */
export const attachReceipt = endpoint({
  name: 'attachReceipt',
  method: 'PUT',
  path: '/api/entries/{id}/receipt',
  access: 'record',
  params: idParams,
  body: z.strictObject({ picture }),
  response: receipt,
  saves: 'users',
  bodyLimit: RECEIPT_JSON_LIMIT,
})

/** The picture itself. */
export const getReceipt = endpoint({
  name: 'getReceipt',
  method: 'GET',
  path: '/api/entries/{id}/receipt',
  access: 'read',
  area: 'dashboard',
  params: idParams,
  response: z.strictObject({ media_type: receiptType, bytes: z.instanceof(Uint8Array) }),
  picture: 'receipt',
})

export const deleteReceipt = endpoint({
  name: 'deleteReceipt',
  method: 'DELETE',
  path: '/api/entries/{id}/receipt',
  access: 'manage',
  params: idParams,
  response: done,
  saves: 'users',
})
