import { decodedRuns, lettersOf, plainDigits, reversed, wordsOf } from './disguised-text'
import { readTools } from './read-tools'
import { RULES } from './system-prompt'
import { writeTools } from './write-tools'

/** Words in a row that count as a quote. */
const QUOTE_WORDS = 4
/** The same for ordinary words of a description, which an honest answer may use in the same order. */
const ORDINARY_QUOTE_WORDS = 5
/** Letters in a row that count as a quote. */
const QUOTE_LETTERS = 24
/** A quote by letters is honest if so much of it is: a word beside an honest phrase may have its other letters. */
const HONEST_LETTERS = 18
/** Quotes are found by their first letters. */
const KEY_LETTERS = 8
/**
 * Words in the same order, with at most `SCATTERED_GAP` others between two of them, that count as a quote: by how many
 * of them are not ordinary.
 */
const SCATTERED_WORDS = [8, 6, 4] as const
const SCATTERED_GAP = 3
/** The share of the words of a sentence that counts as a quote in any order. */
const SHUFFLED_SHARE = 0.8
const SHUFFLED_WORDS = 4
/** How much of the text before a sentence is checked with it. */
const RECENT_LETTERS = 80
const RECENT_WORDS = 40
const RECENT_CHARACTERS = 2000

/** Parts of the instructions that an honest answer may contain. */
const HONEST_PHRASES = [
  'the personal finance assistant of solvent',
  'own assets, debts and plan',
  'cannot give legal or tax advice',
  "see another person's data",
  'when something is unclear',
  'net worth, assets, debts, monthly income',
  'left, instalment, next due date, interest rate',
  'what to pay first and how much',
  'the payment plan of this month',
  'how much goes to debts each month: a',
  'shares were bought or sold',
  'monthly income, currency or name',
].map(lettersOf)

/** Words of any answer about finance. */
const ORDINARY = new Set(
  `a about all an and any are as at be before by can cannot do each end for from give has have how i if in is it its
  legal left links many money month monthly more most much name names next not nothing number of on once one only open
  or other own owns pay paid payment payments person personal plan said say says see so sum than that the their there
  they this to total totals use was were what when where which with would yes you your
  active advice amount amounts arithmetic asset assets assistant bought budget cash category cost costs count currency date
  day days debt debts due earn expected expense expenses finance first free house income instalment instalments
  interest later liabilities liability month months net newest number owe owes part period price profile rate reasons
  received record recorded savings shares sold solvent something spent stands tax trades weeks worth answer calculate
  figure figures goes help ask data another`.split(/\s+/),
)

interface Sentence {
  words: readonly string[]
  /** Those of the words that are not ordinary. */
  rare: ReadonlySet<string>
}

const descriptions = Object.values({ ...readTools, ...writeTools }).map(({ description }) => description)
const rules = wordsOf(RULES.join(' '))
const texts = [rules, ...descriptions.map(wordsOf)]
const sentences: readonly Sentence[] = [...RULES, ...descriptions]
  .flatMap((text) => text.split('. '))
  .map(wordsOf)
  .map((words) => ({ words, rare: new Set(words.filter(isRare)) }))
const quotes = indexOf(
  texts.flatMap((words) => [
    ...wordQuotes(words),
    ...wordQuotes(words).map((quote) => [...quote].reverse()),
    ...letterQuotes(words).map((letters) => [letters]),
  ]),
)

/**
 * Whether a sentence, with the text released before it, quotes the instructions or the descriptions of the tools: also
 * spaced out, backwards, encoded, scattered between other words or in another order.
 */
export function repeatsInstructions(released: string, sentence: string): boolean {
  const recent = released.slice(-RECENT_CHARACTERS)
  return (
    disguises(recent, sentence).some(hasQuote) ||
    decodedRuns(recent.slice(-RECENT_LETTERS * 4) + sentence).some((text) => hasQuote(lettersOf(text))) ||
    isScattered(recent, sentence)
  )
}

/** The letters of the end of the text in each of the forms that are checked. */
function disguises(recent: string, sentence: string): string[] {
  const forms = [(text: string) => text, ...plainDigits]
  const plain = forms.map(
    (form) => lettersOf(form(recent)).slice(-RECENT_LETTERS) + lettersOf(form(sentence)),
  )
  return [...new Set(plain)].flatMap((letters) => [letters, reversed(letters)])
}

function hasQuote(letters: string): boolean {
  for (let at = 0; at + KEY_LETTERS <= letters.length; at += 1) {
    const found = quotes.get(letters.slice(at, at + KEY_LETTERS))
    if (found?.some((quote) => letters.startsWith(quote, at))) return true
  }
  return false
}

function isScattered(recent: string, sentence: string): boolean {
  const words = [...wordsOf(recent).slice(-RECENT_WORDS), ...wordsOf(sentence)]
  const backwards = [...words].reverse()
  return (
    texts.some((text) => hasScattered(text, words) || hasScattered(text, backwards)) ||
    sentences.some((one) => isShuffled(one, words))
  )
}

/** Whether words of a text stand in their order in other words. */
function hasScattered(text: readonly string[], words: readonly string[]): boolean {
  const runs = text.map(() => ({ length: 0, rare: 0, last: 0, letters: '' }))
  return words.some((word, index) => {
    // From the end, so that a word does not continue its own run.
    for (let at = text.length - 1; at >= 0; at -= 1) {
      if (text[at] !== word) continue
      const before = runs[at - 1]
      const continued =
        before && before.length > 0 && index - before.last <= SCATTERED_GAP + 1 ? before : null
      const run = {
        length: (continued?.length ?? 0) + 1,
        rare: (continued?.rare ?? 0) + Number(isRare(word)),
        last: index,
        letters: (continued?.letters ?? '') + word,
      }
      runs[at] = run
      const enough = SCATTERED_WORDS[Math.min(run.rare, 2)] ?? SCATTERED_WORDS[0]
      if (run.length >= enough && !isHonest(run.letters)) return true
    }
    return false
  })
}

function isShuffled({ words: own, rare }: Sentence, words: readonly string[]): boolean {
  if (rare.size < SHUFFLED_WORDS) return false
  const near = new Set(words.slice(-(own.length * 2)))
  const found = [...rare].filter((word) => near.has(word)).length
  return found / rare.size >= SHUFFLED_SHARE
}

function wordQuotes(words: readonly string[]): (readonly string[])[] {
  return words.flatMap((_, at) => {
    const short = words.slice(at, at + QUOTE_WORDS)
    const size = words === rules || short.some(isRare) ? QUOTE_WORDS : ORDINARY_QUOTE_WORDS
    const quote = words.slice(at, at + size)
    return quote.length === size && !isHonest(quote.join('')) ? [quote] : []
  })
}

function letterQuotes(words: readonly string[]): string[] {
  const letters = words.join('')
  return Array.from({ length: Math.max(0, letters.length - QUOTE_LETTERS + 1) }, (_, at) =>
    letters.slice(at, at + QUOTE_LETTERS),
  ).filter((quote) => !isHonest(quote.slice(0, HONEST_LETTERS)) && !isHonest(quote.slice(-HONEST_LETTERS)))
}

function isHonest(letters: string): boolean {
  return HONEST_PHRASES.some((phrase) => phrase.includes(letters))
}

function isRare(word: string): boolean {
  return !ORDINARY.has(word)
}

function indexOf(all: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const quote of new Set(all.map((words) => words.join('')))) {
    const key = quote.slice(0, KEY_LETTERS)
    index.set(key, [...(index.get(key) ?? []), quote])
  }
  return index
}
