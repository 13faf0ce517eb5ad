import type { PlanDrift, PlanInputs, PlanSettings } from '@solvent/contracts'
import { backToMinor, type DateString, maxOf } from '@solvent/money'
import { interestPostings, withPostings } from '../../interest'
import type { PlanLiability } from '../../plan-liability'
import type { ProjectionInput } from '../../projection/projection'
import { budgetOf, releasedIncome } from '../engine-inputs'
import { cushionGapOf } from '../month-plan'
import { projectionInput } from '../what-if'

export type Cause = PlanDrift['parts'][number]['causes'][number]

/** A plan: its inputs and settings. */
export interface DriftSide extends Pick<PlanSettings, 'strategy' | 'reserve'> {
  inputs: PlanInputs
}

/** What was posted on one debt since the earlier plan, in decimals; an undone payment is subtracted. */
export interface Posted {
  liability_id: string
  interest: number
  paid: number
  /** The part of `paid` that came from received money. */
  from_received: number
}

/** The current plan, and what was posted since the earlier one. Its inputs include paid-off debts, with 0 remaining. */
export interface DriftNow extends DriftSide {
  posted: readonly Posted[]
}

/** The input of a projection, and the interest charged since the earlier plan, in minor units. */
export interface DriftState {
  input: ProjectionInput
  charged: bigint
}

interface Step extends DriftState {
  cause: Cause
}

/** The state of a plan, with nothing charged yet. */
export function stateOf({ inputs, strategy, reserve }: DriftSide): DriftState {
  return { input: { ...projectionInput(inputs, { reserve }), strategy }, charged: 0n }
}

/** The steps from the earlier plan to the current one, one cause after the other; the last step is the current plan. */
export function stepsBetween(before: DriftSide, now: DriftNow): Step[] {
  const start = stateOf(before)
  const { input: end } = stateOf(now)
  const aged = afterTime(start.input, end.today)
  const received = (end.received ?? 0n) + sumOf(now.posted, 'from_received')
  const expected = { ...aged.input, lumpSums: end.lumpSums ?? [], received }
  // A new share or amount for debts belongs to the cause `choice`.
  const income = {
    ...expected,
    monthlyBudget: budgetOf(before.inputs, now.inputs.monthly_income),
    openingReserve: (aged.input.openingReserve ?? 0n) + releasedSince(before.inputs, now.inputs),
  }
  // Another cushion belongs to the cause `choice`, too.
  const cushionGap = cushionGapOf(
    { ...now.inputs, cushion: before.inputs.cushion },
    before.reserve === 'keep',
  )
  const paid = afterPayments(income, {
    start: start.input,
    end: { ...end, cushionGap },
    posted: now.posted,
    aged,
  })
  const terms = { ...paid.input, liabilities: withTermsOf(end, paid.input.liabilities) }
  const debts = { ...terms, liabilities: end.liabilities }
  const charged = sumOf(now.posted, 'interest')
  return [
    { cause: 'time', ...aged },
    { cause: 'expected', input: expected, charged: aged.charged },
    { cause: 'income', input: income, charged: aged.charged },
    { cause: 'payments', ...paid },
    { cause: 'terms', input: terms, charged: paid.charged },
    { cause: 'debts', input: debts, charged },
    { cause: 'choice', input: end, charged },
  ]
}

/** What income has released since the earlier plan, by its rule for the budget; in minor units. */
function releasedSince(before: PlanInputs, now: PlanInputs): bigint {
  const released = releasedIncome({ ...now, budget: before.budget })
  return isSameMonth(before, now) ? released - releasedIncome(before) : released
}

function isSameMonth(one: { today: DateString }, other: { today: DateString }): boolean {
  return one.today.slice(0, 7) === other.today.slice(0, 7)
}

function sumOf(posted: readonly Posted[], part: 'interest' | 'from_received'): bigint {
  return posted.reduce((sum, one) => sum + backToMinor(one[part]), 0n)
}

/** The earlier plan if nothing happens: interest is posted, and a new month begins with nothing paid and no reserve. */
function afterTime(earlier: ProjectionInput, today: DateString): DriftState {
  const isSame = isSameMonth(earlier, { today })
  const liabilities = earlier.liabilities.map((debt) => withInterest(debt, earlier.today, today))
  const paidThisMonth = isSame ? (earlier.paidThisMonth ?? 0n) : 0n
  const openingReserve = isSame ? (earlier.openingReserve ?? 0n) : 0n
  // Whether money arrived or is late belongs to the cause `expected`, not to `time`.
  const lumpSums = (earlier.lumpSums ?? []).map((sum) =>
    sum.on >= earlier.today && sum.on < today ? { ...sum, on: today } : sum,
  )
  const charged = liabilities.reduce((sum, { interest }) => sum + interest, 0n)
  const input = {
    ...earlier,
    today,
    liabilities: liabilities.map(({ debt }) => debt),
    paidThisMonth,
    openingReserve,
    lumpSums,
  }
  return { input, charged }
}

function withInterest(debt: PlanLiability, after: DateString, through: DateString) {
  const postings = interestPostings(debt, after, through)
  const interest = postings.reduce((sum, posting) => sum + posting.interest, 0n)
  return { debt: withPostings(debt, postings), interest }
}

interface PaymentContext {
  start: ProjectionInput
  end: ProjectionInput
  posted: readonly Posted[]
  aged: DriftState
}

/** The earlier debts after what was actually paid and charged, as far as they still exist. */
function afterPayments(before: ProjectionInput, { start, end, posted, aged }: PaymentContext): DriftState {
  const currentDebts = new Map(end.liabilities.map((debt) => [debt.id, debt]))
  const earlierBalances = new Map(start.liabilities.map((debt) => [debt.id, debt.remaining]))
  const postedOn = new Map(posted.map((one) => [one.liability_id, one]))
  let { charged } = aged
  const liabilities = before.liabilities.map((debt) => {
    const current = currentDebts.get(debt.id)
    if (!current) return debt
    const { interest = 0, paid = 0 } = postedOn.get(debt.id) ?? {}
    const earlierBalance = earlierBalances.get(debt.id) ?? 0n
    charged += backToMinor(interest) - (debt.remaining - earlierBalance)
    const remaining = maxOf(0n, earlierBalance + backToMinor(interest) - backToMinor(paid))
    return {
      ...debt,
      remaining,
      isCompleted: remaining === 0n,
      installmentsPaid: current.installmentsPaid,
      credit: current.credit,
      accrual: current.accrual ?? null,
      statement: current.statement ?? null,
    }
  })
  const { paidThisMonth = 0n, openingReserve = 0n, received = 0n, cushionGap = 0n } = end
  return { input: { ...before, liabilities, paidThisMonth, openingReserve, received, cushionGap }, charged }
}

function withTermsOf({ liabilities }: ProjectionInput, debts: readonly PlanLiability[]): PlanLiability[] {
  const currentDebts = new Map(liabilities.map((debt) => [debt.id, debt]))
  return debts.map((debt) => currentDebts.get(debt.id) ?? debt)
}
