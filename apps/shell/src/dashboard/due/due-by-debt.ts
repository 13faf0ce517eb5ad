import { type Liability, liabilityNaming } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import type { Tone } from '@solvent/ui'
import { sumOf } from '../sum-of'
import { DAYS_AHEAD, type Due, dueSoon, whenDue } from './due-soon'

/** What is due on one debt in the next 30 days. */
export interface DebtDue {
  id: string
  name: string
  /** The debt's type if its name is different; otherwise empty. */
  type: string
  /** The overdue amount, or else the next payment, in units of the currency. */
  amount: number
  /** How many due dates have passed. */
  overdue: number
  badge: { text: string; tone: Tone }
  /** The due date, and how many payments follow in these 30 days. */
  detail: string
}

/** One row per debt: the longest overdue first, then the soonest due. */
export function dueByDebt(liabilities: readonly Liability[], today: string): DebtDue[] {
  return liabilities
    .map((liability) => ({ liability, dues: dueSoon([liability], today) }))
    .filter(({ dues }) => dues.length > 0)
    .sort((a, b) => daysOf(a.dues) - daysOf(b.dues) || amountOf(b.dues) - amountOf(a.dues))
    .map(({ liability, dues }) => toDebtDue(liability, dues, today))
}

const daysOf = ([first]: readonly Due[]) => first?.days ?? 0
const amountOf = ([first]: readonly Due[]) => first?.amount ?? 0

function toDebtDue(liability: Liability, dues: readonly Due[], today: string): DebtDue {
  const { name, type } = liabilityNaming(liability)
  const late = dues.filter(({ days }) => days < 0)
  const now = late.length > 0 ? late : dues.slice(0, 1)
  return {
    id: liability.id,
    name,
    type,
    amount: sumOf(now.map(({ amount }) => amount)),
    overdue: late.length,
    badge:
      late.length > 1 ? { text: `${late.length} payments overdue`, tone: 'danger' } : whenDue(daysOf(now)),
    detail: detailOf(now, dues.length - now.length, today),
  }
}

function detailOf(now: readonly Due[], more: number, today: string): string {
  const date = dateInWords(now[0]?.date ?? today, today)
  const first = now.length > 1 ? `first missed on ${date}` : date
  return more > 0 ? `${first}; ${more} more within ${DAYS_AHEAD} days` : first
}
