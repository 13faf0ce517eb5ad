import type { PlanInputs, PlannedLiability } from '@solvent/contracts'
import { addDays, fromMinor, monthsBetween, toMinor } from '@solvent/money'
import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  nat,
  option,
  property,
  record,
  tuple,
} from 'fast-check'
import { applyPayment } from '../../payment'
import type { PlanLiability } from '../../plan-liability'
import { projectPayoff } from '../../projection/project-payoff'
import { someStrategy } from '../../testing/arbitraries'
import { fewerCases } from '../../testing/fewer-cases'
import { withInterest } from '../../testing/post-interest'
import { type FullInput, someProjection } from '../../testing/projection-arbitraries'
import { toPlanLiability } from '../engine-inputs'
import { projectionInput } from '../what-if'
import type { DriftNow, DriftSide, Posted } from './causes'
import { driftAnswer } from './drift-answer'

function toPlanned(debt: PlanLiability): PlannedLiability {
  return {
    id: debt.id,
    liability_type: '',
    description: '',
    remaining_amount: fromMinor(debt.remaining),
    installment_amount: fromMinor(debt.instalment),
    installments_total: debt.installmentsTotal,
    installments_paid: debt.installmentsPaid,
    credit: fromMinor(debt.credit),
    frequency: debt.frequency,
    due_date: debt.firstDueDate,
    interest_rate: debt.rateBp / 100,
    priority_score: debt.priority ?? 50,
    ...(debt.accrual && {
      accrued_balances: fromMinor(debt.accrual.sum),
      accrued_through: debt.accrual.through,
    }),
  }
}

function toInputs({
  today,
  monthlyBudget,
  paidThisMonth,
  openingReserve,
  received,
  lumpSums,
  liabilities,
}: FullInput): PlanInputs {
  return {
    today,
    monthly_income: fromMinor(monthlyBudget ?? 0n),
    paid_this_month: fromMinor(paidThisMonth),
    kept: fromMinor(openingReserve),
    received: { left: fromMinor(received), paid: 0 },
    liabilities: liabilities.map(toPlanned),
    expected: lumpSums.map(({ on, amount, confidencePercent = 100 }) => ({
      on,
      amount: fromMinor(amount),
      confidence: confidencePercent,
      description: '',
    })),
  }
}

/** What happens to one debt between the two plans. */
interface DebtEvents {
  /** The part of the balance that is paid, in thousandths. */
  payThousandths: number
  rate: number | null
  instalment: number | null
  corrected: number | null
  isRemoved: boolean
}

const NO_EVENTS: DebtEvents = {
  payThousandths: 0,
  rate: null,
  instalment: null,
  corrected: null,
  isRemoved: false,
}

const someDebtEvents: Arbitrary<DebtEvents> = record({
  payThousandths: constantFrom(0, 0, 20, 100, 300, 1000),
  rate: option(integer({ min: 0, max: 40 }), { freq: 6 }),
  instalment: option(integer({ min: 1, max: 900 }), { freq: 6 }),
  corrected: option(integer({ min: 1, max: 5000 }), { freq: 10 }),
  isRemoved: constantFrom(false, false, false, false, false, true),
})

const someHistory = tuple(
  someProjection().map(toInputs),
  record({
    strategies: tuple(someStrategy, someStrategy),
    reserves: tuple(constantFrom('keep', 'use'), constantFrom('keep', 'use')),
    isChoiceUnchanged: boolean(),
    days: nat({ max: 200 }),
    debtEvents: array(someDebtEvents, { minLength: 5, maxLength: 5 }),
    income: option(integer({ min: 0, max: 4000 })),
    isExpectedGone: boolean(),
    isNew: boolean(),
  }),
).map(([inputs, events]): [DriftSide, DriftNow] => {
  const today = addDays(inputs.today, events.days)
  const advanced = inputs.liabilities.map((debt, index) =>
    advance(debt, events.debtEvents[index] ?? NO_EVENTS, inputs.today, today),
  )
  const [first] = inputs.liabilities
  const added = events.isNew && first ? [{ ...first, id: 'new' }] : []
  const [strategy, later] = events.strategies
  const [reserve, laterReserve] = events.reserves
  const now = {
    ...inputs,
    today,
    monthly_income: events.income ?? inputs.monthly_income,
    paid_this_month: 0,
    kept: 0,
    expected: events.isExpectedGone ? [] : inputs.expected,
    liabilities: [...advanced.flatMap(({ debt }) => debt), ...added],
  }
  return [
    { inputs, strategy, reserve },
    {
      inputs: now,
      strategy: events.isChoiceUnchanged ? strategy : later,
      reserve: events.isChoiceUnchanged ? reserve : laterReserve,
      posted: advanced.map(({ posted }) => posted),
    },
  ]
})

/** Posts interest, a payment and edits on one debt between two days. */
function advance(
  given: PlannedLiability,
  events: DebtEvents,
  from: string,
  today: string,
): { debt: PlannedLiability[]; posted: Posted } {
  const { debt: aged, interest } = withInterest(toPlanLiability(given), from, today)
  const amount = (aged.remaining * BigInt(events.payThousandths)) / 1000n
  const paid = amount > 0n && !aged.isCompleted ? applyPayment(aged, amount, 'partial', today) : aged
  const runUp = paid.remaining - aged.remaining + (paid === aged ? 0n : amount)
  const posted = {
    liability_id: given.id,
    interest: fromMinor(interest + runUp),
    paid: fromMinor(paid === aged ? 0n : amount),
    from_received: 0,
  }
  const debt = {
    ...toPlanned(paid),
    ...(events.rate !== null && { interest_rate: events.rate }),
    ...(events.instalment !== null && { installment_amount: events.instalment }),
    ...(events.corrected !== null && { remaining_amount: events.corrected }),
  }
  return { debt: events.isRemoved ? [] : [debt], posted }
}

const CAUSES = ['time', 'expected', 'income', 'payments', 'terms', 'debts', 'choice']

const projected = ({ inputs, strategy, reserve }: DriftSide) =>
  projectPayoff({ ...projectionInput(inputs, { reserve }), strategy })

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce((total: bigint, amount) => total + toMinor(amount ?? 0), 0n)

test('the parts add up to the whole change, in months and in cents, in the order of the causes', () => {
  let [changed, joined] = [0, 0]
  assert(
    property(someHistory, ([before, now]) => {
      const drift = driftAnswer(before, now)
      const causes = drift.parts.flatMap((part) => part.causes)
      expect(causes).toEqual(CAUSES.filter((cause) => causes.some((one) => one === cause)))
      const [then, later] = [projected(before), projected(now)]
      expect([drift.before.debt_free_month, drift.now.debt_free_month]).toEqual([
        then.debtFreeMonth,
        later.debtFreeMonth,
      ])
      if (then.debtFreeMonth === null || later.debtFreeMonth === null) {
        expect([drift.months, drift.interest]).toEqual([null, null])
        return
      }
      const charged = sum(now.posted.map(({ interest }) => interest))
      const months = monthsBetween(`${then.debtFreeMonth}-01`, `${later.debtFreeMonth}-01`)
      expect(drift.parts.every((part) => part.months !== null && part.interest !== null)).toBe(true)
      expect(drift.parts.reduce((total, part) => total + (part.months ?? 0), 0)).toBe(months)
      expect(sum(drift.parts.map(({ interest }) => interest))).toBe(
        charged + later.totalInterest - then.totalInterest,
      )
      expect([drift.months, toMinor(drift.interest ?? 0)]).toEqual([
        months,
        charged + later.totalInterest - then.totalInterest,
      ])
      expect(drift.parts.filter((part) => part.months === 0 && part.interest === 0)).toEqual([])
      if (months !== 0) changed += 1
      if (drift.parts.some((part) => part.causes.length > 1)) joined += 1
    }),
  )
  expect(Math.min(changed, joined)).toBeGreaterThan(0)
})

test('an unchanged plan has no drift', () => {
  assert(
    property(someHistory, ([before]) => {
      expect(driftAnswer(before, { ...before, posted: [] }).parts).toEqual([])
    }),
    fewerCases,
  )
})

test('without any change, only time and money that did not arrive cause drift', () => {
  assert(
    property(someHistory, nat({ max: 200 }), ([{ inputs, ...choice }], days) => {
      const today = addDays(inputs.today, days)
      const advanced = inputs.liabilities.map((debt) => advance(debt, NO_EVENTS, inputs.today, today))
      const isSameMonth = inputs.today.slice(0, 7) === today.slice(0, 7)
      const now = {
        ...inputs,
        today,
        ...(!isSameMonth && { paid_this_month: 0, kept: 0 }),
        liabilities: advanced.flatMap(({ debt }) => debt),
      }
      const posted = advanced.map((one) => one.posted)
      const { parts } = driftAnswer({ inputs, ...choice }, { inputs: now, ...choice, posted })
      const causes = parts.flatMap((part) => part.causes)
      expect(causes.filter((cause) => cause !== 'time' && cause !== 'expected')).toEqual([])
    }),
    fewerCases,
  )
})
