import { hundredthsIn } from '../number-words'
import { plain } from '../spelling'
import type { NumberWords } from './language'

const BELOW_THIRTY = (
  'cero,uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciseis,diecisiete,' +
  'dieciocho,diecinueve,veinte,veintiuno,veintidos,veintitres,veinticuatro,veinticinco,veintiseis,veintisiete,' +
  'veintiocho,veintinueve'
).split(',')
const TENS = 'treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa'.split(',')
const HUNDREDS =
  'doscientos,trescientos,cuatrocientos,quinientos,seiscientos,setecientos,ochocientos,novecientos'.split(',')

const VALUES = new Map<string, number>([
  ...BELOW_THIRTY.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, 30 + 10 * at]),
  ...HUNDREDS.flatMap((word, at): [string, number][] => {
    const value = 200 + 100 * at
    return [
      [word, value],
      [word.replace(/os$/, 'as'), value],
    ]
  }),
  ...Object.entries({ un: 1, una: 1, veintiun: 21, veintiuna: 21, cien: 100, ciento: 100, mil: 1000 }),
])

const WORD = [...VALUES.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) =>
    word.replace(/^(dieci|veinti)([a-z]+)$/, (_, tens: string, unit: string) => tens + accented(unit)),
  )
  .join('|')
const NUMBER = String.raw`\b(?:${WORD})(?: (?:y )?(?:${WORD}))*(?![\p{L}])`

export const SPANISH_NUMBERS: NumberWords = {
  pattern: `${NUMBER}(?: con ${NUMBER})?`,
  valuesOf(text) {
    const words = plain(text.trim())
    const [units, cents, more] = words.split(' con ').map(cardinal)
    if (units === null && cents === undefined) return hundredthsIn(words.split(' '), cardinalOf)
    if (units === undefined || units === null || more !== undefined) return []
    if (cents === undefined) return [String(units)]
    return cents === null || cents < 1 || cents > 99 ? [] : [`${units}.${String(cents).padStart(2, '0')}`]
  },
  factors: { k: 1000, mil: 1000, millon: 1_000_000, millón: 1_000_000, millones: 1_000_000 },
  slang: /(?!)/,
  hasDecimalComma: true,
  hasThousandsComma: true,
  and: 'con|y|,',
}

function cardinalOf(words: readonly string[]): number | null {
  return words.length === 0 ? null : cardinal(words.join(' '))
}

/** Both spellings of the units that have an accent at the end of a word. */
function accented(unit: string): string {
  return unit
    .replace(/dos$/, 'd[oó]s')
    .replace(/tres$/, 'tr[eé]s')
    .replace(/seis$/, 's[eé]is')
    .replace(/un$/, '[uú]n')
}

/** The value of words such as "doscientos treinta y cinco"; null if they do not fit together. */
function cardinal(text: string): number | null {
  const words = text.split(' ')
  let [total, current] = [0, 0]
  for (const [at, word] of words.entries()) {
    if (word === 'y') {
      const isBetween =
        at > 0 && TENS.includes(words[at - 1] ?? '') && (VALUES.get(words[at + 1] ?? '') ?? 10) < 10
      if (!isBetween) return null
      continue
    }
    const value = VALUES.get(word)
    if (value === undefined) return null
    if (value === 1000) {
      if (total > 0) return null
      total = (current || 1) * 1000
      current = 0
      continue
    }
    const free = value >= 100 ? 1000 : words[at - 1] === 'y' ? 10 : 100
    if (current % free !== 0) return null
    current += value
  }
  return total + current
}
