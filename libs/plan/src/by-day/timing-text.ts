import { type DateString, dateInWords, daysBetween, type MoneyFormat, spanInWords } from '@solvent/money'
import { type DatedPayment, totalsByDay } from './dated-payment'

/** A payment that the person has scheduled; in minor units. */
export interface ScheduledPart {
  on: DateString
  amount: bigint
}

/** What the text depends on besides the payments. */
interface TimingSetting {
  today: DateString
  /** Paydays from tomorrow on, in order; null if they are unknown. */
  paydays: readonly DateString[] | null
  money: MoneyFormat
  /** What is scheduled for the same debt; none by default. */
  scheduled?: readonly ScheduledPart[]
  /** What was scheduled for a day that has come, and is not recorded; none by default. */
  unrecorded?: readonly ScheduledPart[]
  /** Whether what is scheduled is all that the plan recommends. */
  isAllScheduled?: boolean
}

/**
 * On which days to pay what the plan recommends for a debt, in words; null if all of it can be paid today.
 *
 * @param payments without those that are scheduled
 */
export function timingText(payments: readonly DatedPayment[], setting: TimingSetting): string | null {
  const { today, money, unrecorded = [] } = setting
  const late = unrecorded.map(
    ({ on, amount }) =>
      `Your payment of ${money(amount)}, scheduled for ${dateInWords(on, today)}, is not recorded yet.`,
  )
  return [withScheduled(payments, setting), ...late].filter(Boolean).join(' ') || null
}

function withScheduled(payments: readonly DatedPayment[], setting: TimingSetting): string | null {
  const { today, money, scheduled = [], isAllScheduled } = setting
  if (scheduled.length === 0) return openText(payments, setting)
  const ofToday = payments.length > 0 ? `Pay ${money(totalOf(payments))} today.` : null
  const open = openText(payments, { ...setting, namesAmounts: true }) ?? ofToday
  const day = ({ on }: ScheduledPart) => `for ${dateInWords(on, today)}`
  const [first, ...others] = scheduled
  if (isAllScheduled && first && others.length === 0) return `Scheduled ${day(first)}.`
  const parts = scheduled.map((part) => `${money(part.amount)} ${day(part)}`)
  return [open, `Scheduled: ${list.format(parts)}.`].filter(Boolean).join(' ')
}

interface OpenSetting extends TimingSetting {
  /** Whether to name an amount even if it is all there is to pay. */
  namesAmounts?: boolean
}

function openText(payments: readonly DatedPayment[], setting: OpenSetting): string | null {
  const { today, paydays, money, namesAmounts } = setting
  const days = [...totalsByDay(payments)].sort(([one], [other]) => (one < other ? -1 : 1))
  const waiting = totalOf(payments.filter(({ on }) => on === null))
  if (waiting === 0n && days.every(([on]) => on === today)) return null
  if (paydays === null) return unknownPayText(totalOf(payments), waiting, setting)
  const parts = days.map(
    ([on, amount]) =>
      `${days.length === 1 && waiting === 0n && !namesAmounts ? 'it' : money(amount)} ${dayText(on, today)}`,
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

function unknownPayText(total: bigint, waiting: bigint, { money, namesAmounts }: OpenSetting): string {
  if (waiting === total) return `Pay ${namesAmounts ? money(total) : 'it'} after your next pay.`
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
