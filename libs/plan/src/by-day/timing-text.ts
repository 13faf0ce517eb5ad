import { type DateString, dateInWords, daysBetween, type MoneyFormat, spanInWords } from '@solvent/money'
import { type DatedPayment, totalsByDay } from './dated-payment'

/** What the text depends on besides the payments. */
interface TimingSetting {
  today: DateString
  /** Paydays from tomorrow on, in order; null if they are unknown. */
  paydays: readonly DateString[] | null
  money: MoneyFormat
}

/** On which days to pay what the plan recommends for a debt, in words; null if all of it can be paid today. */
export function timingText(payments: readonly DatedPayment[], setting: TimingSetting): string | null {
  const { today, paydays, money } = setting
  const days = [...totalsByDay(payments)].sort(([one], [other]) => (one < other ? -1 : 1))
  const waiting = totalOf(payments.filter(({ on }) => on === null))
  if (waiting === 0n && days.every(([on]) => on === today)) return null
  if (paydays === null) return unknownPayText(totalOf(payments), waiting, money)
  const parts = days.map(
    ([on, amount]) => `${days.length === 1 && waiting === 0n ? 'it' : money(amount)} ${dayText(on, today)}`,
  )
  const last = days.at(-1)?.[0]
  const sentences = [
    last !== undefined && `Pay ${list.format(parts)}${payText(last, today, paydays)}.`,
    lateText(payments, today),
    waiting > 0n &&
      `Your accounts and your pay don't cover ${last === undefined ? 'it' : `${money(waiting)} of it`} yet.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

const list = new Intl.ListFormat('en')

function totalOf(payments: readonly DatedPayment[]): bigint {
  return payments.reduce((sum, { amount }) => sum + amount, 0n)
}

function unknownPayText(total: bigint, waiting: bigint, money: MoneyFormat): string {
  if (waiting === total) return 'Pay it after your next pay.'
  return `Pay ${money(total - waiting)} today and ${money(waiting)} after your next pay.`
}

function dayText(on: DateString, today: DateString): string {
  return on === today ? 'today' : `on ${dateInWords(on, today)}`
}

/** The payday that a payment waits for. */
function payText(on: DateString, today: DateString, paydays: readonly DateString[]): string {
  const payday = paydays.findLast((day) => day <= on)
  if (payday === undefined) return ''
  return payday === on ? ', when your pay arrives' : `, after your pay of ${dateInWords(payday, today)}`
}

/** Whom a due that is paid late concerns, for the payment that is latest. */
function lateText(payments: readonly DatedPayment[], today: DateString): string | null {
  const late = payments
    .flatMap(({ on, due }) => (on !== null && due !== null && on > due && on > today ? [{ on, due }] : []))
    .sort((one, other) => daysBetween(one.due, one.on) - daysBetween(other.due, other.on))
    .at(-1)
  return late ? `That is ${spanInWords(late.due, late.on)} late: ask for time until then.` : null
}
