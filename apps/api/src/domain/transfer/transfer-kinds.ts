import { backToMinor, fromMinor, toMinor } from '@solvent/money'
import { toInstant } from '../../storage/tables/columns'

/** Converts a value between a row of the document and one of the database. */
export interface Kind {
  toDocument(stored: unknown): unknown
  toStored(value: unknown): unknown
}

export const same: Kind = { toDocument: (stored) => stored, toStored: (value) => value }

/** Minor units to decimals. A rate with two decimals reads like an amount: 12.34% is 1234 basis points. */
export const money: Kind = {
  toDocument: (stored) => fromMinor(BigInt(String(stored))),
  toStored: (value) => toMinor(String(value)).toString(),
}

/** A sum of balances, which may be larger than any entered amount. */
export const optionalSum: Kind = {
  toDocument: (stored) => (stored === null ? null : money.toDocument(stored)),
  toStored: (value) => (value === null ? null : backToMinor(Number(value)).toString()),
}

export const optionalMoney: Kind = {
  toDocument: (stored) => (stored === null ? null : money.toDocument(stored)),
  toStored: (value) => (value === null ? null : money.toStored(value)),
}

/** A stored fixed-point number, as text without trailing zeros. */
export const decimal: Kind = {
  toDocument: (stored) =>
    String(stored)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  toStored: (value) => value,
}

/** A list of texts without commas, which is stored comma-separated. */
export const list: Kind = {
  toDocument: (stored) => (stored === null ? null : String(stored).split(',')),
  toStored: (value) => (Array.isArray(value) ? value.join(',') || null : null),
}

/** Bytes, which the document has in base64 and the database writes in hexadecimal after `\x`. */
export const bytes: Kind = {
  toDocument: (stored) => Buffer.from(String(stored).slice(2), 'hex').toString('base64'),
  toStored: (value) => `\\x${Buffer.from(String(value), 'base64').toString('hex')}`,
}

export const time: Kind = {
  toDocument: (stored) => (stored === null ? null : toInstant(String(stored))),
  toStored: (value) => value,
}
