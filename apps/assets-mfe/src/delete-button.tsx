import { Button } from '@solvent/ui'

interface DeleteButtonProps {
  /** The name of the asset, such as "Cash". */
  name: string
  busy: boolean
  onDelete: () => void
}

/** The Delete button of a row. */
export function DeleteButton({ name, busy, onDelete }: DeleteButtonProps) {
  return (
    <Button small aria-label={`Delete ${name}`} busy={busy} onClick={onDelete}>
      Delete
    </Button>
  )
}
