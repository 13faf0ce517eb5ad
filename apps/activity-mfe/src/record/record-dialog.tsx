import { ExpenseDialog } from './expense-dialog'
import { IncomeDialog } from './income-dialog'
import type { RecordKind } from './record-kinds'
import { TradeDialog } from './trade-dialog'
import { TransferDialog } from './transfer-dialog'

const dialogs = { expense: ExpenseDialog, income: IncomeDialog, transfer: TransferDialog, trade: TradeDialog }

interface RecordDialogProps {
  kind: RecordKind
  onClose: () => void
}

/** The form for a kind of record. */
export function RecordDialog({ kind, onClose }: RecordDialogProps) {
  const Dialog = dialogs[kind]
  return <Dialog onClose={onClose} />
}
