import {
  addMonthsClamped,
  type DateString,
  daysPerPeriod,
  dueDate,
  dueDatesThrough,
  endOfMonth,
  type Frequency,
} from '@solvent/money'
import { assert, pre, property } from 'fast-check'
import { monthlyPlan } from './monthly-plan'
import { withNextInstalment } from './next-instalment'
import { applyPayment } from './payment'
import { addedByPayment, payoffAmount } from './payoff'
import type { PlanLiability } from './plan-liability'
import { coversDues } from './projection/coverage'
import { projectPayoff } from './projection/project-payoff'
import type { ProjectionInput } from './projection/projection'
import { paidFromReceived, reserveBeyondReceived } from './received-money'
import { costOfInstalments, instalmentsDueThrough, isActive } from './schedule'
import { withInterest } from './testing/post-interest'
import { someProjection } from './testing/projection-arbitraries'

/** The interest charged, and when nothing was owed any more. */
interface Course {
  interest: bigint
  debtFreeMonth: string | null
}

/** Pays what the plan recommends, month after month, with the rules of the recorded debts. */
class Payer {
  interest = 0n
  openingReserve: bigint
  received: bigint
  #cushionGap: bigint
  #debts: PlanLiability[]
  #posted: DateString
  #paid: bigint

  constructor(readonly input: ProjectionInput) {
    this.#debts = [...input.liabilities]
    this.#posted = input.today
    this.#paid = input.paidThisMonth ?? 0n
    this.openingReserve = input.openingReserve ?? 0n
    this.received = input.received ?? 0n
    this.#cushionGap = input.cushionGap ?? 0n
    this.#payDueWeeks(input.today)
  }

  get isDebtFree(): boolean {
    return !this.#debts.some(isActive)
  }

  /** Pays instalments of every week or two on their days, the rest at the end of the month by the plan of that day. */
  payThrough(lastDay: DateString): void {
    for (const day of this.#weeklyDueDates(lastDay)) {
      this.#postThrough(day)
      this.#payDueWeeks(day)
    }
    this.#postThrough(lastDay)
    const plan = monthlyPlan({
      ...this.input,
      today: lastDay,
      // The budget is 70% of the income, and this one is a multiple of seven.
      monthlyIncome: ((this.input.monthlyBudget ?? 0n) * 10n) / 7n,
      paidThisMonth: this.#paid,
      openingReserve: this.openingReserve,
      received: this.received,
      cushionGap: this.#cushionGap,
      liabilities: this.#debts,
    })
    for (const { liabilityId, amount } of plan.items) this.#pay(liabilityId, amount, lastDay)
    this.openingReserve = reserveBeyondReceived(plan.reserved, this.received)
    this.#cushionGap -= plan.cushioned
    this.#paid = 0n
  }

  #postThrough(day: DateString): void {
    this.#debts = this.#debts.map((debt) => {
      const charged = withInterest(debt, this.#posted, day)
      this.interest += charged.interest
      return withNextInstalment(charged.debt, day)
    })
    this.#posted = day
  }

  #weeklyDueDates(lastDay: DateString): DateString[] {
    const days = this.#debts
      .filter(isDueByWeeks)
      .flatMap(({ firstDueDate, frequency }) =>
        firstDueDate === null ? [] : datesBetween(firstDueDate, frequency, this.#posted, lastDay),
      )
    return [...new Set(days)].sort()
  }

  #payDueWeeks(day: DateString): void {
    for (const debt of this.#debts.filter(isDueByWeeks).filter(isActive)) {
      this.#pay(debt.id, costOfInstalments(debt, instalmentsDueThrough(debt, day), debt.remaining), day)
    }
  }

  #pay(id: string, amount: bigint, day: DateString): void {
    if (amount === 0n) return
    const fromReceived = paidFromReceived(amount, {
      budget: this.input.monthlyBudget ?? 0n,
      openingReserve: this.openingReserve,
      paidThisMonth: this.#paid,
      received: this.received,
    })
    this.received -= fromReceived
    this.#paid += amount - fromReceived
    this.#debts = this.#debts.map((debt) => {
      if (debt.id !== id) return debt
      const type = amount === payoffAmount(debt, day) ? 'full' : 'partial'
      this.interest += addedByPayment(debt, { amount, type }, day)
      return withNextInstalment(applyPayment(debt, amount, type, day), day)
    })
  }
}

function isDueByWeeks({ frequency }: PlanLiability): boolean {
  return daysPerPeriod(frequency) !== null
}

function datesBetween(
  first: DateString,
  frequency: Frequency,
  after: DateString,
  through: DateString,
): DateString[] {
  const from = dueDatesThrough(first, frequency, after)
  const count = Math.max(0, dueDatesThrough(first, frequency, through) - from)
  return Array.from({ length: count }, (_, k) => dueDate(first, frequency, from + k))
}

function followPlan(input: ProjectionInput, maxMonths: number): Course {
  const payer = new Payer(input)
  for (let month = 0; month < maxMonths; month += 1) {
    const lastDay = endOfMonth(addMonthsClamped(`${input.today.slice(0, 8)}01`, month))
    payer.payThrough(lastDay)
    if (payer.isDebtFree) return { interest: payer.interest, debtFreeMonth: lastDay.slice(0, 7) }
  }
  return { interest: payer.interest, debtFreeMonth: null }
}

test('following the plan leads to the projected debt-free month and interest', () => {
  assert(
    property(someProjection({ events: false }), (given) => {
      const input = { ...given, monthlyBudget: ((given.monthlyBudget ?? 0n) / 7n) * 7n, extraPerMonth: 0n }
      // Interest by days depends on the days of the payments, which differ from those of this payer.
      pre(input.liabilities.every(({ lenderTerms }) => lenderTerms == null))
      // Without due dates no interest is posted.
      pre(input.liabilities.every(({ firstDueDate }) => firstDueDate !== null))
      // The smallest debt can change while one that is due every week or two is paid within the month.
      pre(input.strategy !== 'snowball' || !input.liabilities.some(isDueByWeeks))
      const projection = projectPayoff(input)
      pre(projection.ending === 'debt-free' && coversDues(projection))
      expect(followPlan(input, projection.timeline.length + 1)).toEqual({
        interest: projection.totalInterest,
        debtFreeMonth: projection.debtFreeMonth,
      })
    }),
  )
})
