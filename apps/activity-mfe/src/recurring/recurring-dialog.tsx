import { useContractForm } from '@solvent/api-client'
import { addRecurring, changeRecurring, type Recurring, type RecurringSuggestion } from '@solvent/contracts'
import { useSpendingAccounts } from '@solvent/payment'
import { FormDialog } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import { RecurringFields } from './recurring-fields'
import { newValues, type RecurringValues, toFields, valuesOf } from './recurring-values'

interface RecurringDialogProps {
  /** The one to change; a new one is added without it. */
  recurring?: Recurring | undefined
  /** What a new one starts with. */
  suggestion?: RecurringSuggestion | undefined
  onClose: () => void
}

/** Adds what comes back, or changes it from a day on. */
export function RecurringDialog({ recurring, suggestion, onClose }: RecurringDialogProps) {
  const toast = useToast()
  const { choice, accountNamed } = useSpendingAccounts()
  const sourceKey = (name: string) => accountNamed(name).key
  const form = useContractForm<typeof addRecurring | typeof changeRecurring, RecurringValues>({
    endpoint: recurring ? changeRecurring : addRecurring,
    params: recurring && { id: recurring.id },
    initial: recurring ? valuesOf(recurring) : newValues(suggestion),
    toBody: (values) => ({ ...toFields(values, sourceKey), ...(recurring && { from: values.from }) }),
    // A draft would replace the values of the suggestion.
    draftFields: suggestion ? [] : 'all',
    failed: `Failed to ${recurring ? 'change' : 'add'} this. Please try again.`,
    onSent: ({ name }) => {
      toast.success(`${name} ${recurring ? 'changed' : 'added'}`)
      onClose()
    },
  })
  const buttons = recurring
    ? { title: `Change ${recurring.name}`, action: 'Save Changes', busyAction: 'Saving...' }
    : { title: 'Add recurring', action: 'Add recurring', busyAction: 'Adding...' }
  return (
    <FormDialog {...buttons} form={form} disabled={!choice.sources} onClose={onClose}>
      <RecurringFields form={form} isNew={!recurring} />
    </FormDialog>
  )
}
