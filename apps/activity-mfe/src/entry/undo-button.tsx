import { messageOf, useSend } from '@solvent/api-client'
import { undoEntry } from '@solvent/contracts'
import { Button, Inline, useToast } from '@solvent/ui'

/** Undoes an entry with a reversal; both stay in the books. */
export function UndoButton({ id }: { id: string }) {
  const toast = useToast()
  const { mutate, isPending } = useSend(undoEntry)
  const undo = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success('Undone.'),
        onError: (error) => toast.error(messageOf(error, 'This could not be undone. Please try again.')),
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
