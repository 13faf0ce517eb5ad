import type { NumberWords } from './language'

const UNITS =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ')
const TENS: Readonly<Record<string, number>> = {
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  nonante: 90,
}

const WORD = `(?:${[...UNITS.filter((word) => !/^(?:un|neuf)$/.test(word)), ...Object.keys(TENS)].join('|')}|cents?|mille)`
/** "Neuf" also means new, and "un" is an article. */
const NINE = 'neuf(?=[ -](?:euro|balle|cent|mille|action|titre))'
const ONE = 'une?(?= (?:euro|action|titre))'
const NEXT = `[ -](?:et[ -](?:une?|onze)|neuf|une?(?=[ -](?:mille|euro))|${WORD})`

export const FRENCH_NUMBERS: NumberWords = {
  // "Deux cents" is not two cents.
  pattern: String.raw`\b(?:${ONE}|(?:${WORD}|${NINE})(?:${NEXT})*)\b(?![ -](?:cents?|mille)\b)`,
  valuesOf(text) {
    const words = text
      .toLowerCase()
      .split(/[ -]+/)
      .filter((word) => word !== 'et')
    const value = scaled(words, /^mille$/, 1000, (part) => scaled(part, /^cents?$/, 100, belowHundred))
    return value === null ? [] : [String(value)]
  },
  factors: { k: 1000, mille: 1000, million: 1_000_000, millions: 1_000_000 },
  // Matches nothing.
  slang: /(?!)/,
  hasDecimalComma: true,
  and: 'et',
}

type Words = readonly string[]

function scaled(
  words: Words,
  name: RegExp,
  scale: number,
  read: (part: Words) => number | null,
): number | null {
  const at = words.findIndex((word) => name.test(word))
  if (at < 0) return read(words)
  const [above, below] = [
    at === 0 ? 1 : read(words.slice(0, at)),
    at + 1 === words.length ? 0 : read(words.slice(at + 1)),
  ]
  return above === null || below === null || above >= scale * 10 ? null : above * scale + below
}

function belowHundred(words: Words): number | null {
  const text = words
    .join(' ')
    .replace(/^quatre vingts?\b/, 'huitante')
    .replace(/\bune\b/, 'un')
  const [first = '', ...rest] = text.split(' ')
  const tens = TENS[first]
  const unit = UNITS.indexOf(first) + 1
  if (rest.length === 0) return tens ?? (unit > 0 ? unit : null)
  const more = belowHundred(rest)
  const isTeen = first === 'dix' && rest.length === 1 && more !== null && more >= 7 && more < 10
  if (isTeen) return 10 + more
  const room = tens === 60 || tens === 80 ? 20 : 10
  return tens === undefined || more === null || more >= room ? null : tens + more
}
