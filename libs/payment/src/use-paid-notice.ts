import { useSend } from '@solvent/api-client'
import { getPaymentEffect } from '@solvent/contracts'
import { type UndoableEntry, useUndo } from '@solvent/screen-kit'

/** Shows a notice of a payment with its effect, if it has one, and an undo button. */
export function usePaidNotice() {
  const showUndo = useUndo()
  const { mutateAsync: readEffect } = useSend(getPaymentEffect)

  return async (paid: string, entry: UndoableEntry) => {
    // The payment is confirmed even if its effect cannot be read.
    const answer = await readEffect({ params: { id: entry.id } }).catch(() => null)
    showUndo(answer?.effect ? `${paid}. ${answer.effect}.` : paid, entry)
  }
}
