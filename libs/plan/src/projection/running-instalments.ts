import { addDays, dueDatesThrough } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'

/** A new instalment from a number on. */
interface Step {
  /** Number of the first instalment with it, from 0. */
  from: number
  /** In whole minor units. */
  amount: number
}

/** What the instalments of a running debt depend on. */
interface Instalments {
  instalment: number
  /** In order; empty if all instalments are the same. */
  steps: readonly Step[]
  /** Number of the first unpaid instalment, from 0. */
  unpaid: number
}

export function stepsOf({ firstDueDate, frequency, lenderTerms }: PlanLiability): Step[] {
  const changes = lenderTerms?.instalmentChanges
  if (changes === undefined || firstDueDate === null) return []
  return changes.map(({ from, amount }) => ({
    from: dueDatesThrough(firstDueDate, frequency, addDays(from, -1)),
    amount: Number(amount),
  }))
}

/** The unpaid instalment in a place, 0 is the first. */
export function unpaidInstalment({ instalment, steps, unpaid }: Instalments, place: number): number {
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index]
    if (step && step.from <= unpaid + place) return step.amount
  }
  return instalment
}

/** The sum of the first `count` unpaid instalments. */
export function sumOfUnpaid(debt: Instalments, count: number): number {
  if (debt.steps.length === 0) return count * debt.instalment
  let sum = 0
  for (let place = 0; place < count; place += 1) sum += unpaidInstalment(debt, place)
  return sum
}

/** As `coveredBy` of a schedule. */
export function coveredBy(debt: Instalments, amount: number, most: number): { count: number; rest: number } {
  if (debt.steps.length === 0) {
    const count = Math.max(0, Math.min(most, Math.floor(amount / debt.instalment)))
    return { count, rest: amount - count * debt.instalment }
  }
  let count = 0
  let rest = amount
  for (; count < most; count += 1) {
    const next = unpaidInstalment(debt, count)
    if (rest < next) break
    rest -= next
  }
  return { count, rest }
}
