import { currencySign } from '../format/format'

const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/

/** With up to this many integer digits, a JSON number represents the cents exactly. */
const MAX_INTEGER_DIGITS = 13

/**
 * Parses an amount as people type it: "1,234.50", "$1234.5" or "1234", with the sign of the page's currency or its last
 * character ("$" of "CA$"). Returns a number with at most two decimals, or null if the text is not such an amount:
 * empty, negative, a misplaced comma, more than two decimals, or more than 13 digits before the point.
 */
export function parseAmount(text: string): number | null {
  const match = AMOUNT.exec(withoutSign(text.trim()))
  if (!match) return null
  const integer = (match[1] ?? '').replaceAll(',', '')
  if (integer.replace(/^0+/, '').length > MAX_INTEGER_DIGITS) return null
  return Number(integer + (match[2] ?? ''))
}

function withoutSign(text: string): string {
  const sign = currencySign()
  const typed = [sign, sign.slice(-1)].find((start) => start !== '' && text.startsWith(start))
  return typed === undefined ? text : text.slice(typed.length).trimStart()
}
