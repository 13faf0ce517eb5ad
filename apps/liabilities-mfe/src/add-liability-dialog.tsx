import { liabilityNaming } from '@solvent/contracts'
import { newLiability } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import { NewLiabilityDialog } from './new-liability-dialog'

/** Adds a liability. */
export function AddLiabilityDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  return (
    <NewLiabilityDialog
      title="Add Liability"
      initial={newLiability()}
      hasDraft
      action="Add Liability"
      onAdded={(saved) => {
        toast.success(`${liabilityNaming(saved).name} added`)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
