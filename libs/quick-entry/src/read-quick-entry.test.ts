import { addMonthsClamped } from '@solvent/money'
import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { readQuestion } from './questions/read-question'
import type { QuickEntryContext } from './quick-entry'
import { readQuickEntry, readUnsureEntry } from './read-quick-entry'
import { clearPhrases } from './testing/golden/clear-phrases'
import { dollars, euros, TODAY } from './testing/golden/people'
import { unclearPhrases } from './testing/golden/unclear-phrases'

const phrases = [...clearPhrases.map(({ message }) => message), ...unclearPhrases.map(([message]) => message)]
const words = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))]
const wordSalad = string({ unit: constantFrom(...words.map((word) => `${word} `)), maxLength: 12 })
const anyText = oneof(string(), string({ unit: 'binary', maxLength: 250 }), wordSalad)

test('any text is handled without an error, and an entry has a positive amount and a date in the past year', () => {
  assert(
    property(anyText, constantFrom(dollars, euros), (message, context) => {
      const entry = readQuickEntry(message, context)
      if (!entry) return
      if (entry.amount !== null) expect(entry.amount > 0n).toBe(true)
      if (entry.kind === 'payment') return
      expect(entry.occurredOn <= TODAY && entry.occurredOn >= addMonthsClamped(TODAY, -12)).toBe(true)
      const accounts = entry.kind === 'transfer' ? [entry.fromAccount, entry.toAccount] : [entry.account]
      expect([...context.accounts, 'Cash']).toEqual(expect.arrayContaining(accounts))
    }),
  )
})

test('any names of accounts, debts and shares are handled without an error', () => {
  assert(
    property(anyText, anyText, (name, message) => {
      const context: QuickEntryContext = {
        ...dollars,
        accounts: ['Cash', name],
        liabilities: [{ id: 'one', type: name, description: name }],
        positions: [name],
        learned: [{ words: name, kind: 'expense', category: 'Leisure', account: name }],
      }
      for (const text of [message, `spent 20 on ${name}`, `how much is left on ${name}?`]) {
        readQuickEntry(text, context)
        readUnsureEntry(text, context)
        readQuestion(text, context)
      }
    }),
  )
})

test('a message of more than 200 characters is not read', () => {
  expect(readQuickEntry('spent 20 on lunch'.padEnd(200), dollars)).not.toBeNull()
  expect(readQuickEntry('spent 20 on lunch'.padEnd(201), dollars)).toBeNull()
})

test.each([
  ['spent 20 EUR on lunch', 'EUR', 2000n],
  ['spent £20 on lunch', 'GBP', 2000n],
  ['spent 20 pounds on lunch', 'GBP', 2000n],
  ['spent ₹200 on lunch', 'INR', 20_000n],
  ['spent 20 dollars on lunch', 'CAD', 2000n],
  ['spent AUD 20 on lunch', 'AUD', 2000n],
  ['spent $20 on lunch', 'GBP', 2000n],
] as const)('%j is read for a person with %s', (message, currency, amount) => {
  expect(readQuickEntry(message, { ...dollars, currency })).toMatchObject({ kind: 'expense', amount })
})

test.each([
  ['spent 20 EUR on lunch', 'GBP'],
  ['spent 20 dollars on lunch', 'EUR'],
  ['spent USD 20 on lunch', 'CAD'],
  ['spent ₹200 on lunch', 'USD'],
] as const)('%j is not read for a person with %s', (message, currency) => {
  expect(readQuickEntry(message, { ...dollars, currency })).toBeNull()
})

test('an unknown or ambiguous account is left to the model', () => {
  const message = 'paid 20 for a taxi from checking'
  expect(readQuickEntry(message, { ...dollars, accounts: ['Cash', 'Checking Account'] })).toMatchObject({
    account: 'Checking Account',
  })
  expect(readQuickEntry(message, { ...dollars, accounts: ['Cash'] })).toBeNull()
  expect(readQuickEntry(message, { ...dollars, accounts: ['Checking', 'Checking Account'] })).toBeNull()
})

test('two debts of one type are distinguished only by their descriptions', () => {
  const liabilities = [
    { id: 'honda', type: 'Car Loan', description: 'Honda' },
    { id: 'fiat', type: 'Car Loan', description: 'Fiat' },
  ]
  expect(readQuickEntry('pay the car loan', { ...dollars, liabilities })).toBeNull()
  expect(readQuickEntry('pay the Fiat car loan', { ...dollars, liabilities })).toMatchObject({
    liabilityId: 'fiat',
  })
})

test.each([
  ['0.5', '0.01', null],
  ['1.5', '0.01', 2n],
  ['2.5', '0.01', 2n],
  ['0.333', '10', 333n],
  ['1000', '999,999,999,999', null],
])('the cost of %s shares at %s is rounded half to even: %s', (quantity, price, amount) => {
  const entry = readQuickEntry(`bought ${quantity} shares of ACME at $${price}`, dollars)
  expect(entry?.amount ?? null).toBe(amount)
})

test('nothing is read if today is not a date', () => {
  expect(readQuickEntry('spent 20 on lunch', { ...dollars, today: '2026-02-30' })).toBeNull()
})
