import { type EntryDetails, entryTitle } from '@solvent/contracts'
import { useUndoEntry } from '@solvent/screen-kit'
import { Button } from '@solvent/ui'

/** Undoes an entry with a reversal; both stay in the books. */
export function UndoButton({ entry }: { entry: EntryDetails }) {
  const { undo, busy } = useUndoEntry()
  return (
    <Button
      onClick={() => void undo({ id: entry.id, what: entryTitle(entry) })}
      busy={busy}
      busyLabel="Undoing..."
    >
      Undo
    </Button>
  )
}
