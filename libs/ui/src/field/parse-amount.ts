import { currencySign } from '../format/format'

const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/

/** A whole part this long still has its cents exact in a JSON number. */
const MOST_WHOLE_DIGITS = 13

/**
 * Reads an amount as people type it: "1,234.50", "$1234.5" or "1234", with the sign of the page's currency or its
 * last part ("$" of "CA$"). Answers a decimal with at most two
 * places, or null when the text is not such an amount: empty, negative, a comma out of place, more than
 * two decimals or more than 13 digits before the point. The text is checked, never computed with.
 */
export function parseAmount(text: string): number | null {
  const match = AMOUNT.exec(withoutSign(text.trim()))
  if (!match) return null
  const whole = (match[1] ?? '').replaceAll(',', '')
  if (whole.replace(/^0+/, '').length > MOST_WHOLE_DIGITS) return null
  return Number(whole + (match[2] ?? ''))
}

function withoutSign(text: string): string {
  const sign = currencySign()
  const typed = [sign, sign.slice(-1)].find((start) => start !== '' && text.startsWith(start))
  return typed === undefined ? text : text.slice(typed.length).trimStart()
}
