const AROUND = /^[\p{Sc}\s]+|[\p{Sc}%\s]+$/gu
const GAPS = /[\s’']/g
/** Like 1,200.50 or 1200.50: the whole part, and the decimals. */
const POINT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/
/** Like 1.200,50. */
const COMMA = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d+)$/
const THOUSANDS = /^(\d{1,3}(?:\.\d{3}){2,})$/

/** How to write a number in another notation: `1.200,50` gives "Enter 1200.50". Null if it is fine or not a number. */
export function numberProblem(text: string): string | null {
  const figure = text.replaceAll(AROUND, '').replaceAll(GAPS, '')
  const found = POINT.exec(figure) ?? COMMA.exec(figure) ?? THOUSANDS.exec(figure)
  if (!found) return null
  const [, whole = '', decimals = ''] = found
  if (decimals.length > 2) return 'At most two decimals'
  const plain = whole.replaceAll(/[.,]/g, '') + (decimals && `.${decimals}`)
  return plain === text.trim() ? null : `Enter ${plain}`
}
