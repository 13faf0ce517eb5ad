import type { DateString } from '@solvent/money'
import { assert, pre, property } from 'fast-check'
import { monthlyPlan } from '../monthly-plan'
import { fewerCases } from '../testing/fewer-cases'
import { incomeOf, isCovered, live, someone } from '../testing/living-by-plan'
import { type DatedPayment, totalsByDay } from './dated-payment'
import { type MoneyAhead, moneyAhead } from './money-ahead'

test('paying on each day what the plan says never takes more than the accounts hold', () => {
  assert(
    property(someone, (person) => {
      expect(live(person).bounced).toEqual([])
    }),
    fewerCases,
  )
})

test('extra payments leave the cushion in the accounts', () => {
  assert(
    property(someone, (person) => {
      expect(live(person).takenFromCushion).toEqual([])
    }),
    fewerCases,
  )
})

test('scheduling what the plan says changes neither the balances nor what is left to pay', () => {
  let scheduledPayments = 0
  assert(
    property(someone, ({ input, held, pay, cushion }) => {
      const { today, strategy, prepayZeroRate, keepsReserve, liabilities } = input
      const common = { today, monthlyIncome: incomeOf(input), liabilities, lumpSums: [] }
      const money = { ...common, held, pay, cushion, livingCosts: null }
      const plan = monthlyPlan({ ...common, strategy, prepayZeroRate, keepsReserve, paidThisMonth: 0n })
      const before = moneyAhead(plan, money)
      const debts = [...(before?.debts.values() ?? [])]
      const placed = debts.flatMap(({ payments, later }) => [...payments, ...later])
      // Without the money for everything, what is paid in part depends on the order.
      pre(placed.every(({ on, due }) => on !== null && (due === null || on <= due)))
      const scheduled = [...(before?.debts ?? [])].flatMap(([liabilityId, { payments }]) =>
        payments.flatMap(({ on, amount }) =>
          on !== null && on > today ? [{ liabilityId, on, amount }] : [],
        ),
      )
      scheduledPayments += scheduled.length
      const after = moneyAhead(plan, { ...money, scheduled })
      expect(sumOf(paymentsIn(after))).toBe(sumOf(paymentsIn(before)) - sumOf(scheduled))
      // A scheduled payment pays the dues from its day on before it counts as extra. For a due that was to be paid
      // today, as much of the extra is left, which waits until it leaves the cushion.
      pre(!debts.some(({ payments }) => paysDueBeforeExtra(payments, today)))
      expect(after?.balances).toEqual(before?.balances)
      const ofToday = (ahead: MoneyAhead | null) => paymentsIn(ahead).filter(({ on }) => on === today)
      expect(totalsByDay(ofToday(after))).toEqual(totalsByDay(ofToday(before)))
    }),
    // Few of them have a payment to schedule.
    { numRuns: 4 * fewerCases.numRuns },
  )
  expect(scheduledPayments).toBeGreaterThan(0)
})

test('if the budget covers what is due, no due is missed that could have been paid', () => {
  let lived = 0
  assert(
    property(someone, (person) => {
      pre(isCovered(person))
      // Expected money that is saved can leave a month to savings, which is another advice of the plan.
      const { missed, burdensLaterMonth } = live({ ...person, expected: [] })
      pre(!burdensLaterMonth)
      lived += 1
      expect(missed).toEqual([])
    }),
    fewerCases,
  )
  expect(lived).toBeGreaterThan(0)
})

function paymentsIn(ahead: MoneyAhead | null): DatedPayment[] {
  return [...(ahead?.debts.values() ?? [])].flatMap(({ payments }) => payments)
}

function sumOf(payments: readonly { amount: bigint }[]): bigint {
  return payments.reduce((sum, { amount }) => sum + amount, 0n)
}

/** Whether an instalment is paid today that falls due no earlier than the day of a later extra payment. */
function paysDueBeforeExtra(payments: readonly DatedPayment[], today: DateString): boolean {
  return payments.some(
    ({ on, due }) =>
      due !== null &&
      on === today &&
      payments.some(
        (extra) => extra.due === null && extra.on !== null && extra.on > today && extra.on <= due,
      ),
  )
}
