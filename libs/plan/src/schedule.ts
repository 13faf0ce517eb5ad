import { type DateString, dueDate, dueDatesThrough, endOfMonth, minOf } from '@solvent/money'
import type { Schedule } from './plan-liability'
import { sumOfUnpaid } from './unpaid-instalments'

/** Whether anything is still owed. */
export function isActive(schedule: Schedule): boolean {
  return !schedule.isCompleted && schedule.remaining > 0n
}

/** The due date of the first unpaid instalment; null if the debt is paid off or has no due date. */
export function nextDueDate(schedule: Schedule): DateString | null {
  const { firstDueDate, frequency, installmentsPaid } = schedule
  if (!isActive(schedule) || firstDueDate === null) return null
  return dueDate(firstDueDate, frequency, installmentsPaid)
}

/** Instalments still to pay. At least one, because an open balance always falls due. */
export function instalmentsLeft({ installmentsTotal, installmentsPaid }: Schedule): number {
  return Math.max(1, installmentsTotal - installmentsPaid)
}

/** Number of unpaid instalments with a due date on or before `until`. */
export function instalmentsDueThrough(schedule: Schedule, until: DateString): number {
  const { firstDueDate, frequency, installmentsPaid } = schedule
  if (firstDueDate === null) return 0
  const unpaid = dueDatesThrough(firstDueDate, frequency, until) - installmentsPaid
  return Math.min(Math.max(0, unpaid), instalmentsLeft(schedule))
}

/** Number of unpaid instalments that fall due by the end of the month of `today`. */
export function instalmentsDueThisMonth(schedule: Schedule, today: DateString): number {
  return instalmentsDueThrough(schedule, endOfMonth(today))
}

/** The cost of the first `count` unpaid instalments, in minor units. `owed` is the balance with interest. */
export function costOfInstalments(schedule: Schedule, count: number, owed: bigint): bigint {
  if (count <= 0) return 0n
  if (count >= instalmentsLeft(schedule)) return owed
  const open = sumOfUnpaid(schedule, count) - schedule.credit
  return open > 0n ? minOf(owed, open) : 0n
}
