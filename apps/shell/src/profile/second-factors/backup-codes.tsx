import { messageOf, useSend } from '@solvent/api-client'
import { renewBackupCodes } from '@solvent/contracts/second-factors'
import { Button, useToast } from '@solvent/ui'
import { useState } from 'react'
import { SettingRow } from '../setting-row'
import { BackupCodesDialog } from './backup-codes-dialog'

/** How many backup codes are left, and new ones. */
export function BackupCodes({ left }: { left: number }) {
  const toast = useToast()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { mutate, isPending } = useSend(renewBackupCodes)
  const renew = () =>
    mutate(
      {},
      {
        onSuccess: ({ backup_codes }) => setCodes(backup_codes),
        onError: (cause) =>
          toast.error(messageOf(cause, 'Failed to create new codes. Your old ones still work.')),
      },
    )
  const count = left === 1 ? '1 code is left.' : `${left} codes are left.`
  return (
    <>
      <SettingRow title="Backup codes" text={`${count} New codes replace them.`}>
        <Button onClick={renew} busy={isPending} busyLabel="Creating...">
          New backup codes
        </Button>
      </SettingRow>
      {codes && <BackupCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
