import { anyOf } from './words'

const UNITS = 'one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = { thousand: 1000, million: 1_000_000 }

const NUMBER_WORDS: readonly string[] = [
  'zero',
  ...UNITS,
  ...TEENS,
  ...TENS,
  'hundred',
  'thousand',
  'million',
]

const ONE_WORD = anyOf(NUMBER_WORDS)
/** Source of a regular expression for a number in words, such as `a hundred and twenty-five`. */
export const NUMBER_IN_WORDS = `(?:a (?=hundred|thousand|million))?\\b${ONE_WORD}(?:(?:[ -]|(?<=hundred|thousand|million) and )${ONE_WORD})*\\b`

/**
 * The possible values of a number in words, as plain decimals: `twelve fifty` is 12.50, but `two fifty` is 2.50 or
 * 250. Empty if the words are not a number.
 */
export function numbersOf(text: string): string[] {
  const words = text.toLowerCase().split(/[ -]+/)
  const integer = cardinal(words.filter((word) => word !== 'and'))
  return integer === null ? hundredthsIn(words, cardinal) : [String(integer)]
}

/** The values of units and hundredths in words without anything in between. */
export function hundredthsIn(
  words: readonly string[],
  read: (words: readonly string[]) => number | null,
): string[] {
  return words.flatMap((_, place) => {
    const [units, hundredths] = [read(words.slice(0, place)), read(words.slice(place))]
    if (units === null || hundredths === null) return []
    if (units < 1 || units > 99 || hundredths < 10 || hundredths > 99) return []
    return units < 10 ? [`${units}.${hundredths}`, `${units}${hundredths}`] : [`${units}.${hundredths}`]
  })
}

function cardinal(words: readonly string[]): number | null {
  if (words.length === 0) return null
  if (words.length === 1 && words[0] === 'zero') return 0
  let [total, current, smallest] = [0, 0, Number.POSITIVE_INFINITY]
  for (const word of words) {
    const scale = SCALES[word]
    if (scale !== undefined) {
      if (current === 0 || scale >= smallest) return null
      total += current * scale
      smallest = scale
      current = 0
      continue
    }
    const next = withWord(current, word)
    if (next === null) return null
    current = next
  }
  return total + current
}

/** A number below a thousand with one more word; null if the word cannot follow. */
function withWord(current: number, word: string): number | null {
  if (word === 'a') return current === 0 ? 1 : null
  if (word === 'hundred') return current >= 1 && current <= 99 ? current * 100 : null
  const below = current % 100
  const unit = UNITS.indexOf(word) + 1
  if (unit > 0) return below % 10 === 0 && below !== 10 ? current + unit : null
  if (below !== 0) return null
  const teen = TEENS.indexOf(word)
  if (teen >= 0) return current + 10 + teen
  const tens = TENS.indexOf(word)
  return tens >= 0 ? current + 20 + 10 * tens : null
}
