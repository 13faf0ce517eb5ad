import { today } from '@solvent/api-client'
import { type ClosedDebt, type Liability, liabilityNaming } from '@solvent/contracts'
import { Button, Dialog, Stack } from '@solvent/ui'
import { costText, nextText, savedText } from './closed-debt-text'

interface ClosedDebtDialogProps {
  liability: Liability
  closed: ClosedDebt
  onClose: () => void
}

/** What a debt that was just paid off cost, and what comes next. */
export function ClosedDebtDialog({ liability, closed, onClose }: ClosedDebtDialogProps) {
  const { installments_paid_at_entry, remaining_amount_at_entry } = liability
  const isFromStart = installments_paid_at_entry === 0 && remaining_amount_at_entry === null
  const saved = savedText(closed)
  const done = (
    <Button variant="primary" onClick={onClose}>
      Done
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${liabilityNaming(liability).name} is paid off`}
      description={costText(closed, { isFromStart, terms: liability.lender_terms })}
      footer={done}
    >
      <Stack gap={2}>
        {saved && <p>{saved}</p>}
        <p>{nextText(closed, today())}</p>
      </Stack>
    </Dialog>
  )
}
