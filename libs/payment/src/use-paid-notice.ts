import { useSend } from '@solvent/api-client'
import { listEntries } from '@solvent/contracts'
import { useUndo } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'

/** Says that a payment is made, with a way to take it back: its entry is the newest of the liability's. */
export function usePaidNotice() {
  const toast = useToast()
  const undoable = useUndo()
  const { mutateAsync: find } = useSend(listEntries)

  return async (text: string, liabilityId: string) => {
    const query = { account_id: liabilityId, kind: 'payment', limit: 1 } as const
    // The payment stands, whether or not its entry can be found.
    const found = await find({ query }).catch(() => null)
    const entry = found?.entries[0]
    if (entry) undoable(text, entry.id)
    else toast.success(text)
  }
}
