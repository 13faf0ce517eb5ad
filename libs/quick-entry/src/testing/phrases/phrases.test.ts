import {
  type ClearPhrase,
  isDrafted,
  isSaved,
  isSpent,
  isTransferred,
  mistakesIn,
  phrasesOf,
  type Trap,
  type UnclearPhrase,
} from './score'

/** The files of clear phrases, and how many of 100 are saved with the right category at least. */
const FILES = [
  ['clear-english', 95],
  ['clear-english-more', 92],
  ['clear-languages', 93],
  ['clear-languages-more', 94],
  ['transfers', 98],
  ['cards', 93],
] as const

const traps = phrasesOf<Trap>('traps')
const unclear = phrasesOf<UnclearPhrase>('unclear')

test.each(FILES)('no phrase of %s is saved with a wrong amount, day, account, share or debt', (file) => {
  const wrong = phrasesOf<ClearPhrase>(file).flatMap((phrase) => {
    const mistakes = mistakesIn(phrase)?.filter((mistake) => mistake !== 'category') ?? []
    return mistakes.length > 0 ? [`${phrase.message} (${mistakes.join(', ')})`] : []
  })
  expect(wrong).toEqual([])
})

test.each(FILES)(
  'of the phrases of %s, at least %i percent are saved with the right category',
  (file, percent) => {
    const clear = phrasesOf<ClearPhrase>(file)
    const missed = clear.filter((phrase) => mistakesIn(phrase)?.length !== 0).map(({ message }) => message)
    expect(missed.slice(Math.floor((clear.length * (100 - percent)) / 100))).toEqual([])
  },
)

test('no trap is saved', () => {
  expect(traps.filter(isSaved).map(({ message, why }) => `${message}: ${why}`)).toEqual([])
})

test('money of others, a debt, a plan, a question or an order is never saved as a transfer', () => {
  const wrong = phrasesOf<Trap>('transfer-traps').filter(isTransferred)
  expect(wrong.map(({ message, why }) => `${message}: ${why}`)).toEqual([])
})

test('money that a card does not clearly pay is never saved as spent or transferred', () => {
  const wrong = phrasesOf<Trap>('card-traps').filter((trap) => isSpent(trap) || isTransferred(trap))
  expect(wrong.map(({ message, why }) => `${message}: ${why}`)).toEqual([])
})

test('at least 80 of 100 unclear phrases become a draft of the right kind and amount', () => {
  const missed = unclear.filter((phrase) => isDrafted(phrase) !== true).map(({ message }) => message)
  expect(missed.slice(Math.floor(unclear.length * 0.2))).toEqual([])
})

test('an unclear phrase hardly ever becomes a draft of another kind or amount', () => {
  const wrong = unclear.filter((phrase) => isDrafted(phrase) === false).map(({ message }) => message)
  expect(wrong.slice(Math.floor(unclear.length * 0.03))).toEqual([])
})
