import { useContractForm } from '@solvent/api-client'
import { changeEntry, type EntryDetails } from '@solvent/contracts'
import { CategoryField, DraftHint } from '@solvent/screen-kit'
import { Button, Form, Inline, TextField, useToast } from '@solvent/ui'

/** The field values; `category` is empty until one is chosen. */
type Purpose = { category: string; note: string }

interface PurposeFormProps {
  /** An expense or income. */
  entry: EntryDetails
  onSaved: () => void
}

/** Edits the category and note of an expense or income; its amount is fixed, and so are the parts of a split one. */
export function PurposeForm({ entry, onSaved }: PurposeFormProps) {
  const toast = useToast()
  const initial: Purpose = { category: entry.category ?? '', note: entry.note }
  const form = useContractForm({
    endpoint: changeEntry,
    params: { id: entry.id },
    initial,
    toBody: ({ category, note }) => ({ ...(category && { category }), note }),
    draftFields: 'all',
    failed: 'Failed to save the category and the note. Please try again.',
    onSent: () => {
      toast.success('Category and note saved')
      onSaved()
    },
  })
  return (
    <Form onSubmit={form.submit} error={form.error} aria-label="Category and note">
      <DraftHint form={form} />
      {!entry.parts && (
        <CategoryField
          kind={entry.kind === 'income' ? 'income' : 'expense'}
          {...form.bind('category', 'Category')}
        />
      )}
      <TextField {...form.bind('note', 'Note (optional)')} maxLength={200} />
      <Inline justify="end">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Saving...">
          Save Changes
        </Button>
      </Inline>
    </Form>
  )
}
