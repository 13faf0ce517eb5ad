import { today, useContractForm } from '@solvent/api-client'
import { recordTransfer } from '@solvent/contracts'
import { TransferFields, type TransferValues, useAccounts } from '@solvent/payment'
import { FormDialog, parseNumber, useUndo } from '@solvent/screen-kit'
import { formatAmount } from '@solvent/ui'
import { absoluteAmount } from '../entries/entry-amounts'

function newTransfer(): TransferValues {
  return { amount: '', occurred_on: today(), from_account: '', to_account: '', note: '' }
}

/** Records a transfer between two accounts. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const undoable = useUndo()
  const { choice, accountNamed } = useAccounts()
  const form = useContractForm({
    endpoint: recordTransfer,
    initial: newTransfer(),
    toBody: (values) => ({
      ...values,
      amount: parseNumber(values.amount),
      from_account: accountNamed(values.from_account).key,
    }),
    draftFields: 'all',
    failed: 'Failed to record the transfer. Please try again.',
    onSent: (entry) => {
      const what = `transfer of ${formatAmount(absoluteAmount(entry))}`
      undoable(`Transfer of ${formatAmount(absoluteAmount(entry))} recorded`, { id: entry.id, what })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Record transfer"
      form={form}
      action="Record transfer"
      busyAction="Recording..."
      disabled={!choice.sources}
      onClose={onClose}
    >
      <TransferFields values={form.values} bind={form.bind} lastDay={today()} />
    </FormDialog>
  )
}
