import { assert, constantFrom, property, string } from 'fast-check'
import { PEOPLE } from '../testing/phrases/people'
import { PATTERNS } from './question-patterns'
import { CONCEPTS } from './question-words'
import { readQuestion } from './read-question'

const { usd, gbp } = PEOPLE

test.each([
  [
    'how much did I spend on groceries in February',
    { intent: 'spent_category', category: 'Groceries', month: '2026-02' },
  ],
  ['what did I earn last month?', { intent: 'earned', month: '2026-02' }],
  ['what did I spend last month?', { intent: 'spent_past', month: '2026-02' }],
  ['do I spend more than in January?', { intent: 'spent_compare', month: '2026-01' }],
  ['can I afford $300?', { intent: 'afford', amount: 30_000n }],
  ['can I afford $300 tomorrow?', { intent: 'afford', amount: 30_000n, day: '2026-03-12' }],
  ['can I afford $300 on the 5th?', { intent: 'afford', amount: 30_000n, day: '2026-04-05' }],
])('%s', (message, asked) => {
  expect(readQuestion(message, usd)).toEqual({ asked })
})

test.each([
  ['how much is left on the personal loan?', 'owe_one'],
  ['when is the mortgage due?', 'due_one'],
  ['how much is in my checking and my savings?', 'own_total'],
  ['how much did I spend on frobnication?', 'spent_category'],
  ['what if I pay $200 extra?', 'lump'],
  ['what if I pay €200 more a month?', 'extra'],
])('%j is not clear', (message, intent) => {
  const read = readQuestion(message, usd)
  expect(read).toEqual({ likely: expect.arrayContaining([intent]) })
})

test.each([
  'spent 20 on lunch',
  'I spent too much on groceries',
  'I owe Ana $50',
  'got paid 1200 today',
  'pay the car loan',
  'paid 40 on the credit card',
  'add 20 for lunch',
  'Paid off the Visa Gold from savings',
  "just paid this month's installment on the loan from Ana",
  'hey I finally paid the kitchen loan off',
  'spent -15 at Walgreens',
  '',
  '?',
  `net worth${' '.repeat(200)}`,
])('%j asks nothing', (message) => {
  expect(readQuestion(message, usd)).toBeNull()
})

test('an account that the person does not have is not answered', () => {
  expect(readQuestion('how much is in my cash?', { ...usd, accounts: ['Savings Account'] })).toHaveProperty(
    'likely',
  )
})

test('a pattern has only known concepts and slots', () => {
  const known = [...Object.keys(CONCEPTS), 'mine', 'asks']
  const atoms = Object.values(PATTERNS).flatMap(({ ways, besides }) =>
    [...ways, besides]
      .join(' ')
      .split(/[ /!]+/)
      .filter(Boolean),
  )
  expect(atoms.filter((atom) => !atom.startsWith('#') && !known.includes(atom))).toEqual([])
})

test('any text is read without an error', () => {
  const words = 'how much,when,owe,my,debts,car loan,savings,$20,may,friday,1st,(,on,spend,taxi,+,last'.split(
    ',',
  )
  const salad = string({ unit: constantFrom(...words.map((word) => `${word} `)), maxLength: 12 })
  assert(property(salad, constantFrom(usd, gbp), (message, context) => void readQuestion(message, context)))
  assert(property(string({ unit: 'binary' }), (message) => void readQuestion(message, usd)))
})
