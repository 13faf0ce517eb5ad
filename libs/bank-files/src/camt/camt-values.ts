import type { DateString } from '@solvent/money'
import { BankFileError } from '../bank-file-error'
import { quoted, readAmount } from '../fields/read-amount'
import { requireDay } from '../fields/require-day'
import { nodeAt, textAt, type XmlNode } from './xml-node'

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})?$/

/** An amount without a direction. */
export interface CamtAmount {
  /** Minor units, never negative. */
  amount: bigint
  /** ISO 4217 code. */
  currency: string
}

/** @throws BankFileError for an amount without a currency, or one that is no unsigned decimal */
export function toAmount({ text, attributes, line }: XmlNode): CamtAmount {
  const { Ccy: currency = '' } = attributes
  if (!/^[A-Z]{3}$/.test(currency)) throw new BankFileError('This amount has no currency.', line)
  const digits = text.trim()
  if (/^-\d/.test(digits)) throw new BankFileError(`The amount ${digits} is negative.`, line)
  // In XML a comma is no decimal separator, so it is not clear what it means.
  if (digits.includes(',')) throw new BankFileError(`${quoted(digits)} is not an amount.`, line)
  return { amount: readAmount(digits, line), currency }
}

/**
 * Whether the account's balance increases. For a reversal too, `CdtDbtInd` is the direction of the reversal itself: the
 * standard says that `CRDT` with `RvslInd` reverses a debit.
 *
 * @param subject "transaction" or "balance", for the message
 * @throws BankFileError without a valid indicator
 */
export function isCredit(node: XmlNode, subject: string): boolean {
  const indicator = textAt(node, 'CdtDbtInd')
  if (indicator === 'CRDT' || indicator === 'DBIT') return indicator === 'CRDT'
  throw new BankFileError(`This ${subject} does not say whether it is a credit or a debit.`, node.line)
}

/**
 * The day of an element that has a `Dt` or a `DtTm`. The time is ignored: it is that of the bank.
 *
 * @returns null if the node has no such element
 * @throws BankFileError for anything else than a date
 */
export function dayAt(node: XmlNode, name: string): DateString | null {
  const found = nodeAt(node, `${name}/Dt`) ?? nodeAt(node, `${name}/DtTm`)
  if (!found) return null
  const text = found.text.trim()
  const [, year, month, day] = DATE.exec(text) ?? []
  if (!year || !month || !day) throw new BankFileError(`${quoted(text)} is not a date.`, found.line)
  return requireDay({ year, month, day }, text, found.line)
}
