import { liabilityNaming } from '@solvent/contracts'
import { type ProposedAction, proposedAction } from './proposed-action'

/** A debt with its names. */
export interface NamedDebt {
  id: string
  type: string
  description: string
}

interface PaymentArguments {
  /** The debt's name. */
  liability: string
  payment: string
  amount?: number | undefined
  account: string
}

/** A payment on the one debt with that name; an error if none or several have it. */
export function proposedPayment(args: PaymentArguments, liabilities: readonly NamedDebt[]): ProposedAction {
  const found = debtsNamed(args.liability, liabilities)
  const [debt] = found
  if (!debt || found.length > 1) {
    const names = liabilities.map(nameOf).join(', ') || 'none'
    return { error: `${found.length} debts have this name. The debts are: ${names}.` }
  }
  const isPartial = args.amount !== undefined && args.payment !== 'full'
  const proposed = proposedAction('pay_liability', {
    liability_id: debt.id,
    payment_type: isPartial ? 'partial' : args.payment,
    payment_account: args.account,
    ...(isPartial && { payment_amount: args.amount }),
  })
  return 'error' in proposed ? proposed : { ...proposed, debt: nameOf(debt) }
}

/** The debts with exactly this name, else those whose full name contains it. */
function debtsNamed(name: string, liabilities: readonly NamedDebt[]) {
  const wanted = name.trim().toLowerCase()
  const exact = liabilities.filter((debt) =>
    [debt.type, debt.description, nameOf(debt)].some((one) => one.toLowerCase() === wanted),
  )
  if (exact.length > 0) return exact
  return liabilities.filter((debt) => nameOf(debt).toLowerCase().includes(wanted))
}

/** A debt's full name: the person's own name for it, then its type, if any, in parentheses. */
export function nameOf({ type, description }: { type: string; description: string }): string {
  const naming = liabilityNaming({ liability_type: type, description })
  return naming.type ? `${naming.name} (${naming.type})` : naming.name
}
