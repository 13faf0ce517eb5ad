import type { getPlanDrift, ResponseOf } from '@solvent/contracts'
import { counted, dateInWords, monthInWords } from '@solvent/money'

/** When the debts are gone, and how that moved; empty where nothing is owed. */
export function outlook({ course, since, drift }: ResponseOf<typeof getPlanDrift>, today: string): string {
  if (course === null) return ''
  if (course.debt_free_month === null) return 'At this budget the debts are never paid off.'
  const free = `Debt-free in ${monthInWords(course.debt_free_month)}`
  const months = drift?.months ?? 0
  if (since === null || months === 0) return free
  const moved = `${counted(Math.abs(months), 'month')} ${months < 0 ? 'sooner' : 'later'}`
  return `${free}, ${moved} than on ${dateInWords(since, today)}`
}
