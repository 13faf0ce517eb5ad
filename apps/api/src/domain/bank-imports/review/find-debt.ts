import { daysBetween, dueDate, dueDatesThrough } from '@solvent/money'
import { paymentAmount, payoffAmount } from '@solvent/plan'
import type { LiabilityRow } from '../../../storage/tables/liabilities-table'
import { toDueLiability, toPlanLiability } from '../../books/liability-view'
import { type DebtName, debtName, type Naming, namingIn } from './debt-name'
import type { LineText } from './line-text'

/** Words that say that a debt is paid, in texts of banks. */
const PAYMENT_WORDS =
  'payment payments pymt paymt pmt epayment autopay loanpay instalment installment repayment lastschrift rate mensualite echeance prlv cuota recibo adeudo'.split(
    ' ',
  )
/** Lenders take their money up to this many days after it is due, or before. */
const MAX_DAYS_FROM_DUE = 7

/** Money that leaves the account. */
interface Outgoing {
  /** Minor units, above 0. */
  amount: bigint
  /** The other party and the text of the bank. */
  text: LineText
  bookedOn: string
}

export type DebtFinder = (outgoing: Outgoing, paidBefore: ReadonlySet<string>) => LiabilityRow | null

/**
 * Finds the debt that a line is a payment on. If the amount is that of an instalment or of the whole debt, a word of
 * its name or kind is enough, or the day if the amount has cents. For another amount, the text must say that it is a
 * payment and name the debt; for a card half of its name, or its bank, is enough. Null if none or several fit.
 *
 * The second argument of the result are the debts whose earlier payments had the same other party.
 */
export function debtFinder(debts: readonly LiabilityRow[]): DebtFinder {
  const named = debts.map((debt) => ({ debt, name: debtName(debt) }))
  return (outgoing, paidBefore) => {
    const fitting = named.filter((one) => isPaidBy(outgoing, one, paidBefore)).map(({ debt }) => debt)
    const known = fitting.filter(({ id }) => paidBefore.has(id))
    const candidates = known.length > 0 ? known : fitting
    if (candidates.length === 1) return candidates[0] ?? null
    const sameAmount = candidates.filter((debt) => isUsualAmount(outgoing, debt))
    return sameAmount.length === 1 ? (sameAmount[0] ?? null) : null
  }
}

function isPaidBy(
  outgoing: Outgoing,
  { debt, name }: { debt: LiabilityRow; name: DebtName },
  paidBefore: ReadonlySet<string>,
): boolean {
  if (debt.remaining === 0n) return false
  const naming = namingIn(outgoing.text, name)
  if (naming.hasOtherKind) return false
  const isUsual = isUsualAmount(outgoing, debt)
  if (isUsual && (naming.share > 0 || naming.hasKind || paidBefore.has(debt.id))) return true
  if (isUsual && outgoing.amount % 100n !== 0n && isNearDue(outgoing.bookedOn, debt)) return true
  const isPayment = PAYMENT_WORDS.some((word) => outgoing.text.words.has(word))
  const isNamed = isNamedAsPayment(naming, name)
  const isMeant = paidBefore.has(debt.id) ? isPayment || isNamed : isPayment && isNamed
  return isMeant && outgoing.amount <= payoffAmount(toPlanLiability(debt), outgoing.bookedOn)
}

function isNamedAsPayment({ share, hasLender, hasKind }: Naming, { isCard }: DebtName): boolean {
  return share === 1 || (isCard && (share >= 0.5 || (hasLender && hasKind)))
}

function isUsualAmount({ amount, bookedOn }: Outgoing, debt: LiabilityRow): boolean {
  const plan = toDueLiability(debt, bookedOn)
  return (
    amount === paymentAmount(plan, 'installment', bookedOn) ||
    amount === paymentAmount(plan, 'full', bookedOn)
  )
}

function isNearDue(day: string, { firstDueDate, frequency }: LiabilityRow): boolean {
  const next = dueDatesThrough(firstDueDate, frequency, day)
  return [next - 1, next].some(
    (k) => k >= 0 && Math.abs(daysBetween(dueDate(firstDueDate, frequency, k), day)) <= MAX_DAYS_FROM_DUE,
  )
}
