import type { PlanDrift, PlanInputs, PlanSettings } from '@solvent/contracts'
import { backToMinor, type DateString, maxOf } from '@solvent/money'
import { interestPostings } from '../../interest'
import type { PlanLiability } from '../../plan-liability'
import type { ProjectionInput } from '../../projection/projection'
import { projectionInput } from '../what-if'

export type Cause = PlanDrift['parts'][number]['causes'][number]

/** A plan: what it is made from, and how. */
export interface DriftSide extends Pick<PlanSettings, 'strategy' | 'reserve'> {
  inputs: PlanInputs
}

/** What the books say of one debt since the plan of then; an undone payment counts against it. Decimals. */
export interface Posted {
  liability_id: string
  interest: number
  paid: number
}

/** The plan of now, whose inputs also hold the debts that are paid off, with 0 remaining, and what was posted since. */
export interface DriftNow extends DriftSide {
  posted: readonly Posted[]
}

/** What a course is worked out from, and the interest since the day, in minor units. */
export interface DriftState {
  input: ProjectionInput
  charged: bigint
}

interface Step extends DriftState {
  cause: Cause
}

/** The plan of then, before any cause. */
export function stateOf({ inputs, strategy, reserve }: DriftSide): DriftState {
  return { input: { ...projectionInput(inputs, { reserve }), strategy }, charged: 0n }
}

/** From the plan of then to that of now, one cause after the other; the last step is the plan of now. */
export function stepsBetween(before: DriftSide, now: DriftNow): Step[] {
  const start = stateOf(before)
  const { input: end } = stateOf(now)
  const aged = afterTime(start.input, end.today)
  const expected = { ...aged.input, lumpSums: end.lumpSums ?? [] }
  const income = { ...expected, monthlyBudget: end.monthlyBudget }
  const paid = afterPayments(income, { start: start.input, end, posted: now.posted, aged })
  const terms = { ...paid.input, liabilities: withTermsOf(end, paid.input.liabilities) }
  const debts = { ...terms, liabilities: end.liabilities }
  const charged = now.posted.reduce((sum, { interest }) => sum + backToMinor(interest), 0n)
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

/** What `then` becomes if nothing happens: interest falls due, a new month begins with nothing paid and nothing kept. */
function afterTime(then: ProjectionInput, today: DateString): DriftState {
  const isSameMonth = then.today.slice(0, 7) === today.slice(0, 7)
  const liabilities = then.liabilities.map((debt) => withInterest(debt, then.today, today))
  const paidThisMonth = isSameMonth ? (then.paidThisMonth ?? 0n) : 0n
  const kept = isSameMonth ? (then.kept ?? 0n) : 0n
  // Whether money came on its day or is late is no matter of time.
  const lumpSums = (then.lumpSums ?? []).map((sum) =>
    sum.on >= then.today && sum.on < today ? { ...sum, on: today } : sum,
  )
  const charged = liabilities.reduce((sum, { interest }) => sum + interest, 0n)
  const input = {
    ...then,
    today,
    liabilities: liabilities.map(({ debt }) => debt),
    paidThisMonth,
    kept,
    lumpSums,
  }
  return { input, charged }
}

function withInterest(debt: PlanLiability, after: DateString, through: DateString) {
  const postings = interestPostings(debt, after, through)
  const interest = postings.reduce((sum, posting) => sum + posting.interest, 0n)
  if (postings.length === 0) return { debt, interest }
  return { debt: { ...debt, remaining: debt.remaining + interest, accrual: null }, interest }
}

interface Between {
  start: ProjectionInput
  end: ProjectionInput
  posted: readonly Posted[]
  aged: DriftState
}

/** The debts of then as they would be by what was really paid and charged, where they are still in the books. */
function afterPayments(before: ProjectionInput, { start, end, posted, aged }: Between): DriftState {
  const lasting = new Map(end.liabilities.map((debt) => [debt.id, debt]))
  const ofThen = new Map(start.liabilities.map((debt) => [debt.id, debt.remaining]))
  const postedOn = new Map(posted.map((one) => [one.liability_id, one]))
  let { charged } = aged
  const liabilities = before.liabilities.map((debt) => {
    const ended = lasting.get(debt.id)
    if (!ended) return debt
    const { interest = 0, paid = 0 } = postedOn.get(debt.id) ?? {}
    const then = ofThen.get(debt.id) ?? 0n
    charged += backToMinor(interest) - (debt.remaining - then)
    const remaining = maxOf(0n, then + backToMinor(interest) - backToMinor(paid))
    return {
      ...debt,
      remaining,
      isCompleted: remaining === 0n,
      installmentsPaid: ended.installmentsPaid,
      credit: ended.credit,
      accrual: ended.accrual ?? null,
    }
  })
  const { paidThisMonth = 0n, kept = 0n } = end
  return { input: { ...before, liabilities, paidThisMonth, kept }, charged }
}

function withTermsOf({ liabilities }: ProjectionInput, debts: readonly PlanLiability[]): PlanLiability[] {
  const ended = new Map(liabilities.map((debt) => [debt.id, debt]))
  return debts.map((debt) => ended.get(debt.id) ?? debt)
}
