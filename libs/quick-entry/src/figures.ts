import { toMinor } from '@solvent/money'
import { NUMBER_IN_WORDS, numbersOf } from './number-words'
import { anyOf } from './words'

/** A number in a text, with its currency if it names one. */
export type Figure = {
  start: number
  end: number
  text: string
  /** The possible values, as plain decimals; empty if it cannot be parsed. */
  decimals: readonly string[]
  /** As written, in lower case: `$`, `usd`, `bucks`. */
  unit: string | null
}

const SIGN = '[$€£₹]'
const CODE = 'usd|eur|gbp|cad|aud|inr'
const UNIT_WORD = `${CODE}|${anyOf('dollar,dollars,buck,bucks,euro,euros,pound,pounds,quid,rupee,rupees'.split(','))}`
const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?k?`

const FIGURE = new RegExp(
  String.raw`(?<=^|[\s("“])` +
    String.raw`(?:(?<before>${SIGN})\s?|(?<code>${CODE})\s)?(?<number>${DIGITS}|${NUMBER_IN_WORDS})` +
    String.raw`(?:\s?(?<after>${SIGN}|${UNIT_WORD}))?(?=$|[\s)"”]|[,.!?;:]+(?:$|[\s)"”]))`,
  'giu',
)

/** The numbers in a text, in order. A number that is part of something else (20%, 12:30, 3rd, -5) is left out. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].map((match) => {
    const { before, code, number = '', after } = match.groups ?? {}
    const unit = before ?? code ?? after ?? null
    return {
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      decimals: /^\d/.test(number) ? [decimalOf(number)] : numbersOf(number),
      unit: unit === null ? null : unit.toLowerCase(),
    }
  })
}

/** A plain decimal as minor units, or null if it has more than two decimals or is too large. */
export function minorOf(decimal: string): bigint | null {
  try {
    return toMinor(decimal)
  } catch {
    return null
  }
}

/** `1,250.5` as `1250.5`, and `1.2k` as `1200`. */
function decimalOf(written: string): string {
  const plain = written.replaceAll(',', '')
  if (!/k$/i.test(plain)) return plain
  const [integer = '', decimals = ''] = plain.slice(0, -1).split('.')
  const thousands = (integer + decimals.slice(0, 3).padEnd(3, '0')).replace(/^0+(?=\d)/, '')
  return decimals.length > 3 ? `${thousands}.${decimals.slice(3)}` : thousands
}
