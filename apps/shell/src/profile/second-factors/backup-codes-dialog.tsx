import { Button, Dialog } from '@solvent/ui'
import { NewBackupCodes } from './new-backup-codes'

/** Shows new backup codes. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const done = (
    <Button variant="primary" onClick={onClose}>
      Done
    </Button>
  )
  return (
    <Dialog open onOpenChange={onClose} title="Your backup codes" footer={done}>
      <NewBackupCodes codes={codes} />
    </Dialog>
  )
}
