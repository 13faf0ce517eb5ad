import { ExpenseDialog } from './expense-dialog'
import { IncomeDialog } from './income-dialog'
import type { RecordKind } from './record-kinds'
import { RefundDialog } from './refund-dialog'
import { TradeDialog } from './trade-dialog'
import { TransferDialog } from './transfer-dialog'
import type { RecordFormProps } from './use-record-form'

const dialogs = {
  expense: ExpenseDialog,
  income: IncomeDialog,
  refund: RefundDialog,
  transfer: TransferDialog,
  trade: TradeDialog,
}

interface RecordDialogProps extends RecordFormProps {
  kind: RecordKind
}

/** The form for a kind of record. */
export function RecordDialog({ kind, ...props }: RecordDialogProps) {
  const Dialog = dialogs[kind]
  return <Dialog {...props} />
}
