import type { LearnedWords, QuickEntryContext } from './quick-entry'
import { refundedCard } from './read-card-refund'
import { readQuickEntry, readUnsureEntry } from './read-quick-entry'
import { dollars } from './testing/golden/people'

function refundIn(message: string, context: QuickEntryContext = dollars) {
  const entry = readQuickEntry(message, context)
  if (entry?.kind !== 'income') throw new Error(`No income was read from: ${message}`)
  return entry
}

test.each([
  ['got 30 back for the shoes', 'Shopping', 'shoes'],
  ['refund of 30 for shoes from Zara', 'Shopping', 'shoes from Zara'],
  ['Zara refunded me 30 for the shoes', 'Shopping', 'shoes'],
  ['got 30 back from Argos for the kettle', 'Shopping', 'kettle'],
  ['I got $30 back for the shoes I returned', 'Shopping', 'shoes I returned'],
  ['my boss reimbursed me 30 for the hotel', 'Travel', 'hotel'],
  ['Ana paid me back 30 for lunch', 'Eating out', 'lunch'],
  ['train refund came through, 30', 'Transport', 'train'],
  ['got 30 back for my car insurance', 'Transport', 'car insurance'],
  ['me devolvieron 30 de los pantalones', 'Shopping', 'pantalones'],
  ['habe 30 für die Schuhe zurückbekommen', 'Shopping', 'Schuhe'],
  ['remboursement de 30 pour les chaussures', 'Shopping', 'chaussures'],
  ['taxi ka 30 refund mila', 'Transport', 'taxi'],
])('%j came back for an expense of the category %s: %s', (message, category, note) => {
  const refund = refundIn(message)
  expect(refund).toMatchObject({ amount: 3000n, category: 'Refund', account: 'Cash' })
  expect(refund.refundOf).toEqual({ category, note })
})

test.each([
  'got a refund of 50',
  'tax refund 300',
  'got 40 back on my taxes',
  'got 40 cashback on groceries',
  'got a refund of 50 for the thingamajig',
  'the insurance reimbursed me 210',
  'got 950 back from the insurance for my hail damage',
  'the shoe store refunded me 54',
  'got 30 back for the shoes and the taxi',
  'mum gave me 20 toward the dinner',
  'my deposit back from the landlord, 500',
  "la mutuelle m'a remboursé 30",
  'me devolvieron 30 del seguro',
  'sold the shoes for 30',
  'received 30 for the shoes',
])('%j came back for no expense whose category is known', (message) => {
  expect(refundIn(message)).not.toHaveProperty('refundOf')
})

test('learned words and the names of own categories say what the money came back for', () => {
  const message = 'got 30 back for the thingamajig'
  const learned: LearnedWords[] = [
    { words: 'thingamajig', kind: 'expense', category: 'Garden', account: 'Savings Account' },
  ]
  expect(refundIn(message)).not.toHaveProperty('refundOf')
  expect(refundIn(message, { ...dollars, learned })).toMatchObject({
    refundOf: { category: 'Garden', note: 'thingamajig' },
    account: 'Cash',
  })
})

test('words of an income stay an income', () => {
  const learned: LearnedWords[] = [{ words: 'shoes', kind: 'income', category: 'Sale', account: null }]
  const entry = refundIn('got 30 back for the shoes', { ...dollars, learned })
  expect(entry.category).toBe('Sale')
  expect(entry).not.toHaveProperty('refundOf')
})

test.each([
  ['refund of 30 for the shoes into savings', 'Savings Account'],
  ['refund of 30 for the shoes to my Visa', 'Visa Gold'],
  ['got 30 back on my Visa card for the shoes', 'Visa Gold'],
  ['got 30 back for the shoes to my credit card', 'Visa Gold'],
])('%j goes to %s', (message, account) => {
  expect(refundIn(message)).toMatchObject({ account, refundOf: { category: 'Shopping' } })
})

test('a card that may have paid for the thing is only proposed', () => {
  const message = 'got 20 back for lunch on the Visa'
  expect(readQuickEntry(message, dollars)).toBeNull()
  expect(readUnsureEntry(message, dollars)).toMatchObject({ kind: 'income', account: 'Visa Gold' })
})

test('a card is not chosen among several, or if nothing was bought', () => {
  const context = { ...dollars, cards: ['Visa Gold', 'Amex'] }
  const message = 'refund of 30 for the shoes to my credit card'
  expect(readQuickEntry(message, context)).toBeNull()
  expect(readUnsureEntry(message, context)).toMatchObject({ account: null, refundOf: { note: 'shoes' } })
  expect(readQuickEntry('got 20 cashback to my Visa', dollars)).toBeNull()
})

test.each([
  ['refund of 30 for the shoes to my Visa', 'Visa Gold'],
  ['got 30 back for the shoes on my Visa', 'Visa Gold'],
  ['got 30 back for the shoes', null],
  ['got 30 back for the shoes from my Visa', null],
])('the card in %j is %j', (message, card) => {
  expect(refundedCard(message, dollars)).toBe(card)
})
