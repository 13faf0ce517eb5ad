import { addLiability, type Liability, MAX_INSTALLMENTS } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import {
  debtAtEntry,
  type EntryProblem,
  entryProblem,
  instalmentsNeeded,
  type NewDebt,
  type Outlook,
  outlookOf,
} from '@solvent/plan'
import { toLenderTerms } from '@solvent/plan/answers'
import { formatMoney } from './format-money'
import { type LiabilityValues, toFormValues, toNewLiability } from './liability-values'

/** A preview of the debt being entered: a problem, or its outlook. */
export interface Preview {
  debt: NewDebt
  problem: EntryProblem | null
  /** Null if there is a problem. */
  outlook: Outlook | null
}

/**
 * The debt as entered so far, or null while a value is missing or invalid.
 *
 * @param changed the liability being edited; what has happened to it since it was entered is included
 */
export function previewOf(
  values: LiabilityValues,
  total: string,
  today: string,
  changed?: Liability,
): Preview | null {
  const debt = toNewDebt(values, total, today)
  if (!debt) return null
  const problem = entryProblem(debt, formatMoney)
  return {
    debt,
    problem,
    outlook: problem ? null : outlookOf(debt, today, changed && sinceEntry(changed, today)),
  }
}

function toNewDebt(values: LiabilityValues, total: string, today: string): NewDebt | null {
  // The type does not matter here, and is often chosen last.
  const body = { ...toNewLiability({ ...values, liability_amount: total }), liability_type: 'Other' }
  const typed = addLiability.body.safeParse(body)
  if (!typed.success) return null
  const { liability_amount, installments_total, interest_rate, frequency, due_date } = typed.data
  const { installments_paid = 0, remaining_amount, installment_amount, lender_terms } = typed.data
  const debt = {
    total: toMinor(liability_amount),
    // Two decimals of a percent are basis points, as two decimals of an amount are cents.
    rateBp: Number(toMinor(interest_rate)),
    frequency,
    firstDueDate: due_date,
    installmentsPaid: installments_paid,
    remaining: toMinorOrNull(remaining_amount),
    lenderInstalment: toMinorOrNull(installment_amount),
    lenderTerms: toLenderTerms(lender_terms),
  }
  const count = installments_total ?? countByInstalment(debt, today)
  return count === null ? null : { ...debt, count }
}

/** As the server counts the instalments of a new liability. */
function countByInstalment(debt: Omit<NewDebt, 'count'>, today: string): number | null {
  return debt.lenderInstalment === null ? null : instalmentsNeeded(debt, today, MAX_INSTALLMENTS)
}

function toMinorOrNull(amount: number | null | undefined): bigint | null {
  return amount == null ? null : toMinor(amount)
}

/** Instalments paid since the liability was entered, and the change in what is owed. */
function sinceEntry(liability: Liability, today: string) {
  const terms = toNewDebt(toFormValues(liability), String(liability.total_amount), today)
  const opening = terms ? debtAtEntry(terms).remaining : 0n
  return {
    installments: liability.installments_paid - liability.installments_paid_at_entry,
    owed: toMinor(liability.remaining_amount) - opening,
  }
}
