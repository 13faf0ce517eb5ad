import type { QuickEntryContext } from './quick-entry'
import { readQuickEntry, readUnsureEntry } from './read-quick-entry'
import { dollars, euros, TODAY } from './testing/golden/people'

const CHECKING = 'Checking Account'
const SAVINGS = 'Savings Account'

function having(...accounts: readonly string[]): QuickEntryContext {
  return { ...dollars, accounts }
}

test('a transfer has its amount, day and both accounts', () => {
  expect(readQuickEntry('moved 200 from checking to savings yesterday', dollars)).toEqual({
    kind: 'transfer',
    amount: 200_00n,
    occurredOn: '2026-03-10',
    fromAccount: CHECKING,
    toAccount: SAVINGS,
    note: '',
  })
})

test.each([
  ['put 300 into savings', 'Cash', SAVINGS],
  ['took 100 out of savings', SAVINGS, 'Cash'],
])('the other account of %j is Cash', (message, fromAccount, toAccount) => {
  expect(readQuickEntry(message, dollars)).toMatchObject({ kind: 'transfer', fromAccount, toAccount })
})

test.each([
  ['put 300 into savings', having(SAVINGS, CHECKING), null, SAVINGS],
  ['moved 200 from checking to savings', euros, null, SAVINGS],
  ['transferred 200 from savings to my brokerage', dollars, SAVINGS, null],
  ['moved 200 from cheking to savings', dollars, null, SAVINGS],
  ['deposited 250 in checking', dollars, null, CHECKING],
  ['withdrew 40 from the ATM', dollars, null, 'Cash'],
  ['transfer 200 from checking to savings', dollars, CHECKING, SAVINGS],
  ['moved about 200 from checking to savings', dollars, CHECKING, SAVINGS],
  ['moved 200 from checking to savings for the holidays', dollars, CHECKING, SAVINGS],
])(
  '%j is to be confirmed, without the account that is not clear',
  (message, context, fromAccount, toAccount) => {
    expect(readQuickEntry(message, context)).toBeNull()
    expect(readUnsureEntry(message, context)).toMatchObject({ kind: 'transfer', fromAccount, toAccount })
  },
)

test('the cash of an ATM comes from the checking account of a person without another account', () => {
  const entry = readQuickEntry('withdrew 40 from the ATM', having('Cash', CHECKING))
  expect(entry).toMatchObject({
    kind: 'transfer',
    fromAccount: CHECKING,
    toAccount: 'Cash',
    occurredOn: TODAY,
  })
  expect(readQuickEntry('withdrew 40 from the ATM', having('Cash', SAVINGS))).toBeNull()
})

test.each([
  'transferred 200 from checking to Joe',
  'should I move 200 from checking to savings',
  'I will move 200 to savings',
  "didn't move 200 to savings",
  'saved 200 on the sofa',
  "transferred 200 to my husband's savings account",
])('%j is not even drafted as a transfer', (message) => {
  expect(readUnsureEntry(message, dollars)?.kind).not.toBe('transfer')
})

test('a payment to a debt stays one', () => {
  expect(readQuickEntry('transferred 200 to the car loan', dollars)?.kind).not.toBe('transfer')
  expect(readQuickEntry('moved 150 from checking to my Visa Gold', dollars)).toMatchObject({
    kind: 'payment',
    liabilityId: 'card',
    account: CHECKING,
  })
})
