import { messageOf, useSend } from '@solvent/api-client'
import { undoEntry } from '@solvent/contracts'
import { useToast } from '@solvent/ui'

/** Undoes a payment, and shows the result in a toast. */
export function useUndoPayment() {
  const toast = useToast()
  const { mutate, isPending, variables } = useSend(undoEntry)

  function start(id: string, done: string) {
    if (isPending) return
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(done),
        onError: (error) => toast.error(messageOf(error, 'Failed to undo the payment. Please try again.')),
      },
    )
  }
  return { start, busyId: isPending ? variables.params.id : null }
}
