import type { PlanLiability } from '../plan-liability'
import type { Strategy } from '../strategy'
import { projectPayoff } from './project-payoff'

const loan: PlanLiability = {
  id: '1',
  remaining: 1_000_000n,
  instalment: 10_000n,
  installmentsTotal: 36,
  installmentsPaid: 0,
  frequency: 'monthly',
  firstDueDate: '2026-01-15',
  credit: 0n,
  isCompleted: false,
  rateBp: 1200,
  priority: 50,
}
/** 130 instalments below the interest, the last one on 26 December 2030. */
const biweekly: PlanLiability = { ...loan, frequency: 'biweekly', instalment: 4000n, installmentsTotal: 130 }
const card: PlanLiability = { ...loan, id: '2', instalment: 0n, firstDueDate: null }

test.each<[string, bigint | null, Strategy, PlanLiability[], number]>([
  ['instalments are only the interest, but the last one takes the rest', null, 'minimum', [loan], 36],
  ['the last of 130 instalments, one every 2 weeks, takes the rest', null, 'minimum', [biweekly], 60],
  ['the budget beyond the instalments goes to the last one', 20_000n, 'minimum', [loan], 105],
  [
    'a shrinking debt leaves its money to a growing one, although the total rises for years',
    48_000n,
    'avalanche',
    [{ ...card, id: '3', rateBp: 6000 }, card],
    181,
  ],
])('the projection ends, because %s', (_title, monthlyBudget, strategy, liabilities, months) => {
  const input = { today: '2026-01-01', monthlyBudget, strategy, liabilities, keepsReserve: false }
  const projection = projectPayoff(input)
  expect([projection.ending, projection.months]).toEqual(['debt-free', months])
})

test.each<[string, bigint | null, PlanLiability[]]>([
  ['the budget is below the interest', 9_000n, [loan]],
  ['nothing is paid on a debt without due dates', null, [card]],
  ['one debt never shrinks, although the others are paid off', null, [loan, card]],
])('the projection never ends, because %s', (_title, monthlyBudget, liabilities) => {
  const projection = projectPayoff({ today: '2026-01-01', monthlyBudget, strategy: 'minimum', liabilities })
  expect(projection.ending).toBe('never')
})
