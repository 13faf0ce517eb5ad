import { liabilityNaming } from '@solvent/contracts'
import { type ProposedAction, proposedAction } from './proposed-action'

/** A debt as it is called. */
export interface NamedDebt {
  id: string
  type: string
  description: string
}

interface PaymentArguments {
  /** What the debt is called. */
  liability: string
  payment: string
  amount?: number | undefined
  account: string
}

/** The payment of the one debt that is called so. */
export function proposedPayment(args: PaymentArguments, liabilities: readonly NamedDebt[]): ProposedAction {
  const found = debtsCalled(args.liability, liabilities)
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

/** The debts of this very name, else those whose type or description has it. */
function debtsCalled(name: string, liabilities: readonly NamedDebt[]) {
  const wanted = name.trim().toLowerCase()
  const exact = liabilities.filter((debt) =>
    [debt.type, debt.description, nameOf(debt)].some((one) => one.toLowerCase() === wanted),
  )
  if (exact.length > 0) return exact
  return liabilities.filter((debt) => nameOf(debt).toLowerCase().includes(wanted))
}

/** What a debt is called in full: as the person calls it, its type second. */
export function nameOf({ type, description }: { type: string; description: string }): string {
  const called = liabilityNaming({ liability_type: type, description })
  return called.type ? `${called.name} (${called.type})` : called.name
}
