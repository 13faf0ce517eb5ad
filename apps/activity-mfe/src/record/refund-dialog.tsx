import { recordRefund } from '@solvent/contracts'
import { SpendingDialog } from './spending-dialog'
import type { RecordFormProps } from './use-record-form'

/** Records or corrects a refund. */
export function RefundDialog(props: RecordFormProps) {
  return (
    <SpendingDialog
      {...props}
      kind="refund"
      endpoint={recordRefund}
      account={{ label: 'Goes to', of: 'to' }}
      description="Money that came back for an expense. It lowers what you spent in its category."
    />
  )
}
