import { debtNamed, type NamedDebt, nameOf } from './named-debt'
import { type ProposedAction, proposedAction } from './proposed-action'

interface PaymentArguments {
  /** The debt's name. */
  liability: string
  payment: string
  amount?: number | undefined
  account: string
}

/** A payment on the one debt with that name; an error if none or several have it. */
export function proposedPayment(args: PaymentArguments, liabilities: readonly NamedDebt[]): ProposedAction {
  const debt = debtNamed(args.liability, liabilities)
  if ('error' in debt) return debt
  const isPartial = args.amount !== undefined && args.payment !== 'full'
  const proposed = proposedAction('pay_liability', {
    liability_id: debt.id,
    payment_type: isPartial ? 'partial' : args.payment,
    payment_account: args.account,
    ...(isPartial && { payment_amount: args.amount }),
  })
  return 'error' in proposed ? proposed : { ...proposed, debt: nameOf(debt) }
}
