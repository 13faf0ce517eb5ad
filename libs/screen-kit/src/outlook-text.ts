import type { Outlook } from '@solvent/plan'
import { formatMoney } from './format-money'

const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

/**
 * The cost of a debt in one line: "12 x $394.92, $539.00 interest, paid off in October 2027". Null if nothing is owed.
 */
export function outlookText({ payments, interest, paidOffOn, ...rest }: Outlook): string | null {
  if (payments === 0) return null
  const cost = interest === 0n ? 'no interest' : `${formatMoney(interest)} interest`
  const end =
    paidOffOn === null ? 'never paid off' : `paid off in ${month.format(new Date(`${paidOffOn}T00:00:00Z`))}`
  return `${paymentsText({ payments, ...rest })}, ${cost}, ${end}`
}

type Payments = Pick<Outlook, 'payments' | 'instalment' | 'lastPayment' | 'course'>

function paymentsText({ payments, instalment, lastPayment, course }: Payments): string {
  if (payments === 1) return `1 x ${formatMoney(lastPayment)}`
  if (course !== 'level') {
    const later = course === 'falling' ? ' and less as you pay it off' : ''
    return `${payments} payments, ${formatMoney(instalment)} at first${later}`
  }
  // A smaller last payment needs no mention.
  if (lastPayment <= instalment) return `${payments} x ${formatMoney(instalment)}`
  return `${payments - 1} x ${formatMoney(instalment)} and a final payment of ${formatMoney(lastPayment)}`
}

/** "Pay $72.30 a month to clear it in 3 years and save $901.20 of interest." */
export function fixedPaymentText({ instalment, saved }: NonNullable<Outlook['inThreeYears']>): string {
  return `Pay ${formatMoney(instalment)} a month to clear it in 3 years and save ${formatMoney(saved)} of interest.`
}

/** How many instalments count as overdue: "7 installments count as overdue." */
export function overdueText(overdue: number): string {
  return `${overdue} ${overdue === 1 ? 'installment counts' : 'installments count'} as overdue.`
}
