import { useRead } from '@solvent/api-client'
import { liabilityNaming, listLiabilities, type PlanItem } from '@solvent/contracts'
import { PaymentDialog } from '@solvent/payment'
import { QueryBoundary } from '@solvent/screen-kit'
import { Dialog } from '@solvent/ui'
import { amountToPay } from './amount-to-pay'

interface SchedulePaymentProps {
  item: PlanItem
  onClose: () => void
}

/** Pays what the plan recommends for one liability, and what savings pay of the rest. */
export function SchedulePayment({ item, onClose }: SchedulePaymentProps) {
  const query = useRead(listLiabilities, {})
  const liability = query.data?.liabilities.find(({ id }) => id === item.liability.id)
  if (liability) {
    return <PaymentDialog liability={liability} initialAmount={amountToPay(item)} onClose={onClose} />
  }
  return (
    <Dialog open onOpenChange={onClose} title={`Pay ${liabilityNaming(item.liability).name}`}>
      <QueryBoundary query={query} loading="Loading liabilities..." failed="Failed to load liabilities.">
        {() => <p>This liability was deleted. Refresh the page to update your plan.</p>}
      </QueryBoundary>
    </Dialog>
  )
}
