import { messageOf, useSend } from '@solvent/api-client'
import { undoEntry } from '@solvent/contracts'
import { useToast } from '@solvent/ui'
import { useCallback } from 'react'

const FAILED = "We couldn't undo this. Please try again."

export interface UndoableEntry {
  id: string
  /** Such as "$40.00 to Visa". */
  what: string
}

/**
 * Undoes an entry with a reversal; both stay in the books. A toast reports the result, which names `what` was undone,
 * even if the screen is left meanwhile.
 */
export function useUndoEntry(): { undo: (entry: UndoableEntry) => Promise<void>; busy: boolean } {
  const { mutateAsync, isPending } = useSend(undoEntry)
  const toast = useToast()
  const undo = useCallback(
    async ({ id, what }: UndoableEntry) => {
      try {
        await mutateAsync({ params: { id } })
        toast.success(`Undone: ${what}`)
      } catch (cause) {
        toast.error(cause instanceof Error ? messageOf(cause, FAILED) : FAILED)
      }
    },
    [mutateAsync, toast],
  )
  return { undo, busy: isPending }
}
