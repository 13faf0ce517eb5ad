import { BankFileError } from '../bank-file-error'
import { quoted, readAmount } from './read-amount'

export type DecimalMark = '.' | ','

/** Signs, words for them, and currencies: what may stand before or behind the digits. */
const BEFORE = /^(?:([-+▲△])|([A-Z]{3}|R\$|\p{Sc}|kr\.?|Fr\.|Rs\.?)(?![A-Za-z]))\s*/u
const BEHIND =
  /\s*(?:([-+])|(?<![A-Za-z])(CR|DR|Cr|Dr)|\s([SH])|(?<![A-Za-z])([A-Z]{3}|\p{Sc}|kr\.?|zł|Kč|Ft|лв\.?|円|lei))$/u
const NEGATIVE = new Set(['-', '▲', '△', 'DR', 'S'])
const GROUPED = /^(?:\d+|\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})?$/
const MAX_LENGTH = 60

/** Digits with their separators, and the sign that was written around them. */
interface Written {
  isNegative: boolean
  digits: string
}

/** Whether the text is an amount with one of the two decimal marks. */
export function isAmountText(text: string): boolean {
  const written = writtenAmount(text)
  return written !== null && (parts(written.digits, '.') ?? parts(written.digits, ',')) !== null
}

/**
 * The decimal mark of amounts of one file. `1,234` alone could be both and counts as grouping: amounts have at most two
 * decimals.
 */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  const votes = { '.': 0, ',': 0 }
  for (const text of texts) {
    const digits = writtenAmount(text)?.digits ?? ''
    const mark = certainMark(digits)
    if (mark) votes[mark] += 1000
    else if (/,\d{3}$/.test(digits)) votes['.'] += 1
    else if (/\.\d{3}$/.test(digits)) votes[','] += 1
  }
  return votes[','] > votes['.'] ? ',' : '.'
}

/**
 * Reads an amount as people and spreadsheets write it: with grouping, a currency, a sign on either side, parentheses,
 * or CR and DR.
 *
 * @returns minor units
 * @throws BankFileError for anything else, fractions of a cent, and amounts that are too large
 */
export function readGroupedAmount(text: string, mark: DecimalMark, line: number): bigint {
  const written = writtenAmount(text)
  const found = written && parts(written.digits, mark)
  if (!written || !found) throw new BankFileError(`${quoted(text)} is not an amount.`, line)
  const [integer, fraction] = found
  return readAmount(`${written.isNegative ? '-' : ''}${integer}${fraction && `.${fraction}`}`, line)
}

function writtenAmount(text: string): Written | null {
  // NFKC makes no-break and thin spaces plain, and full-width digits ASCII.
  let rest =
    text.length > MAX_LENGTH ? '' : text.normalize('NFKC').replace(/[−–]/g, '-').replace(/[’`´]/g, "'").trim()
  const signs: string[] = []
  const inner = /^\((.*)\)$/.exec(rest)?.[1]
  if (inner !== undefined) {
    signs.push('-')
    rest = inner.trim()
  }
  for (let match = BEFORE.exec(rest); match; match = BEFORE.exec(rest)) {
    if (match[1]) signs.push(match[1])
    rest = rest.slice(match[0].length)
  }
  for (let match = BEHIND.exec(rest); match; match = BEHIND.exec(rest)) {
    const sign = match[1] ?? match[2] ?? match[3]
    if (sign) signs.push(sign.toUpperCase())
    rest = rest.slice(0, match.index)
  }
  // Two signs could mean a credit of a negative amount, or the same sign twice.
  if (signs.length > 1 || !/\d/.test(rest)) return null
  return { isNegative: NEGATIVE.has(signs[0] ?? ''), digits: rest }
}

/** The digits before and behind the decimal mark, without grouping; null if they are not grouped in thousands. */
function parts(digits: string, mark: DecimalMark): [integer: string, fraction: string] | null {
  const at = digits.lastIndexOf(mark)
  const integer = at === -1 ? digits : digits.slice(0, at)
  const fraction = at === -1 ? '' : digits.slice(at + 1)
  if (integer.includes(mark) || !GROUPED.test(integer) || !/^\d*$/.test(fraction)) return null
  return [integer.replace(/\D/g, ''), fraction]
}

function certainMark(digits: string): DecimalMark | null {
  const [first, ...others] = digits.match(/[.,]/g) ?? []
  if (first !== '.' && first !== ',') return null
  const last = others.at(-1) ?? first
  if (last !== first) return last === ',' ? ',' : '.'
  // The same mark several times groups, so the other one is for decimals.
  if (others.length > 0) return first === ',' ? '.' : ','
  return /[.,]\d{3}$/.test(digits) && !/^0[.,]/.test(digits) ? null : first
}
