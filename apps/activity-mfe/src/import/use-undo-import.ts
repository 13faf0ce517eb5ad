import { ApiError, messageOf, useSend } from '@solvent/api-client'
import { type BankImport, undoBankImport } from '@solvent/contracts'
import { useToast } from '@solvent/ui'
import { useCallback } from 'react'
import { countedEntries, countedLines } from './count-words'

const FAILED = "We couldn't undo this import. Please try again."

/** Why an import was not undone. */
export interface UndoRefusal {
  text: string
  /** Undoes the entries that no later ones depend on; absent if that would not help. */
  undoOthers?: () => void
}

type Imported = Pick<BankImport, 'id' | 'file_name'>

/**
 * Undoes imports. A toast reports the success, even if the screen is left meanwhile; `onRefused` gets the reason if it
 * was refused.
 */
export function useUndoImport(onRefused: (refusal: UndoRefusal) => void) {
  const { mutateAsync, isPending, variables } = useSend(undoBankImport)
  const toast = useToast()
  const undo = useCallback(
    async ({ id, file_name }: Imported, keep_dependent = false): Promise<void> => {
      try {
        const { deleted, kept } = await mutateAsync({ params: { id }, body: { keep_dependent } })
        const rest = kept > 0 ? `, ${countedEntries(kept)} kept` : ''
        toast.success(`Import of ${file_name} undone: ${countedEntries(deleted)} deleted${rest}`)
      } catch (cause) {
        const isDependent = cause instanceof ApiError && cause.code === 'undo_refused' && !keep_dependent
        onRefused({
          text: cause instanceof Error ? messageOf(cause, FAILED) : FAILED,
          ...(isDependent && { undoOthers: () => void undo({ id, file_name }, true) }),
        })
      }
    },
    [mutateAsync, toast, onRefused],
  )
  return { undo, undoing: isPending ? variables.params.id : null }
}

/** Shows a toast that says how many lines were imported, with "Undo". */
export function useImportedToast(): (imported: BankImport) => void {
  const toast = useToast()
  const onRefused = useCallback(
    ({ text, undoOthers }: UndoRefusal) =>
      toast.error(text, undoOthers && { label: 'Undo the others', onClick: undoOthers }),
    [toast],
  )
  const { undo } = useUndoImport(onRefused)
  return (imported) => {
    const { lines, existing } = imported
    const text =
      lines > existing
        ? `${countedLines(lines - existing)} imported`
        : `${countedLines(existing)} linked to entries`
    toast.success(text, { label: 'Undo', onClick: () => void undo(imported) })
  }
}
