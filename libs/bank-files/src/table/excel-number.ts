/** Excel shows and calculates with 15 digits, but writes up to 17, such as 4.5599999999999996 for 4.56. */
const SIGNIFICANT_DIGITS = 15
/** Larger exponents stay as they are written, and are no amounts. */
const MAX_EXPONENT = 20
const NUMBER = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/

/**
 * The number of a cell as Excel shows it, without an exponent. It works on the digits, without floating-point
 * arithmetic. Three decimals get a zero behind, so that they are not taken for thousands.
 */
export function excelNumber(text: string): string {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  if (integer === '' || Math.abs(Number(exponent)) > MAX_EXPONENT) return text
  const { digits, point } = rounded(integer + fraction, integer.length + Number(exponent))
  const padded = digits.padEnd(point, '0').padStart(digits.length + Math.max(0, 1 - point), '0')
  const at = Math.max(1, point)
  const decimals = padded.slice(at).replace(/0+$/, '')
  const whole = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  const isZero = /^0*$/.test(whole + decimals)
  return `${isZero ? '' : sign}${whole}${decimals && `.${decimals.length === 3 ? `${decimals}0` : decimals}`}`
}

/** @param point how many digits are before the decimal point */
function rounded(all: string, point: number): { digits: string; point: number } {
  const zeros = /^0*/.exec(all)?.[0].length ?? 0
  const significant = all.slice(zeros)
  if (significant.length <= SIGNIFICANT_DIGITS) return { digits: significant, point: point - zeros }
  const kept = BigInt(significant.slice(0, SIGNIFICANT_DIGITS))
  const isUp = significant.charAt(SIGNIFICANT_DIGITS) >= '5'
  const digits = String(isUp ? kept + 1n : kept)
  return { digits, point: point - zeros + digits.length - SIGNIFICANT_DIGITS }
}
