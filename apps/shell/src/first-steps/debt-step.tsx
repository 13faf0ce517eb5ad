import { useContractForm } from '@solvent/api-client'
import { addLiability, FALLBACK_LIABILITY_TYPES } from '@solvent/contracts'
import { DebtFields, newLiability, toNewLiability } from '@solvent/screen-kit'
import { Button } from '@solvent/ui'
import { StepForm } from './step-form'

/** The first debt, by what people know of it; the liabilities page also takes all terms. */
export function DebtStep({ onNoDebts, onSaved }: { onNoDebts: () => void; onSaved: () => void }) {
  const form = useContractForm({
    endpoint: addLiability,
    initial: { ...newLiability(), liability_type: FALLBACK_LIABILITY_TYPES[0] as string },
    toBody: toNewLiability,
    draftFields: 'all',
    failed: 'Failed to add liability. Please try again.',
    failedOnly: true,
    onSent: onSaved,
  })
  return (
    <StepForm
      label="Add what you owe"
      form={form}
      action="Add debt"
      busyAction="Adding..."
      otherAction={
        <Button variant="ghost" onClick={onNoDebts} disabled={form.busy}>
          I have no debts
        </Button>
      }
    >
      <DebtFields form={form} />
    </StepForm>
  )
}
