import type { PlanCourse } from '@solvent/contracts'
import { counted, dateInWords, monthInWords, monthsBetween } from '@solvent/money'

/** When the debts will be paid off, and how that has changed; empty if nothing is owed. */
export function outlook({ course, before }: PlanCourse, today: string): string {
  if (course === null) return ''
  const month = course.debt_free_month
  if (month === null) return 'With this budget, your debts are never paid off.'
  const free = `Debt-free in ${monthInWords(month)}`
  if (!before?.debt_free_month) return free
  const months = monthsBetween(`${before.debt_free_month}-01`, `${month}-01`)
  if (months === 0) return free
  const moved = `${counted(Math.abs(months), 'month')} ${months < 0 ? 'sooner' : 'later'}`
  return `${free}, ${moved} than forecast on ${dateInWords(before.day, today)}`
}
