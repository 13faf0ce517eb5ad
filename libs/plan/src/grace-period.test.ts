import { amortizationTable } from './amortization'
import { applyCardChange, type Card } from './card-change'
import { entryProblem } from './debt-at-entry'
import { statementOfNewTerms } from './grace-period'
import type { LenderTerms } from './lender-terms'
import { applyPayment } from './payment'
import { payoffAmount } from './payoff'
import { withInterest } from './testing/post-interest'

const STATEMENT = '2026-11-20'
const DUE = '2026-12-10'
const NEXT_STATEMENT = '2026-12-21'

const minimum = { shareBp: 300, atLeast: 1_500n, plusInterest: false }
const withoutPeriod: LenderTerms = { dayCount: '30_360', minimum, statementDays: 20 }
const terms: LenderTerms = { ...withoutPeriod, gracePeriod: 'kept' }

/** $1,000 at 0.05% a day, just stated and due on the 10th. The statement before was paid in full. */
const card: Card = {
  remaining: 100_000n,
  instalment: 3_000n,
  installmentsTotal: 5_200,
  installmentsPaid: 0,
  installmentsPaidAtEntry: 0,
  frequency: 'monthly',
  firstDueDate: DUE,
  credit: 0n,
  isCompleted: false,
  rateBp: 1_800,
  lenderTerms: terms,
  statement: { unpaid: 100_000n, inGrace: true },
}

const withoutGrace: Card = { ...card, lenderTerms: withoutPeriod, statement: null }
const carried: Card = { ...card, statement: { unpaid: 100_000n, inGrace: false } }

/** The card after $200 spent on the 25th, and a payment. */
function spentAndPaid(from: Card, amount: bigint, on: string) {
  return applyPayment(applyCardChange(from, 20_000n, '2026-11-25'), amount, 'partial', on)
}

test('a statement paid in full by its due date costs no interest, nor do the expenses since', () => {
  const paid = spentAndPaid(card, 100_000n, DUE)
  const { debt, interest } = withInterest(paid, DUE, NEXT_STATEMENT)
  expect(interest).toBe(0n)
  expect(debt).toMatchObject({ remaining: 20_000n, statement: { unpaid: 20_000n, inGrace: true } })
})

test('paid a day late, it costs the interest of all the time since the statement', () => {
  const paid = spentAndPaid(card, 100_000n, '2026-12-11')
  const { debt, interest } = withInterest(paid, '2026-12-11', NEXT_STATEMENT)
  // 5 days on $1,000, 16 on $1,200 and 10 on $200.
  expect(interest).toBe(250n + 960n + 100n)
  expect(debt.statement).toEqual({ unpaid: 21_310n, inGrace: false })
})

test('paid in part, it costs the interest of what is owed on each day', () => {
  const paid = applyPayment(card, 90_000n, 'partial', DUE)
  // 20 days on $1,000 and 11 on $100.
  expect(withInterest(paid, DUE, NEXT_STATEMENT).interest).toBe(1_055n)
})

test('after a balance that was carried, paying in full costs interest once more and then none', () => {
  const first = withInterest(spentAndPaid(carried, 100_000n, DUE), DUE, NEXT_STATEMENT)
  // 5 days on $1,000, 15 on $1,200 and 11 on $200.
  expect(first.interest).toBe(250n + 900n + 110n)
  const used = applyCardChange(first.debt, 5_000n, '2026-12-28')
  const paid = applyPayment(used, 21_260n, 'partial', '2027-01-10')
  expect(withInterest(paid, '2027-01-10', '2027-01-21').interest).toBe(0n)
})

test('clearing the card costs no interest until the due date, and all of it a day later', () => {
  expect(payoffAmount(card, DUE)).toBe(100_000n)
  expect(payoffAmount(card, '2026-12-11')).toBe(101_050n)
  expect(payoffAmount(carried, DUE)).toBe(101_000n)
  expect(applyPayment(card, 100_000n, 'full', DUE).isCompleted).toBe(true)
})

test('a card that was cleared bears no interest on new expenses until they are stated and due', () => {
  const cleared = applyPayment(carried, 101_000n, 'full', DUE)
  const used = applyCardChange(cleared, 30_000n, '2026-12-15')
  const { debt, interest } = withInterest(used, '2026-12-15', NEXT_STATEMENT)
  expect(interest).toBe(0n)
  expect(debt.statement).toEqual({ unpaid: 30_000n, inGrace: true })
})

test('paying only the minimum costs what it does without a grace period', () => {
  expect(amortizationTable(card, STATEMENT)).toEqual(amortizationTable(withoutGrace, STATEMENT))
})

test('a card that asks for all of each statement costs nothing', () => {
  const all = { ...terms, minimum: { shareBp: 10_000, atLeast: 1n, plusInterest: false } }
  const [only, ...more] = amortizationTable({ ...card, lenderTerms: all, instalment: 100_000n }, STATEMENT)
  expect(only).toMatchObject({ dueDate: DUE, interest: 0n, payment: 100_000n })
  expect(more).toEqual([])
})

test.each([
  ['kept', 'is free until the first statement', 0n],
  ['lost', 'bears interest from the day of entry', 1_550n],
] as const)('a card entered with a grace period that was %s %s', (gracePeriod, _what, interest) => {
  const entered = { ...card, lenderTerms: { ...terms, gracePeriod }, statement: null }
  expect(withInterest(entered, STATEMENT, NEXT_STATEMENT).interest).toBe(interest)
})

test('a correction of the balance keeps the grace period, another answer about it does not', () => {
  const lower = { ...card, remaining: 40_000n }
  expect(statementOfNewTerms(card, lower)).toEqual({ unpaid: 40_000n, inGrace: true })
  const lost = { ...lower, lenderTerms: { ...terms, gracePeriod: 'lost' as const } }
  expect(statementOfNewTerms(card, lost)).toEqual({ unpaid: 40_000n, inGrace: false })
  expect(statementOfNewTerms(card, withoutGrace)).toBeNull()
})

test.each<[string, LenderTerms, RegExp]>([
  ['without a minimum', { statementDays: 20 }, /needs a minimum payment and the days/],
  ['with a statement on the due date', { minimum }, /needs a minimum payment and the days/],
  ['with deferred interest', { ...withoutPeriod, deferredUntil: '2027-06-01' }, /do not go together/],
])('a grace period %s is refused', (_what, others, message) => {
  const lenderTerms: LenderTerms = { ...others, gracePeriod: 'kept' }
  const entry = { ...card, firstDueDate: DUE, total: 100_000n, count: 36, lenderTerms }
  expect(entryProblem({ ...entry, lenderInstalment: null }, String)?.message).toMatch(message)
})
