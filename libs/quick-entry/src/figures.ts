import { toMinor } from '@solvent/money'
import { ENGLISH_NUMBERS } from './lexicon/english-numbers'
import type { NumberWords } from './lexicon/language'
import { SIGNS, UNIT_WORDS } from './money-units'

/** A number in a text, with its currency if it names one. */
export type Figure = {
  start: number
  end: number
  text: string
  /** The possible values, as plain decimals; empty if it cannot be parsed. */
  decimals: readonly string[]
  /** As written, in lower case: `$`, `usd`, `bucks`. Several if the text names more than one. */
  units: readonly string[]
}

const SIGN = `[${SIGNS}]`
const UNIT = String.raw`(?:${UNIT_WORDS.join('|')})\b\.?`
/** Digits with any separators that a language may use; `decimalOf` decides what they mean. */
const DIGITS = String.raw`\d{1,3}(?:[., ]\d{2,3})*,?\d{3}(?:[.,]\d+)?|\d+(?:[.,]\d+)*`
/** Thousands with blanks, as in 1 200,50. */
const SPACED = String.raw`\d{1,3}(?: \d{3})+(?:,\d{1,2})?(?!\d)`
const CENTS = '(?:cents?|pence|p|centavos?|centimes?|c[ée]ntimos?|paise|cts?)'

/** "Twelve and a half" is no whole number. */
const HALF = /^ (?:y medi[oa]|und ein(?:e|en)? halb|et demie?|and a half)/i
/** "A buck fifty" is 1.50. */
const ONE_UNIT = /^(?:buck|dollar|pound|quid|euro)$/i

const patterns = new Map<NumberWords, RegExp>()

/** The numbers in a text, in order. A number that is part of something else (20%, 12:30, 3rd, -5) is left out. */
export function figuresIn(text: string, words: NumberWords = ENGLISH_NUMBERS): Figure[] {
  return [...text.matchAll(patternOf(words))].map((match) => {
    const { before, code, number = '', factor, after, small, cents } = match.groups ?? {}
    // Slang can mean any currency.
    const slang = words.slang.test(number) ? '$' : undefined
    const units = [before, code, after, slang].filter((unit) => unit !== undefined)
    return {
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      decimals: HALF.test(text.slice(match.index + match[0].length))
        ? []
        : valuesOf({ number, factor, small, cents }, words).flatMap((value) =>
            code !== undefined && ONE_UNIT.test(code) ? hundredths('1', value) : [value],
          ),
      units: units.map((unit) => unit.toLowerCase().replace(/\.$/, '')),
    }
  })
}

function patternOf(words: NumberWords): RegExp {
  const known = patterns.get(words)
  if (known) return known
  const factors = Object.keys(words.factors).join('|')
  const digits = words.hasDecimalComma ? `${SPACED}|${DIGITS}` : DIGITS
  const number = `${digits}|${words.pattern}`
  const made = new RegExp(
    String.raw`(?<=^|[\s("“@+])(?:(?<before>${SIGN})\s?|(?<code>${UNIT})\s?)?` +
      String.raw`(?:(?<cents>${number}) ?(?=${CENTS}(?![\p{L}\d]))${CENTS}|` +
      String.raw`(?<number>${number})(?:\s?(?<factor>${factors})(?![\p{L}\d]))?(?:,-{1,2})?` +
      String.raw`(?:\s?(?<after>${SIGN}|${UNIT})` +
      String.raw`(?:(?:\s?(?:${words.and}))?\s?(?<small>\d{2}|${words.pattern})(?:\s?${CENTS})?(?=$|[\s,.!)])(?!\s(?:${SIGN}|${UNIT})))?)?)` +
      String.raw`(?=$|[\s)"”+]|[,.!?;:]+(?:$|[\s)"”]))`,
    'giu',
  )
  patterns.set(words, made)
  return made
}

interface Parts {
  number: string
  factor: string | undefined
  /** What follows the unit: 30 in "12 dollars and 30 cents". */
  small: string | undefined
  cents: string | undefined
}

function valuesOf({ number, factor, small, cents }: Parts, words: NumberWords): string[] {
  if (cents !== undefined) return readNumber(cents, words).flatMap((value) => hundredths('0', value))
  const values = readNumber(number, words)
  if (factor !== undefined) {
    const times = words.factors[factor.toLowerCase()] ?? 1
    return values.flatMap((value) => multiplied(value, times))
  }
  if (small === undefined) return values
  const parts = readNumber(small, words)
  return values.flatMap((value) => parts.flatMap((part) => hundredths(value, part)))
}

function readNumber(text: string, words: NumberWords): string[] {
  if (!/^\d/.test(text)) return words.valuesOf(text)
  const decimal = decimalOf(text, words)
  return decimal === null ? [] : [decimal]
}

function hundredths(units: string, cents: string): string[] {
  return /^\d+$/.test(units) && /^\d{1,2}$/.test(cents) ? [`${units}.${cents.padStart(2, '0')}`] : []
}

/** A plain decimal as minor units, or null if it has more than two decimals or is too large. */
export function minorOf(decimal: string): bigint | null {
  try {
    return toMinor(decimal)
  } catch {
    return null
  }
}

/**
 * Digits as a plain decimal. A comma or blank may group thousands, or lakhs; a comma with two digits at the end
 * separates decimals in every language, and dots group thousands where the comma is the decimal separator. Null if the
 * digits mean nothing or two things.
 */
function decimalOf(written: string, { hasDecimalComma, hasThousandsComma }: NumberWords): string | null {
  if (/^\d+(?:\.\d+)?$/.test(written)) {
    return hasDecimalComma && /^\d{1,3}\.\d{3}$/.test(written) ? written.replace('.', '') : written
  }
  if (/^\d+,\d{1,2}$/.test(written)) return written.replace(',', '.')
  if (
    /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written) ||
    /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/.test(written)
  ) {
    return hasDecimalComma && !hasThousandsComma && /^\d{1,3},\d{3}$/.test(written)
      ? null
      : written.replaceAll(',', '')
  }
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(written) && hasDecimalComma) {
    return written.replaceAll('.', '').replace(',', '.')
  }
  if (/^\d{1,3}(?: \d{3})+(?:,\d{1,2})?$/.test(written)) return written.replaceAll(' ', '').replace(',', '.')
  return null
}

/** A plain decimal times a power of ten or a round number, exactly. */
function multiplied(decimal: string, times: number): string[] {
  const [integer = '', decimals = ''] = decimal.split('.')
  const product = String(BigInt(integer + decimals) * BigInt(times)).padStart(decimals.length + 1, '0')
  const place = product.length - decimals.length
  const rest = product.slice(place).replace(/0+$/, '')
  return [rest === '' ? product.slice(0, place) : `${product.slice(0, place)}.${rest}`]
}
