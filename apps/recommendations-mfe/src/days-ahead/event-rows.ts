import type { Entry } from '@solvent/contracts'
import type { MoneyEvent } from '@solvent/plan/answers'

/** Money that came or went, or will; amounts are decimals, negative if it goes. */
export interface EventRow {
  key: string
  on: string
  name: string
  note: string
  amount: number
  /** What the accounts hold at the end of the day; null for a day that has passed. */
  balance: number | null
  isPaid: boolean
  /** The debt of a payment that the plan places; null for everything else. */
  liabilityId: string | null
}

/** The payments on debts among the entries, oldest first. */
export function paidRows(entries: readonly Entry[]): EventRow[] {
  return entries
    .filter(({ reversed_by }) => reversed_by === null)
    .map((entry) => {
      const debt = entry.changes.find(({ account_kind }) => account_kind === 'liability')
      return {
        key: entry.id,
        on: entry.occurred_on,
        name: debt?.label ?? 'Payment',
        note: '',
        amount: debt?.amount ?? 0,
        balance: null,
        isPaid: true,
        liabilityId: null,
      }
    })
    .reverse()
}

/** @param isMoved whether a payment is on this day only to try it out */
export function plannedRows(
  events: readonly MoneyEvent[],
  isMoved: (payment: Pick<MoneyEvent, 'liabilityId' | 'on'>) => boolean,
): EventRow[] {
  return events.map(({ on, kind, liabilityId, name, amount, balance }, place) => ({
    key: String(place),
    on,
    name: name || unnamed[kind],
    note: kind === 'scheduled' && isMoved({ liabilityId, on }) ? 'Trying this day' : notes[kind],
    amount,
    balance,
    isPaid: false,
    liabilityId: kind === 'scheduled' ? null : liabilityId,
  }))
}

const unnamed: Readonly<Record<MoneyEvent['kind'], string>> = {
  pay: 'Your pay',
  expected: 'Expected money',
  recurring: 'Recurring',
  payment: 'Payment',
  due: 'Payment',
  scheduled: 'Payment',
}

const notes: Readonly<Record<MoneyEvent['kind'], string>> = {
  pay: '',
  expected: 'Expected',
  recurring: 'Recurring',
  payment: 'Planned',
  due: 'Due',
  scheduled: 'Scheduled',
}
