import { backToMinor, fromMinor, toMinor } from '@solvent/money'
import { toInstant } from '../../storage/tables/columns'

/** How a value stands in a row of the document and in one of the database. */
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

/** A sum of balances, which may be larger than any amount that is entered. */
export const optionalSum: Kind = {
  toDocument: (stored) => (stored === null ? null : money.toDocument(stored)),
  toStored: (value) => (value === null ? null : backToMinor(Number(value)).toString()),
}

export const optionalMoney: Kind = {
  toDocument: (stored) => (stored === null ? null : money.toDocument(stored)),
  toStored: (value) => (value === null ? null : money.toStored(value)),
}

/** A stored number with fixed places, as text without the zeros at its end. */
export const decimal: Kind = {
  toDocument: (stored) =>
    String(stored)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  toStored: (value) => value,
}

/** Texts without commas. */
export const list: Kind = {
  toDocument: (stored) => (stored === null ? null : String(stored).split(',')),
  toStored: (value) => (Array.isArray(value) ? value.join(',') || null : null),
}

export const time: Kind = {
  toDocument: (stored) => (stored === null ? null : toInstant(String(stored))),
  toStored: (value) => value,
}
