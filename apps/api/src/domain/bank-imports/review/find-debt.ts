import { paymentAmount, payoffAmount } from '@solvent/plan'
import type { LiabilityRow } from '../../../storage/tables/liabilities-table'
import { toPlanLiability } from '../../books/liability-view'
import { hasAllWords, type LineText, lineText } from './line-text'

/** Words that say that a debt is paid, in texts of banks. */
const PAYMENT_WORDS = new Set([
  'payment',
  'pymt',
  'autopay',
  'instalment',
  'installment',
  'repayment',
  'lastschrift',
  'mensualite',
  'cuota',
])
/** Words of names that say nothing about the lender. */
const COMMON_WORDS = new Set([
  'the',
  'and',
  'for',
  'loan',
  'card',
  'credit',
  'bank',
  'debt',
  'account',
  'payment',
])

/** Money that leaves the account. */
interface Outgoing {
  /** Minor units, above 0. */
  amount: bigint
  /** The other party and the text of the bank. */
  text: LineText
  bookedOn: string
}

/**
 * The debt that a line is a payment on: its name is in the text, and the amount is that of an instalment or of the
 * whole debt, or the text says that it is a payment. Null if none or several fit.
 *
 * @param paidBefore the debts whose earlier payments had the same other party
 */
export function findDebt(
  { amount, text, bookedOn }: Outgoing,
  debts: readonly LiabilityRow[],
  paidBefore: ReadonlySet<string>,
): LiabilityRow | null {
  const isPayment = [...PAYMENT_WORDS].some((word) => text.words.has(word))
  const fitting = debts.filter((debt) => {
    const plan = toPlanLiability(debt)
    if (debt.remaining === 0n || amount > payoffAmount(plan, bookedOn)) return false
    const isUsualAmount =
      amount === paymentAmount(plan, 'installment', bookedOn) ||
      amount === paymentAmount(plan, 'full', bookedOn)
    if (paidBefore.has(debt.id)) return isUsualAmount || isPayment || isNamed(debt, text)
    return isNamed(debt, text) && (isUsualAmount || isPayment)
  })
  const known = fitting.filter(({ id }) => paidBefore.has(id))
  const candidates = known.length > 0 ? known : fitting
  if (candidates.length === 1) return candidates[0] ?? null
  const sameAmount = candidates.filter(
    (debt) => amount === paymentAmount(toPlanLiability(debt), 'installment', bookedOn),
  )
  return sameAmount.length === 1 ? (sameAmount[0] ?? null) : null
}

/** Whether all words of the description, or else of the type, are in the text. */
function isNamed({ description, type }: LiabilityRow, text: LineText): boolean {
  const own = [...lineText(description).words].filter((word) => !COMMON_WORDS.has(word))
  return hasAllWords(text, own.length > 0 ? own : lineText(type).words)
}
