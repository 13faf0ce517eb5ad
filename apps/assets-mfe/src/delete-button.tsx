import { Button } from '@solvent/ui'

interface DeleteButtonProps {
  /** What is deleted, such as "Cash". */
  name: string
  busy: boolean
  onDelete: () => void
}

/** Deletes a row; its toast offers Undo. */
export function DeleteButton({ name, busy, onDelete }: DeleteButtonProps) {
  return (
    <Button small aria-label={`Delete ${name}`} busy={busy} onClick={onDelete}>
      Delete
    </Button>
  )
}
