import { toMinor } from '@solvent/money'
import { BankFileError } from '../bank-file-error'

const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/

/**
 * Reads an amount of a format whose decimals are fixed: digits, at most one point or comma, a sign. Zeros beyond cents
 * are dropped.
 *
 * @returns minor units
 * @throws BankFileError for anything else, fractions of a cent, and amounts that are too large
 */
export function readAmount(text: string, line: number): bigint {
  const [, sign = '', integer = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? []
  if (integer + fraction === '') throw new BankFileError(`${quoted(text)} is not an amount.`, line)
  const cents = fraction.replace(/0+$/, '')
  if (cents.length > 2) {
    throw new BankFileError(`The amount ${text.trim()} has fractions of a cent.`, line)
  }
  const digits = integer.replace(/^0+(?=\d)/, '') || '0'
  try {
    return toMinor(`${sign === '-' ? '-' : ''}${digits}.${cents || '0'}`)
  } catch {
    throw new BankFileError(`The amount ${shortened(text.trim())} is too large.`, line)
  }
}

/** Part of a file in a message. */
export function quoted(text: string): string {
  return text.trim() === '' ? 'An empty field' : `“${shortened(text.trim())}”`
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
