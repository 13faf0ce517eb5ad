import type { QuickEntryContext } from './quick-entry'
import { payingCard } from './read-card-expense'
import { readQuickEntry, readUnsureEntry } from './read-quick-entry'
import { dollars, TODAY } from './testing/golden/people'

function having(...cards: readonly string[]): QuickEntryContext {
  return { ...dollars, liabilities: [], cards }
}

test('an expense on a card that is paid off has the card as its account', () => {
  expect(readQuickEntry('spent 30 on a taxi with the Visa', having('Visa Gold'))).toEqual({
    kind: 'expense',
    amount: 30_00n,
    occurredOn: TODAY,
    account: 'Visa Gold',
    category: 'Transport',
    note: 'taxi',
  })
})

test.each([
  ['lunch 12.50 on the Sapphire', 'Sapphire'],
  ['lunch 12.50 with my family card', 'Family'],
  ['lunch 12.50 with Chase Sapphire', 'Chase Sapphire'],
  ['lunch 12.50 with the Bank of America card', 'Bank of America'],
  ['spent 40 on shoes with my Macy card', "Macy's"],
  ['spent 40 on shoes with my credit card', 'Store Card'],
])('%j is paid with the card', (message, card) => {
  expect(readQuickEntry(message, having(card))).toMatchObject({ kind: 'expense', account: card })
})

test.each([
  ['lunch with family $30', 'Family'],
  ['lunch with Sapphire $30', 'Sapphire'],
  ['taxi to the Target $12', 'Target'],
  ['lunch $30 with cash', 'Cash Back'],
  ['paid 500 for rent with my bank', 'Bank of America'],
])('%j is not paid with the card %j', (message, card) => {
  expect(readUnsureEntry(message, having(card))).not.toMatchObject({ account: card })
})

test.each([
  ['lunch $12.50 with the Visa', having('Visa Gold', 'Visa Blue')],
  ['lunch $12.50 with the Visa', having('Visa', 'Visa')],
  ['lunch $12.50 with my credit card', having('Visa', 'Amex')],
  ['lunch $12.50 with the Visa from checking', having('Visa')],
  ['lunch $12.50 with the savings card', having('Savings Account')],
])('%j is to be confirmed without an account if several may be meant', (message, context) => {
  expect(readQuickEntry(message, context)).toBeNull()
  expect(readUnsureEntry(message, context)).toMatchObject({ kind: 'expense', account: null })
})

test.each(['visa ', 'credit card '])('many repetitions of %j are read quickly', (name) => {
  const before = performance.now()
  readUnsureEntry(`${name.repeat(190 / name.length)}par 5`, having('Visa Gold', 'Visa Blue', 'Visa'))
  expect(performance.now() - before).toBeLessThan(1000)
})

test('of two cards, the one that the words name pays', () => {
  const context = having('Visa Gold', 'Visa Blue')
  const entry = readQuickEntry('lunch $12.50 with the Visa Blue', context)
  expect(entry).toMatchObject({ account: 'Visa Blue' })
})

test.each([
  'paid 200 on the Visa Gold',
  'put 150 toward the credit card',
  'paid off the Visa Gold',
  'paid the credit card',
])('%j pays the card', (message) => {
  expect(readQuickEntry(message, dollars)).toMatchObject({ kind: 'payment', liabilityId: 'card' })
})

test.each(['moved 200 from checking to my Visa', 'moved 200 from my Visa to checking'])(
  '%j states no entry if nothing is owed on the card',
  (message) => {
    expect(readUnsureEntry(message, having('Visa'))).toBeNull()
  },
)

test('money from a card is not saved as a payment of it', () => {
  expect(readQuickEntry('moved 100 from my Visa Gold to savings', dollars)).toBeNull()
})

test.each(['paid Ana back $30 with my Visa', 'paid 45 on the car loan with the Visa'])(
  '%j is not saved as a payment from cash',
  (message) => {
    expect(readQuickEntry(message, dollars)).toBeNull()
    expect(readUnsureEntry(message, dollars)).toMatchObject({ kind: 'payment' })
  },
)

test.each([
  ['spent 30 on a taxi with the Visa', 'Visa'],
  ['Gestern habe ich 30 für ein Taxi mit der Visa bezahlt', 'Visa'],
  ['paid 200 on the Visa', null],
  ['spent 30 on a taxi with the Amex', null],
  ['spent 30 on a taxi', null],
  [`spent 30 on a taxi with the Visa ${'x'.repeat(200)}`, null],
])('in %j, %j pays', (message, card) => {
  expect(payingCard(message, having('Visa'))).toBe(card)
})
