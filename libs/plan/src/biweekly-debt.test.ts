import { amortizationTable } from './amortization'
import { instalmentAmount } from './instalment'
import type { PlanLiability } from './plan-liability'
import { firstReserve } from './projection/first-reserve'
import { payoffLedger } from './projection/ledger'
import { projectPayoff } from './projection/project-payoff'

/**
 * 5,200.00 at 6.5% in 26 instalments, every second Friday of 2027. A period costs r = 6.5% / 26 = 0.25%, and the level
 * payment is 5,200 r / (1 - (1 + r)^-26) = 206.8202..., rounded up to the cent.
 */
const terms = { total: 520_000n, count: 26, rateBp: 650, frequency: 'biweekly' } as const
const loan: PlanLiability = {
  id: 'loan',
  remaining: terms.total,
  instalment: 20_683n,
  installmentsTotal: terms.count,
  installmentsPaid: 0,
  frequency: terms.frequency,
  firstDueDate: '2027-01-01',
  credit: 0n,
  isCompleted: false,
  rateBp: terms.rateBp,
  priority: null,
}
const dayBefore = '2026-12-31'

test('the instalment is the level payment at a 26th of the yearly rate', () => {
  expect(instalmentAmount(terms)).toBe(loan.instalment)
})

test('each two weeks cost 0.25% of what is owed, and the 26th instalment takes the rest', () => {
  const rows = amortizationTable(loan, dayBefore)
  const worked = [1, 2, 3, 13, 25, 26].map((number) => rows[number - 1])
  expect(rows).toHaveLength(26)
  expect(worked.map((row) => [row?.dueDate, row?.interest, row?.payment, row?.closing])).toEqual([
    ['2027-01-01', 1300n, 20_683n, 500_617n],
    ['2027-01-15', 1252n, 20_683n, 481_186n],
    ['2027-01-29', 1203n, 20_683n, 461_706n],
    ['2027-06-18', 710n, 20_683n, 264_204n],
    ['2027-12-03', 103n, 20_683n, 20_602n],
    ['2027-12-17', 52n, 20_654n, 0n],
  ])
  expect(rows.reduce((sum, { interest }) => sum + interest, 0n)).toBe(17_729n)
})

test('a month keeps what the next one needs for its third instalment', () => {
  const fromJuly = { firstDueDate: '2027-07-02', installmentsTotal: 130, instalment: 20_000n }
  const rent = { ...loan, ...fromJuly, id: 'rent', remaining: 2_600_000n, rateBp: 0 }
  const card = { ...loan, id: 'card', firstDueDate: null, remaining: 900_000n, rateBp: 2200 }
  const input = { today: '2027-06-20', monthlyBudget: 50_000n, liabilities: [rent, card] }
  expect(firstReserve(input)).toEqual({ amount: 10_000n, neededBy: '2027-07-30' })
  expect(projectPayoff(input).timeline.slice(0, 2)).toMatchObject([
    { reserved: 10_000n, shortBy: 0n },
    { reserved: 0n, shortBy: 0n },
  ])
})

test('the projection pays two or three instalments a month and costs the same interest', () => {
  const input = { today: dayBefore, monthlyBudget: null, strategy: 'minimum' as const, liabilities: [loan] }
  const projection = projectPayoff(input)
  expect(projection.totalInterest).toBe(17_729n)
  expect(projection.debtFreeMonth).toBe('2027-12')
  const paid = payoffLedger(input).map(({ month, payment }) => [month, payment])
  const [two, three] = [2n * loan.instalment, 3n * loan.instalment]
  expect(paid.filter(([, payment]) => payment !== two && payment !== 0n)).toEqual([
    ['2027-01', three],
    ['2027-07', three],
    ['2027-12', loan.instalment + 20_654n],
  ])
})
