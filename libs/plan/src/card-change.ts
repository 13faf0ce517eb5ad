import type { DateString } from '@solvent/money'
import { accrualOfNewTerms, accrualThrough } from './accrual'
import { statementIn, statementOfNewTerms } from './grace-period'
import { settledInstalments } from './payment'
import type { OwedDebt } from './plan-liability'
import { statementsThrough } from './posting-dates'
import { instalmentsLeft, isActive } from './schedule'

/** A card, and how many instalments were paid when it was entered. */
export interface Card extends OwedDebt {
  installmentsPaidAtEntry: number
}

/**
 * The card after an expense paid with it, or after the undo of one. An expense is due with the next instalment, as
 * negative credit, so the instalments of what was owed before stay as they are. On a card that is paid off, it is due
 * on the next due date after `today`. With one instalment left, all that is owed is due with it. On a card with a
 * minimum, it is a part of the next statement.
 *
 * @param amount minor units; negative for an undo
 * @throws RangeError if the amount is 0, or an undo exceeds what is owed
 */
export function applyCardChange<Debt extends Card>(card: Debt, amount: bigint, today: DateString): Debt {
  if (amount === 0n || card.remaining + amount < 0n) throw new RangeError('Not a change of what is owed')
  return amount > 0n ? afterExpense(card, amount, today) : afterUndo(card, -amount, today)
}

function afterExpense<Debt extends Card>(card: Debt, amount: bigint, today: DateString): Debt {
  const { remaining, installmentsPaidAtEntry, firstDueDate } = card
  const accrual = accrualThrough(card, today)
  const owed = {
    ...card,
    remaining: remaining + amount,
    isCompleted: false,
    // Nothing accrues on a card that is paid off.
    accrual: isActive(card) ? accrual : accrual && { sum: 0n, through: today },
    ...(card.lenderTerms?.gracePeriod && { statement: statementIn(card) }),
  }
  const hasMinimum = card.lenderTerms?.minimum !== undefined
  if (!isActive(card)) {
    // What is stated already is due without it.
    const passed = firstDueDate === null ? 0 : statementsThrough({ ...card, firstDueDate }, today)
    const paid = Math.max(passed, installmentsPaidAtEntry)
    if (hasMinimum) return { ...owed, installmentsPaid: paid, credit: 0n }
    return { ...owed, installmentsPaid: paid, installmentsTotal: paid + 1, instalment: amount, credit: 0n }
  }
  if (hasMinimum) return owed
  return instalmentsLeft(card) === 1
    ? { ...owed, instalment: owed.remaining, credit: 0n }
    : { ...owed, credit: card.credit - amount }
}

function afterUndo<Debt extends Card>(card: Debt, amount: bigint, today: DateString): Debt {
  const { instalment } = card
  const remaining = card.remaining - amount
  const isCompleted = remaining === 0n
  const owed = { ...card, remaining, isCompleted }
  const statement = statementOfNewTerms(card, owed)
  const after = { ...owed, accrual: accrualOfNewTerms(card, owed, today), ...(statement && { statement }) }
  if (isCompleted) return { ...after, installmentsPaid: settledInstalments(card), credit: 0n }
  if (card.lenderTerms?.minimum) return after
  if (instalmentsLeft(card) === 1) return { ...after, instalment: remaining, credit: 0n }
  const credit = card.credit + amount
  // The undo of an expense that is paid already may exceed the next instalment, which stays due nevertheless.
  return credit <= 0n || credit < instalment ? { ...after, credit } : after
}
