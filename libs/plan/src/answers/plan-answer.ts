import type { Plan, PlanChoice, PlanInputs, PlanItem, PlannedLiability } from '@solvent/contracts'
import { backToMinor, fromMinor, moneyFormat } from '@solvent/money'
import { DEFAULT_BUDGET } from '../budget'
import type { Explained } from '../explained'
import { explain } from '../explanation'
import { bearsInterest } from '../lender-terms'
import { isActive } from '../schedule'
import type { ScoreParts } from '../score'
import { cushionAnswer } from './cushion-answer'
import { daysAheadSummary } from './days-ahead'
import { releasedIncome } from './engine-inputs'
import { fundsNotice } from './funds-notice'
import { monthPlanOf } from './month-plan'
import { planShortfall } from './plan-shortfall'
import { reserveNotice } from './reserve-notice'
import { paidFromSavings, spareMoney } from './savings'
import { shortfallAdvice } from './shortfall-advice'
import { type Timing, timingOf } from './timing'

/** The plan of the month in the shape of the API response. */
export function planAnswer(inputs: PlanInputs, choice: PlanChoice = {}): Plan {
  const { reserve = 'keep' } = choice
  const { liquid_assets: held = null, today, currency } = inputs
  const money = moneyFormat(currency)
  const { plan, input } = monthPlanOf(inputs, choice)
  const spare = spareMoney(plan, inputs)
  const fromSavings = paidFromSavings(plan, spare)
  const timing = timingOf(plan, input, inputs)
  const givenById = new Map(inputs.liabilities.map((given) => [given.id, given]))
  const liabilityById = new Map(input.liabilities.map((liability) => [liability.id, liability]))
  const interestBearing = input.liabilities.filter(
    (debt) => isActive(debt) && bearsInterest(debt, input.today),
  )
  return {
    total_income: fromMinor(plan.totalIncome),
    income_so_far: inputs.income_so_far ?? null,
    available_budget: fromMinor(plan.availableBudget),
    budget: inputs.budget ?? DEFAULT_BUDGET,
    remaining_budget: fromMinor(plan.remainingBudget),
    paid_this_month: inputs.paid_this_month,
    kept: inputs.kept ?? 0,
    released: fromMinor(releasedIncome(inputs)),
    received: fromMinor(backToMinor(inputs.received?.left ?? 0) + backToMinor(inputs.received?.paid ?? 0)),
    reserved: fromMinor(plan.reserved),
    reserved_for: plan.reservedFor,
    reserve_notice: reserveNotice(plan, today, money),
    cushion: cushionAnswer(plan, inputs, money),
    strategy: plan.strategy,
    reserve,
    notice: plan.notice ?? null,
    liquid_assets: held,
    funds_notice: fundsNotice(
      plan,
      { held: held === null ? null : backToMinor(held), uncovered: timing.uncovered },
      money,
    ),
    pay: inputs.pay ?? null,
    days_ahead: timing.ahead && daysAheadSummary(timing.ahead, inputs),
    shortfall: planShortfall(plan, inputs, spare),
    recommendations: plan.items.flatMap((item, index) => {
      const given = givenById.get(item.liabilityId)
      const liability = liabilityById.get(item.liabilityId)
      if (!given || !liability) return []
      const recommended = recommendation(given, {
        plan,
        item,
        fromSavings: fromSavings.get(given.id) ?? 0n,
        place: index + 1,
        liability,
        today,
        money,
        interestBearing,
      })
      return [{ ...recommended, ...timing.of(item) }]
    }),
  }
}

function recommendation(given: PlannedLiability, explained: Explained): Omit<PlanItem, keyof Timing> {
  const { item } = explained
  const { id, liability_type, description, installments_paid, installments_total, remaining_amount } = given
  return {
    liability: {
      id,
      liability_type,
      description,
      next_due_date: item.nextDueDate,
      installments_paid,
      installments_total,
      remaining_amount,
    },
    priority_score: item.score,
    recommended_action: item.action,
    amount: fromMinor(item.amount),
    due_amount: fromMinor(item.dueAmount),
    overdue_amount: fromMinor(item.overdueAmount),
    extra_amount: fromMinor(item.extraAmount),
    short_by: fromMinor(item.shortBy),
    from_savings: fromMinor(explained.fromSavings),
    advice: shortfallAdvice(explained, liability_type),
    score_parts: inPoints(item.scoreParts),
    explanation: explain(explained),
    urgency: item.urgency,
  }
}

function inPoints({ priority, dueDate, rate, payoff }: ScoreParts): PlanItem['score_parts'] {
  const points = (millionths: number) => millionths / 1_000_000
  return { priority: points(priority), due_date: points(dueDate), rate: points(rate), payoff: points(payoff) }
}
