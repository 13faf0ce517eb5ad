const AROUND = /^[\p{Sc}\s]+|[\p{Sc}%\s]+$/gu
const GAPS = /[\s’']/g
/** As it is read: with commas or nothing between thousands, and a point before decimals. */
const POINT = /^(?<whole>\d+|\d{1,3}(?:,\d{3})+)(?:\.(?<decimals>\d+))?$/
/** As many countries write it. */
const COMMA = /^(?<whole>\d+|\d{1,3}(?:\.\d{3})+),(?<decimals>\d+)$/
const THOUSANDS = /^(?<whole>\d{1,3}(?:\.\d{3}){2,})$/

/**
 * What is wrong with the way a number is written, as a sentence: `1.200,50` has to be written 1200.50. Null where
 * nothing is, or where it is no number at all.
 */
export function numberProblem(text: string): string | null {
  const figure = text.replaceAll(AROUND, '').replaceAll(GAPS, '')
  const found = POINT.exec(figure) ?? COMMA.exec(figure) ?? THOUSANDS.exec(figure)
  if (!found) return null
  const { whole = '', decimals = '' } = found.groups ?? {}
  if (decimals.length > 2) return 'At most two decimals'
  const plain = whole.replaceAll(/[.,]/g, '') + (decimals && `.${decimals}`)
  return plain === text.trim() ? null : `Write ${plain}`
}
