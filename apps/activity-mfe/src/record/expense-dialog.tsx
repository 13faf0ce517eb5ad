import { recordExpense } from '@solvent/contracts'
import { SpendingDialog } from './spending-dialog'
import type { RecordFormProps } from './use-record-form'

/** Records or corrects an expense. */
export function ExpenseDialog(props: RecordFormProps) {
  return (
    <SpendingDialog
      {...props}
      kind="expense"
      endpoint={recordExpense}
      account={{ label: 'Pay from', of: 'from' }}
    />
  )
}
