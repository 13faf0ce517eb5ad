import { learnableWords } from './learned-phrases'
import type { LearnedWords } from './quick-entry'
import { readQuickEntry, readUnsureEntry } from './read-quick-entry'
import { dollars } from './testing/golden/people'

function knowing(...learned: (Partial<LearnedWords> & { words: string })[]) {
  const defaults = { kind: 'expense', category: null, account: null } as const
  return { ...dollars, learned: learned.map((one) => ({ ...defaults, ...one })) }
}

const grooming = { words: 'dog grooming', category: 'Leisure', account: 'Savings Account' } as const

test.each([
  'spent 40 on dog grooming',
  'dog grooming 40',
  'paid 40 for the Dog Groomings yesterday',
  'spent 40 on dog grooming for Bella',
])('%j gets the category and the account of its words', (message) => {
  expect(readQuickEntry(message, dollars)).not.toEqual(expect.objectContaining({ category: 'Leisure' }))
  expect(readQuickEntry(message, knowing(grooming))).toMatchObject({
    kind: 'expense',
    amount: 4000n,
    category: 'Leisure',
    account: 'Savings Account',
  })
})

test('words in the plural are found in the singular, with accents and in capitals', () => {
  const context = knowing({ words: 'creme brulees', category: 'Gifts' })
  expect(readQuickEntry('spent 9 on a Crème Brûlée', context)).toMatchObject({ category: 'Gifts' })
})

test.each([
  ['gasté 40 en peluquería canina', 'Peluquería canina'],
  ['40 Euro für Größentabellen ausgegeben', 'Größentabelle'],
  ["j'ai dépensé 40 pour l'œuvre d'Ana", "L'œuvre d'Ana"],
  ['chai par 40 kharch kiye', 'Chai'],
])('%j is read with learned words', (message, note) => {
  const context = {
    ...knowing({ words: learnableWords(note) ?? '', category: 'Fees' }),
    currency: 'EUR' as const,
  }
  expect(readUnsureEntry(message, context)).toMatchObject({ kind: 'expense', category: 'Fees' })
})

test('learned words come before built-in ones', () => {
  expect(readQuickEntry('spent 9 on lunch', dollars)).toMatchObject({ category: 'Eating out' })
  const context = knowing({ words: 'lunch', category: 'Fees' })
  expect(readQuickEntry('spent 9 on lunch', context)).toMatchObject({ category: 'Fees', account: 'Cash' })
})

test('the longest phrase counts, for the category and for the account', () => {
  const long = { words: 'lunch with ana', category: 'Gifts', account: 'Checking Account' } as const
  const short = { words: 'lunch', category: 'Fees', account: 'Savings Account' } as const
  for (const context of [knowing(long, short), knowing(short, long)]) {
    expect(readQuickEntry('spent 9 on lunch with Ana', context)).toMatchObject({
      category: 'Gifts',
      account: 'Checking Account',
    })
    expect(readQuickEntry('spent 9 on lunch with Ben', context)).toMatchObject({
      category: 'Fees',
      account: 'Savings Account',
    })
  }
})

test('an account that the message names comes before the learned one, and so does another way to pay', () => {
  for (const name of ['checking', 'cash']) {
    const account = name === 'cash' ? 'Cash' : 'Checking Account'
    const entry = readQuickEntry(`spent 40 on dog grooming from ${name}`, knowing(grooming))
    expect(entry).toMatchObject({ category: 'Leisure', account })
  }
  const draft = readUnsureEntry('spent 40 on dog grooming with PayPal', knowing(grooming))
  expect(draft).toMatchObject({ category: 'Leisure', account: 'Cash' })
})

test('a learned account that the person no longer has is not used', () => {
  const context = { ...knowing(grooming), accounts: ['Cash'] }
  expect(readQuickEntry('spent 40 on dog grooming', context)).toMatchObject({
    category: 'Leisure',
    account: 'Cash',
  })
})

test('words with only an account keep their category', () => {
  const context = knowing({ words: 'lunch', account: 'Savings Account' })
  expect(readQuickEntry('spent 9 on lunch', context)).toMatchObject({
    category: 'Eating out',
    account: 'Savings Account',
  })
})

test('words of an income are used for income, and change no expense', () => {
  const context = knowing({
    words: 'pottery',
    kind: 'income',
    category: 'Sale',
    account: 'Checking Account',
  })
  expect(readQuickEntry('received 50 for pottery', context)).toMatchObject({
    kind: 'income',
    category: 'Sale',
    account: 'Checking Account',
  })
  const expense = 'spent 50 on pottery'
  expect(readQuickEntry(expense, context)).toEqual(readQuickEntry(expense, dollars))
  expect(readQuickEntry(expense, dollars)).toMatchObject({ kind: 'expense', account: 'Cash' })
})

test('words of an expense do not turn an income into one', () => {
  const context = knowing({ words: 'tips', category: 'Gifts' })
  expect(readQuickEntry('got 60 in tips', context)).toEqual(readQuickEntry('got 60 in tips', dollars))
  expect(readQuickEntry('spent 60 on tips', context)).toMatchObject({ kind: 'expense', category: 'Gifts' })
})

test.each([
  'Ana paid 20 for lunch',
  'Ana just bought lunch for 20',
  'mum spent 20 on lunch',
  'Ana ne 20 ka lunch kharida',
  'Ana pagó 20 por el almuerzo',
  'Ana hat 20 für das Mittagessen bezahlt',
  'Ana a payé 20 pour le déjeuner',
])('a learned name does not turn what somebody else spent into an entry: %j', (message) => {
  const context = knowing({ words: 'ana', category: 'Gifts' }, { words: 'mum', category: 'Gifts' })
  expect(readQuickEntry(message, context)).toBeNull()
  expect(readQuickEntry('spent 20 on Ana', context)).toMatchObject({ category: 'Gifts' })
})

test.each(['not', 'will', 'spent', 'savings', 'maybe lunch', 'for the', 'card'])(
  'words such as %j change nothing about what a message says',
  (words) => {
    const context = knowing({ words, category: 'Leisure' })
    for (const message of [
      'I did not spend 20 on lunch',
      'I will spend 20',
      'spent 20 on lunch from savings',
      'spent maybe 20, maybe lunch',
      'paid 20 for the taxi',
      'paid 20 with my card',
    ])
      expect(readUnsureEntry(message, context)).toEqual(readUnsureEntry(message, dollars))
  },
)

test.each([
  ['  Dog   Grooming ', 'dog grooming'],
  ['Café', 'cafe'],
  ['Größe  XL', 'groesse xl'],
  ['', null],
  [' ', null],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['2 coffees', null],
])('of the note %j, %j is learned', (note, words) => {
  expect(learnableWords(note)).toBe(words)
})
