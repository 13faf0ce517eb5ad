import { useSend } from '@solvent/api-client'
import { listEntries } from '@solvent/contracts'
import { useUndo } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'

/** Shows a notice of a payment with an undo button; its entry is the liability's newest payment. */
export function usePaidNotice() {
  const toast = useToast()
  const showUndo = useUndo()
  const { mutateAsync: findEntries } = useSend(listEntries)

  return async (text: string, { liabilityId, what }: { liabilityId: string; what: string }) => {
    const query = { account_id: liabilityId, kind: 'payment', limit: 1 } as const
    // The payment is confirmed even if its entry cannot be found.
    const found = await findEntries({ query }).catch(() => null)
    const entry = found?.entries[0]
    if (entry) showUndo(text, { id: entry.id, what })
    else toast.success(text)
  }
}
