import {
  type ClearPhrase,
  isDrafted,
  isSaved,
  mistakesIn,
  phrasesOf,
  type Trap,
  type UnclearPhrase,
} from './score'

const clear = phrasesOf<ClearPhrase>('clear-english')
const traps = phrasesOf<Trap>('traps')
const unclear = phrasesOf<UnclearPhrase>('unclear')

test('no clear phrase is saved with a wrong amount, day, account, share or debt', () => {
  const wrong = clear.flatMap((phrase) => {
    const mistakes = mistakesIn(phrase)?.filter((mistake) => mistake !== 'category') ?? []
    return mistakes.length > 0 ? [`${phrase.message} (${mistakes.join(', ')})`] : []
  })
  expect(wrong).toEqual([])
})

test('at least 95 of 100 clear phrases are saved with the right category', () => {
  const missed = clear.filter((phrase) => mistakesIn(phrase)?.length !== 0).map(({ message }) => message)
  expect(missed.slice(Math.floor(clear.length * 0.05))).toEqual([])
})

test('no trap is saved', () => {
  expect(traps.filter(isSaved).map(({ message, why }) => `${message}: ${why}`)).toEqual([])
})

test('at least 80 of 100 unclear phrases become a draft of the right kind and amount', () => {
  const missed = unclear.filter((phrase) => isDrafted(phrase) !== true).map(({ message }) => message)
  expect(missed.slice(Math.floor(unclear.length * 0.2))).toEqual([])
})

test('no unclear phrase becomes a draft of a wrong amount', () => {
  expect(unclear.filter((phrase) => isDrafted(phrase) === false).map(({ message }) => message)).toEqual([])
})
