import { messageOf, useSend } from '@solvent/api-client'
import { type EntryDetails, undoEntry } from '@solvent/contracts'
import { Button, Inline, useToast } from '@solvent/ui'
import { titleOf } from '../entries/entry-words'

/** Undoes an entry with a reversal; both stay in the books. */
export function UndoButton({ entry }: { entry: EntryDetails }) {
  const toast = useToast()
  const { mutate, isPending } = useSend(undoEntry)
  const undo = () =>
    mutate(
      { params: { id: entry.id } },
      {
        onSuccess: () => toast.success(`Undone: ${titleOf(entry)}`),
        onError: (error) => toast.error(messageOf(error, "We couldn't undo this. Please try again.")),
      },
    )
  return (
    <Inline>
      <Button onClick={undo} busy={isPending} busyLabel="Undoing...">
        Undo
      </Button>
    </Inline>
  )
}
