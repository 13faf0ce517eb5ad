import * as z from 'zod/mini'
import { shareQuantity, tradeSide } from './assistant-actions'
import { endpoint } from './endpoint'
import { entry, entryChange } from './entries'
import { idParams } from './fields'
import { PAYMENT_TYPES } from './liabilities'
import { receipt } from './receipts'

const bankLine = z.strictObject({
  file_name: z.string(),
  booked_on: z.string(),
  value_on: z.nullable(z.string()),
  counterparty: z.string(),
  text: z.string(),
  bank_id: z.nullable(z.string()),
})

const details = z.extend(entry, {
  /** Each with the balance before and after the entry. */
  changes: z.array(z.extend(entryChange, { before: z.number(), after: z.number() })),
  /** The accounts that a correction names: where the money came from, and where it went; null if nowhere. */
  accounts: z.strictObject({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  /** Of a payment: principal and interest add up to the amount; previously posted interest is paid first. */
  payment: z.nullable(
    z.strictObject({
      payment_type: z.enum(PAYMENT_TYPES),
      principal: z.number(),
      interest: z.number(),
    }),
  ),
  /** Of a trade: what was bought or sold, and the price of one share. */
  trade: z.nullable(
    z.strictObject({ side: tradeSide, symbol: z.string(), quantity: shareQuantity, price: z.number() }),
  ),
  /** Absent if it has none. */
  receipt: z.optional(receipt),
  /** What banks wrote about it: one line for each of its accounts that a file was imported into. Absent if none. */
  bank_lines: z.optional(z.array(bankLine)),
})
export type EntryDetails = z.infer<typeof details>

/** One entry with its details. */
export const getEntry = endpoint({
  name: 'getEntry',
  method: 'GET',
  path: '/api/entries/{id}',
  access: 'read',
  area: 'dashboard',
  params: idParams,
  response: details,
})
