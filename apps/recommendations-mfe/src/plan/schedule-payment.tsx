import { useRead } from '@solvent/api-client'
import { liabilityNaming, listLiabilities, type PlanItem } from '@solvent/contracts'
import { PaymentDialog } from '@solvent/payment'
import { QueryBoundary } from '@solvent/screen-kit'
import { Dialog } from '@solvent/ui'

interface SchedulePaymentProps {
  debt: Pick<PlanItem['liability'], 'id' | 'description' | 'liability_type'>
  /** The amount to open with. */
  amount: number
  /** The day to open with; today by default. */
  day?: string | undefined
  /** Whether it comes from savings, and so does not count against the budget of the month. */
  fromSavings?: boolean
  onClose: () => void
}

/** Pays on one liability of the plan. */
export function SchedulePayment({ debt, amount, day, fromSavings, onClose }: SchedulePaymentProps) {
  const query = useRead(listLiabilities, {})
  const liability = query.data?.liabilities.find(({ id }) => id === debt.id)
  if (liability) {
    return (
      <PaymentDialog
        liability={liability}
        initialAmount={amount}
        initialDay={day}
        fromSavings={fromSavings}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title={`Pay ${liabilityNaming(debt).name}`}>
      <QueryBoundary query={query} loading="Loading liabilities..." failed="Failed to load liabilities.">
        {() => <p>This liability was deleted. Refresh the page to update your plan.</p>}
      </QueryBoundary>
    </Dialog>
  )
}
