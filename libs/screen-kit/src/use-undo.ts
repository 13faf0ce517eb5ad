import { messageOf, useSend } from '@solvent/api-client'
import { undoEntry } from '@solvent/contracts'
import { useToast } from '@solvent/ui'
import { useCallback } from 'react'

const FAILED = "We couldn't undo this. Please try again."

interface UndoableEntry {
  id: string
  /** Such as "$40.00 to Visa". */
  what: string
}

/**
 * Shows a toast with an "Undo" button that reverts the entry and reports the result, which names `what` was undone. It
 * still works after the screen that showed it is left.
 */
export function useUndo(): (text: string, entry: UndoableEntry) => void {
  const { mutateAsync } = useSend(undoEntry)
  const toast = useToast()
  return useCallback(
    (text, { id, what }) => {
      async function undo() {
        try {
          await mutateAsync({ params: { id } })
          toast.success(`Undone: ${what}`)
        } catch (cause) {
          toast.error(cause instanceof Error ? messageOf(cause, FAILED) : FAILED)
        }
      }
      toast.success(text, { label: 'Undo', onClick: () => void undo() })
    },
    [mutateAsync, toast],
  )
}
