import { messageOf, useSend } from '@solvent/api-client'
import { deleteLiability, type Liability } from '@solvent/contracts'
import { useUndo } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'

/** Deletes a liability at once, with a way to take it back. */
export function useDeleteLiability() {
  const toast = useToast()
  const undoable = useUndo()
  const { mutate, isPending } = useSend(deleteLiability)

  return ({ id, liability_type }: Liability, onDeleted?: () => void) => {
    if (isPending) return
    mutate(
      { params: { id } },
      {
        onSuccess: ({ entry_id }) => {
          undoable(`${liability_type} deleted`, entry_id)
          onDeleted?.()
        },
        onError: (error) => toast.error(messageOf(error, 'Failed to delete liability. Please try again.')),
      },
    )
  }
}
