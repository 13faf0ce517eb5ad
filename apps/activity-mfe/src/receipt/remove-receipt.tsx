import { ConfirmDialog } from '@solvent/screen-kit'
import { Button } from '@solvent/ui'
import { useState } from 'react'

interface RemoveReceiptProps {
  busy: 'saving' | 'removing' | null
  onRemove: () => void
}

/** Removes a receipt after asking. */
export function RemoveReceipt({ busy, onRemove }: RemoveReceiptProps) {
  const [isAsking, setAsking] = useState(false)
  const isRemoving = busy === 'removing'
  return (
    <>
      <Button
        small
        onClick={() => setAsking(true)}
        disabled={busy === 'saving'}
        busy={isRemoving}
        busyLabel="Removing..."
        aria-label={isRemoving ? undefined : 'Remove receipt'}
      >
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove this receipt?"
          action="Remove"
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        >
          We delete the picture. The entry stays as it is.
        </ConfirmDialog>
      )}
    </>
  )
}
