import { dueDate } from '@solvent/money'
import type { Schedule } from './plan-liability'

/** One instalment of a debt by its number, 0 is the first; minor units. The last one takes whatever remains. */
export function instalmentAt(schedule: InstalmentsOf, number: number): bigint {
  const { instalment, firstDueDate, frequency, lenderTerms } = schedule
  const changes = lenderTerms?.instalmentChanges
  if (changes === undefined || firstDueDate === null) return instalment
  const date = dueDate(firstDueDate, frequency, number)
  return changes.findLast(({ from }) => from <= date)?.amount ?? instalment
}

type InstalmentsOf = Pick<Schedule, 'instalment' | 'firstDueDate' | 'frequency' | 'lenderTerms'>

/** The sum of the first `count` unpaid instalments, in minor units, without regard to credit. */
export function sumOfUnpaid(schedule: Schedule, count: number): bigint {
  if (!hasChanges(schedule)) return BigInt(count) * schedule.instalment
  let sum = 0n
  for (let k = 0; k < count; k += 1) sum += instalmentAt(schedule, schedule.installmentsPaid + k)
  return sum
}

/**
 * How many unpaid instalments an amount covers, oldest first, and what is left of it; minor units. An amount below 0
 * covers none.
 *
 * @param most the most that are counted
 */
export function coveredBy(schedule: Schedule, amount: bigint, most: number): { count: number; rest: bigint } {
  const { instalment, installmentsPaid } = schedule
  if (!hasChanges(schedule)) {
    const count = amount <= 0n || instalment === 0n ? 0 : Math.min(most, Number(amount / instalment))
    return { count, rest: amount - BigInt(count) * instalment }
  }
  let count = 0
  let rest = amount
  for (; count < most; count += 1) {
    const next = instalmentAt(schedule, installmentsPaid + count)
    if (rest < next) break
    rest -= next
  }
  return { count, rest }
}

function hasChanges({ lenderTerms }: Schedule): boolean {
  return lenderTerms?.instalmentChanges !== undefined
}
