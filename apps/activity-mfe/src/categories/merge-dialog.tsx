import { useContractForm } from '@solvent/api-client'
import { mergeCategory, type OwnCategory } from '@solvent/contracts'
import { FormDialog, useCategoryOptions } from '@solvent/screen-kit'
import { SelectField, useToast } from '@solvent/ui'

interface MergeDialogProps {
  category: OwnCategory
  /** All of the person's own. */
  own: readonly OwnCategory[]
  onClose: () => void
}

/** Moves everything of a category to another one and deletes it. */
export function MergeDialog({ category: { name, kind }, own, onClose }: MergeDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: mergeCategory,
    initial: { into: 'Other' },
    toBody: ({ into }) => ({ kind, category: name, into }),
    // All categories share this form, so a draft of one would show in another.
    draftFields: [],
    failed: `Failed to delete ${name}. Please try again.`,
    onSent: () => {
      toast.success(`Entries moved to ${form.values.into}, ${name} deleted`)
      onClose()
    },
  })
  const { into } = form.values
  const options = useCategoryOptions([kind], into).filter(({ value }) => value !== name)
  return (
    <FormDialog
      title={`Merge or delete ${name}`}
      form={form}
      action="Move and delete"
      busyAction="Moving..."
      onClose={onClose}
    >
      <SelectField {...form.bind('into', 'Move its entries to')} options={options} />
      <p>
        {`Its entries, recurring entries and learned words move to ${into}. ${name} and its limit are deleted. `}
        {partsSentence(name, into, own)}
        This cannot be undone.
      </p>
    </FormDialog>
  )
}

/** Where the parts of the category go; empty without any. */
function partsSentence(name: string, into: string, own: readonly OwnCategory[]): string {
  const hasParts = own.some((one) => one.parent === name && one.name !== into)
  if (!hasParts) return ''
  const above = own.find((one) => one.name === into)?.parent
  return `Its parts become parts of ${!above || above === name ? into : above}. `
}
