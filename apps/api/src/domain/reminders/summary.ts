import type { DuePayment, ReminderContent } from '@solvent/contracts/reminders'
import { addDays, type MoneyFormat, toMinor } from '@solvent/money'

/** A notification of further debts names only their number. */
const MAX_LINES = 5

/** What a browser shows. */
export interface Summary {
  title: string
  body: string
  /** The page to open. */
  path: string
  /** The page that pays, if only one debt is due and it may be named. */
  pay_path?: string
}

/** One notification about everything that is due, with no more than the person allows on a locked screen. */
export function summaryOf(
  due: readonly DuePayment[],
  { content, today, money }: { content: ReminderContent; today: string; money: MoneyFormat },
): Summary {
  const path = '/liabilities'
  if (content === 'nothing')
    return { title: 'You have payments due', body: 'Open Solvent to see them.', path }
  const lines = due.slice(0, MAX_LINES).map(({ name, amount, due_on }) => {
    const sum = content === 'amount' ? `: ${money(toMinor(amount))}` : ''
    return `${name}${sum}, ${whenDue(due_on, today)}`
  })
  const more = due.length - lines.length
  if (more > 0) lines.push(`and ${more} more`)
  const [only] = due
  if (due.length > 1 || !only) return { title: `${due.length} payments due`, body: lines.join('\n'), path }
  const page = `${path}?liability=${only.liability_id}`
  return { title: 'Payment due', body: lines.join('\n'), path: page, pay_path: `${page}&pay=1` }
}

function whenDue(on: string, today: string): string {
  if (on < today) return 'late'
  if (on === today) return 'due today'
  return on === addDays(today, 1) ? 'due tomorrow' : `due ${on}`
}
