import { type DateString, type MoneyFormat, maxOf, moneyFormat } from '@solvent/money'
import { actionText } from './action-text'
import { allocate, type Grant } from './allocation'
import { assess } from './assessment'
import { availableBudget, type BudgetRule } from './budget'
import type { PlanLiability } from './plan-liability'
import { type PlanningDay, planningDay } from './planning-day'
import { type FirstReserve, firstReserve, NO_RESERVE } from './projection/first-reserve'
import type { LumpSum } from './projection/funds'
import { byRank } from './rank'
import { isActive } from './schedule'
import type { ScoreParts } from './score'
import { type Shortfall, shortfallOf } from './shortfall'
import type { Strategy } from './strategy'
import { type Urgency, urgencyOf } from './urgency'

const INCOME_NOTICE = 'Add your monthly income to see what you can pay this month.'

export interface MonthlyPlanInput {
  /** The user's local date. */
  today: DateString
  /** Minor units; a missing or negative income counts as 0. */
  monthlyIncome: bigint | null
  /** 70% of the income by default. */
  budget?: BudgetRule
  /** Already paid from the budget of this calendar month, in minor units. */
  paidThisMonth: bigint
  liabilities: readonly PlanLiability[]
  /** Where money beyond the dues goes; `avalanche` by default. */
  strategy?: Strategy
  /** Whether extra money also goes to debts without interest; false by default. */
  prepayZeroRate?: boolean
  /** Whether to set aside money that is needed soon instead of paying it as extra; true by default. */
  keepsReserve?: boolean
  /** The reserve is rounded up to multiples of this, in minor units; a whole unit of the currency by default. */
  reserveUnit?: bigint
  /** The reserve set aside last month for this one, in minor units. */
  openingReserve?: bigint
  /** Received money for debts that is not yet paid, on top of the budget; in minor units. */
  received?: bigint
  /** What the cushion lacks: set aside after the dues and the reserve, before anything extra; in minor units. */
  cushionGap?: bigint
  /** Expected money. It is not spent before it arrives, but what it will cover need not be set aside. */
  lumpSums?: readonly LumpSum[]
  /** Currency of the amounts in the texts: a three-letter code, `USD` by default. */
  currency?: string | undefined
}

/** What to do about one debt this month. Money is in minor units. */
export interface PlanItem extends Shortfall {
  liabilityId: string
  /** 0 to 100. */
  score: number
  scoreParts: ScoreParts
  nextDueDate: DateString | null
  /** Due this month, missed instalments included. */
  dueAmount: bigint
  /** The part of the due amount whose date has passed. */
  overdueAmount: bigint
  /** Recommended beyond what is due. */
  extraAmount: bigint
  /** The recommended payment: the affordable part of the due amount, and the extra. */
  amount: bigint
  action: string
  urgency: Urgency
}

export interface MonthlyPlan {
  totalIncome: bigint
  /** What may go to debts each month. */
  availableBudget: bigint
  paidThisMonth: bigint
  /** The reserve set aside last month for this one, on top of the budget. */
  openingReserve: bigint
  /** Received money for debts that was not yet paid, on top of the budget. */
  received: bigint
  /** The money for debts that is neither paid nor recommended to be paid; never negative. */
  remainingBudget: bigint
  /** The part of `remainingBudget` that is needed soon and set aside. */
  reserved: bigint
  /** The first due date that could not be paid in full without it; null if nothing is set aside. */
  reservedFor: DateString | null
  /** The part of `remainingBudget` that fills the cushion. */
  cushioned: bigint
  strategy: Strategy
  /** What the user has to add for a useful plan. */
  notice?: string
  /** Highest score first. */
  items: PlanItem[]
}

/**
 * What to pay this month: first what is due, highest score first, then extra by the strategy. Paid-off debts are left
 * out, and the order of the input does not matter. Paying exactly this leaves nothing to pay on the same day.
 *
 * @throws RangeError if a date is invalid or a due date is after the year 9999.
 */
export function monthlyPlan(input: MonthlyPlanInput): MonthlyPlan {
  const { today, paidThisMonth, strategy = 'avalanche', prepayZeroRate = false } = input
  const { openingReserve = 0n, received = 0n, cushionGap = 0n } = input
  const totalIncome = maxOf(0n, input.monthlyIncome ?? 0n)
  const budget = availableBudget(totalIncome, input.budget)
  const day = planningDay(today)
  const ranked = input.liabilities
    .filter(isActive)
    .map((liability) => assess(liability, day))
    .sort(byRank)
  const spendable = maxOf(0n, budget + openingReserve - paidThisMonth) + received
  let reserveFound = NO_RESERVE
  const reserve = () => {
    reserveFound = reserveOf(input, budget)
    return reserveFound.amount
  }
  // Received money goes to debts first.
  const rules = { strategy, prepayZeroRate, reserve, cushionGap: received > 0n ? 0n : cushionGap }
  const { grants, left, reserved, cushioned } = allocate(ranked, spendable, rules)
  const asksForIncome = totalIncome === 0n && budget === 0n && ranked.length > 0
  return {
    totalIncome,
    availableBudget: budget,
    paidThisMonth,
    openingReserve,
    received,
    remainingBudget: left,
    reserved,
    reservedFor: reserved > 0n ? reserveFound.neededBy : null,
    cushioned,
    strategy,
    ...(asksForIncome && { notice: INCOME_NOTICE }),
    items: grants.map((grant) => planItem(grant, day, moneyFormat(input.currency))),
  }
}

function reserveOf(
  { monthlyIncome: _, budget: __, keepsReserve = true, ...input }: MonthlyPlanInput,
  monthlyBudget: bigint,
): FirstReserve {
  return keepsReserve ? firstReserve({ ...input, monthlyBudget }) : NO_RESERVE
}

function planItem(grant: Grant, day: PlanningDay, money: MoneyFormat): PlanItem {
  const { liability, score, parts, nextDue, daysToDue, due, overdue } = grant.assessment
  const { shortBy, shortFrom } = shortfallOf(grant)
  return {
    liabilityId: liability.id,
    score,
    scoreParts: parts,
    nextDueDate: nextDue,
    dueAmount: due,
    overdueAmount: overdue,
    extraAmount: grant.extra,
    shortBy,
    shortFrom,
    amount: grant.duePaid + grant.extra,
    action: actionText(grant, day, money),
    urgency: shortBy > 0n ? 'high' : urgencyOf(score, daysToDue, liability.frequency),
  }
}
