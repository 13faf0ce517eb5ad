import { instalmentAmount } from '../instalment'
import type { PlanLiability } from '../plan-liability'
import { firstReserve } from './first-reserve'
import { projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'

const monthly: PlanLiability = {
  id: '1',
  remaining: 0n,
  instalment: 0n,
  installmentsTotal: 1,
  installmentsPaid: 0,
  frequency: 'monthly',
  firstDueDate: '2026-12-01',
  credit: 0n,
  isCompleted: false,
  rateBp: 0,
  priority: 50,
}
const card = { total: 600_000n, count: 36, rateBp: 2200, frequency: 'monthly' } as const

const household: ProjectionInput = {
  today: '2026-11-22',
  monthlyBudget: 140_000n,
  liabilities: [
    {
      ...monthly,
      id: 'rent',
      remaining: 1_200_000n,
      instalment: 100_000n,
      installmentsTotal: 12,
      priority: 95,
    },
    {
      ...monthly,
      id: 'tuition',
      remaining: 120_000n,
      instalment: 120_000n,
      firstDueDate: '2026-12-20',
      priority: 80,
    },
    {
      ...monthly,
      id: 'card',
      remaining: card.total,
      instalment: instalmentAmount(card),
      installmentsTotal: 36,
      firstDueDate: '2026-11-25',
      rateBp: 2200,
    },
  ],
}

const short = (input: ProjectionInput) =>
  projectPayoff(input)
    .timeline.filter(({ shortBy }) => shortBy > 0n)
    .map(({ month }) => month)

test('November sets aside the money that December needs, and no month is short', () => {
  // December needs 1,029.15 more than its budget.
  expect(firstReserve(household)).toEqual({ amount: 103_000n, neededBy: '2026-12-20' })
  expect(short(household)).toEqual([])
  expect(projectPayoff(household).timeline[0]).toMatchObject({ paid: 37_000n, reserved: 103_000n })
})

test('without the reserve seven months are short; with it, interest is 51.12 higher', () => {
  const off = { ...household, keepsReserve: false }
  expect(short(off)).toHaveLength(7)
  expect(projectPayoff(off).timeline[1]).toMatchObject({ month: '2026-12', shortBy: 102_915n })
  const [withIt, without] = [projectPayoff(household), projectPayoff(off)]
  expect(withIt.totalInterest - without.totalInterest).toBe(5_112n)
})

test('a loan due in a year gets extra payments instead of a reserve', () => {
  const yearly: ProjectionInput = {
    today: '2026-11-22',
    monthlyBudget: 35_000n,
    liabilities: [
      {
        ...monthly,
        frequency: 'yearly',
        remaining: 500_000n,
        instalment: 500_000n,
        firstDueDate: '2027-11-20',
        rateBp: 1200,
      },
    ],
  }
  expect(firstReserve(yearly)).toEqual({ amount: 0n, neededBy: null })
  expect(projectPayoff(yearly)).toEqual(projectPayoff({ ...yearly, keepsReserve: false }))
})

test('the reserve of last month is available this month', () => {
  const paidOnce = household.liabilities.map((debt) =>
    debt.id === 'card' ? { ...debt, installmentsPaid: 1 } : debt,
  )
  const december = { ...household, today: '2026-12-01', liabilities: paidOnce }
  expect(short({ ...december, openingReserve: 102_915n })).toEqual([])
  expect(projectPayoff(december).timeline[0]?.shortBy).toBe(102_915n)
})

test('money expected before it is needed is set aside instead of money available today', () => {
  const refund = { on: '2026-11-30', amount: 40_000n, confidencePercent: 100 }
  expect(firstReserve({ ...household, lumpSums: [refund] })).toMatchObject({ amount: 63_000n })
  expect(firstReserve({ ...household, lumpSums: [{ ...refund, amount: 200_000n }] }).amount).toBe(0n)
  const inTime = { ...refund, on: '2026-12-24' }
  expect(firstReserve({ ...household, lumpSums: [inTime] })).toMatchObject({ amount: 63_000n })
})

test('paying only what is due also sets aside what later dues need', () => {
  const input: ProjectionInput = { ...household, strategy: 'minimum' }
  expect(firstReserve(input).amount).toBe(103_000n)
  expect(short(input)).toEqual([])
  expect(short({ ...input, keepsReserve: false })).not.toEqual([])
})
