import { messageOf, useSend } from '@solvent/api-client'
import { deleteLiability, type Liability, liabilityNaming } from '@solvent/contracts'
import { useUndo } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'

/** Deletes a liability, and offers Undo. */
export function useDeleteLiability() {
  const toast = useToast()
  const undoable = useUndo()
  const { mutate, isPending } = useSend(deleteLiability)

  return (liability: Liability, onDeleted?: () => void) => {
    if (isPending) return
    mutate(
      { params: { id: liability.id } },
      {
        onSuccess: ({ entry_id }) => {
          const { name } = liabilityNaming(liability)
          undoable(`${name} deleted`, { id: entry_id, what: `deletion of ${name}` })
          onDeleted?.()
        },
        onError: (error) => toast.error(messageOf(error, 'Failed to delete liability. Please try again.')),
      },
    )
  }
}
