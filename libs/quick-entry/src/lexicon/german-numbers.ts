import type { NumberWords } from './language'

const UNITS = 'eins ein zwei zwo drei vier funf sechs sieben acht neun'.split(' ')
const UNIT_VALUES = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9]
const TEENS = 'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const TENS = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ')
/** Notes, in units of the currency. */
const NOTES: Readonly<Record<string, string>> = {
  funfer: '5',
  zehner: '10',
  zwanziger: '20',
  zwanni: '20',
  fuffi: '50',
  funfziger: '50',
  fuffziger: '50',
  hunni: '100',
  hunderter: '100',
}

/** Alternatives of a regular expression, with umlauts. */
const spelled = (words: readonly string[]) =>
  words
    .join('|')
    .replaceAll('funf', 'f(?:ü|ue|u)nf')
    .replaceAll('wolf', 'w(?:ö|oe|o)lf')
    .replaceAll('dreissig', 'drei(?:ß|ss)ig')
const UNIT = spelled(UNITS)
const TWO_DIGITS = `(?:${spelled(TEENS)}|(?:(?:${UNIT})und)?(?:${spelled(TENS)}|fuffzig))`
const HUNDREDS = `(?:(?:(?:${UNIT}) ?)?hundert(?: ?(?:und ?)?(?:${TWO_DIGITS}|${UNIT}))?|${TWO_DIGITS}|${UNIT})`
const WHOLE = `(?:(?:${HUNDREDS} ?)?tausend(?: ?(?:und ?)?${HUNDREDS})?|${HUNDREDS})(?: ${TWO_DIGITS})?`
const SLANG = spelled(Object.keys(NOTES))

export const GERMAN_NUMBERS: NumberWords = {
  // "Ein" alone is an article.
  pattern: String.raw`(?<!\p{L})(?:(?:ein(?:en|em)?|nen|n)(?= euro)|(?!ein(?!\p{L}| ?(?:hundert|tausend)))${WHOLE}|${SLANG})(?!\p{L})`,
  valuesOf(text) {
    const words = text
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll(/ü|ue/g, 'u')
      .replaceAll(/ö|oe/g, 'o')
      .replace('fuffzig', 'funfzig')
      .trim()
    const note = NOTES[words]
    if (note !== undefined) return [note]
    if (/^(?:einen|einem|nen|n)$/.test(words)) return ['1']
    const whole = cardinal(words.replaceAll(' ', ''))
    if (whole !== null) return [String(whole)]
    const at = words.lastIndexOf(' ')
    const [units, cents] = [
      cardinal(words.slice(0, at).replaceAll(' ', '')),
      belowHundred(words.slice(at + 1)),
    ]
    return units !== null && cents !== null && at > 0 && units < 100 ? [`${units}.${cents}`] : []
  },
  factors: { k: 1000, tsd: 1000, tausend: 1000, riesen: 1000, million: 1_000_000, millionen: 1_000_000 },
  slang: new RegExp(`(?:${SLANG})$`, 'i'),
  hasDecimalComma: true,
  and: 'und',
}

/** A number below a million in one word, or null. */
function cardinal(word: string): number | null {
  return scaled(word, 'tausend', 1000, (part) => scaled(part, 'hundert', 100, belowHundred))
}

function scaled(
  word: string,
  name: string,
  scale: number,
  read: (part: string) => number | null,
): number | null {
  const at = word.indexOf(name)
  if (at < 0) return read(word)
  const below = word.slice(at + name.length).replace(/^und/, '')
  const [above, rest] = [at === 0 ? 1 : read(word.slice(0, at)), below === '' ? 0 : read(below)]
  return above === null || rest === null ? null : above * scale + rest
}

function belowHundred(word: string): number | null {
  const [, unit = '', ten = word] = /^(.+?)und(.+)$/.exec(word) ?? []
  const tens = (TENS.indexOf(ten) + 2) * 10
  if (tens >= 20) return unit === '' ? tens : (UNIT_VALUES[UNITS.indexOf(unit)] ?? Number.NaN) + tens
  const teen = TEENS.indexOf(word)
  return teen >= 0 ? teen + 10 : (UNIT_VALUES[UNITS.indexOf(word)] ?? null)
}
