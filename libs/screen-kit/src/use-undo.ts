import { messageOf, useSend } from '@solvent/api-client'
import { undoEntry } from '@solvent/contracts'
import { useToast } from '@solvent/ui'
import { useCallback } from 'react'

const DONE = 'Undone.'
const FAILED = 'This could not be undone. Please try again.'

/**
 * Shows a toast with an "Undo" button that reverts the entry and reports the result. It still works after the screen
 * that showed it is left.
 */
export function useUndo(): (text: string, entryId: string) => void {
  const { mutateAsync } = useSend(undoEntry)
  const toast = useToast()
  return useCallback(
    (text, entryId) => {
      async function undo() {
        try {
          await mutateAsync({ params: { id: entryId } })
          toast.success(DONE)
        } catch (cause) {
          toast.error(cause instanceof Error ? messageOf(cause, FAILED) : FAILED)
        }
      }
      toast.success(text, { label: 'Undo', onClick: () => void undo() })
    },
    [mutateAsync, toast],
  )
}
