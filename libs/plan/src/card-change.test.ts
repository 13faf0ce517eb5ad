import { dueDate } from '@solvent/money'
import { assert, bigInt, property, record } from 'fast-check'
import { applyCardChange, type Card } from './card-change'
import { applyPayment } from './payment'
import { costOfInstalments, instalmentsDueThisMonth, nextDueDate } from './schedule'
import { someLiability } from './testing/arbitraries'

/** Instalments of 100.00 due on 20 January, 20 February, 20 March ...; the first two are paid. */
const card: Card = {
  remaining: 100_000n,
  instalment: 10_000n,
  installmentsTotal: 12,
  installmentsPaid: 2,
  installmentsPaidAtEntry: 0,
  frequency: 'monthly',
  firstDueDate: '2026-01-20',
  credit: 0n,
  isCompleted: false,
  rateBp: 0,
}
const today = '2026-03-10'
const last: Card = { ...card, installmentsPaid: 11, remaining: 10_000n, firstDueDate: '2025-04-20' }
const paidOff: Card = { ...card, remaining: 0n, installmentsPaid: 12, isCompleted: true }

/** What is owed, what of it is due with the next instalment, and when. */
function owed(debt: Card) {
  return [debt.remaining, costOfInstalments(debt, 1, debt.remaining), nextDueDate(debt)]
}

test.each([
  ['is due on top of the next instalment', card, 102_500n, 12_500n, '2026-03-20'],
  ['is due with the last instalment', last, 12_500n, 12_500n, '2026-03-20'],
  ['on a card that is paid off, is due on the next due date', paidOff, 2_500n, 2_500n, '2026-03-20'],
  [
    'on a card that is paid off, before its first due date',
    { ...paidOff, firstDueDate: '2026-05-01' },
    2_500n,
    2_500n,
    '2026-05-01',
  ],
])('an expense of 25.00 %s', (_, debt, remaining, due, next) => {
  const after = applyCardChange(debt, 2_500n, today)
  expect(owed(after)).toEqual([remaining, due, next])
  expect(after.isCompleted).toBe(false)
})

test('the money for an expense can be paid before anything is due, and lowers what is due later', () => {
  const nothingDue = { ...card, installmentsPaid: 3 }
  const spent = applyCardChange(nothingDue, 2_500n, today)
  const paid = applyPayment(spent, 2_500n, 'partial', today)
  expect(owed(paid)).toEqual([100_000n, 10_000n, '2026-04-20'])
  const more = applyPayment(spent, 4_000n, 'partial', today)
  expect(owed(more)).toEqual([98_500n, 10_000n, '2026-04-20'])
})

test('a payment of what is due pays the expense and the instalment', () => {
  const spent = applyCardChange(card, 2_500n, today)
  const paid = applyPayment(spent, 12_500n, 'partial', today)
  expect(owed(paid)).toEqual([90_000n, 10_000n, '2026-04-20'])
})

test('the undo of an expense that is paid already counts towards the next instalment', () => {
  const spent = applyCardChange(card, 2_500n, today)
  const paid = applyPayment(spent, 12_500n, 'partial', today)
  const undone = applyCardChange(paid, -2_500n, today)
  expect(owed(undone)).toEqual([87_500n, 7_500n, '2026-04-20'])
})

test('a card is paid off when its only expense is undone', () => {
  const undone = applyCardChange(applyCardChange(paidOff, 2_500n, today), -2_500n, today)
  expect([undone.remaining, undone.isCompleted, nextDueDate(undone)]).toEqual([0n, true, null])
})

test('interest of a quarterly card that was paid off runs from the next month', () => {
  const quarterly: Card = { ...paidOff, frequency: 'quarterly', rateBp: 1200 }
  expect(applyCardChange(quarterly, 2_500n, today).accrual).toEqual({ sum: 0n, through: today })
})

test.each([0n, -100_001n])('a change by %d is refused', (amount) => {
  expect(() => applyCardChange(card, amount, today)).toThrow(RangeError)
})

const amount = bigInt({ min: 1n, max: 50_000n })
const anyCard = someLiability.map(({ liability }): Card => ({ ...liability, installmentsPaidAtEntry: 0 }))
const open = anyCard.filter(({ remaining, isCompleted }) => remaining > 0n && !isCompleted)

test('any expense adds its amount to what is owed and to what the next instalments cost, and its undo takes it off', () => {
  assert(
    property(record({ before: open, amount }), ({ before, amount }) => {
      const spent = applyCardChange(before, amount, today)
      expect(spent.remaining).toBe(before.remaining + amount)
      const undone = applyCardChange(spent, -amount, today)
      expect(undone.remaining).toBe(before.remaining)
      expect(nextDueDate(undone)).toBe(nextDueDate(before))
      if (before.installmentsTotal - before.installmentsPaid <= 1) return
      expect([undone.credit, undone.instalment]).toEqual([before.credit, before.instalment])
      const [was, is] = [before, spent].map((one) => BigInt(before.instalment) - one.credit)
      expect((is ?? 0n) - (was ?? 0n)).toBe(amount)
    }),
  )
})

test('an expense on a card that is paid off is never overdue', () => {
  assert(
    property(record({ card: anyCard, amount }), ({ card, amount }) => {
      const before: Card = { ...card, remaining: 0n, isCompleted: true }
      const after = applyCardChange(before, amount, today)
      const due = nextDueDate(after)
      expect(due === null || due > today).toBe(true)
      expect(due).toBe(
        after.firstDueDate && dueDate(after.firstDueDate, after.frequency, after.installmentsPaid),
      )
      expect(costOfInstalments(after, Math.max(1, instalmentsDueThisMonth(after, today)), amount)).toBe(
        amount,
      )
    }),
  )
})
