import { useToast } from '@solvent/ui'
import { useCallback } from 'react'
import { type UndoableEntry, useUndoEntry } from './use-undo-entry'

/** Shows a toast with an "Undo" button for the entry. */
export function useUndo(): (text: string, entry: UndoableEntry) => void {
  const { undo } = useUndoEntry()
  const toast = useToast()
  return useCallback(
    (text, entry) => toast.success(text, { label: 'Undo', onClick: () => void undo(entry) }),
    [undo, toast],
  )
}
