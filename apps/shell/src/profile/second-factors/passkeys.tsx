import { messageOf, useSend } from '@solvent/api-client'
import { type Passkey, removePasskey } from '@solvent/contracts/second-factors'
import { ConfirmDialog, useRestoreFocus } from '@solvent/screen-kit'
import { Button, formatInstant, Inline, lazyWithRetry, useLazyModule, useToast } from '@solvent/ui'
import { useState } from 'react'
import { AccessItem, AccessList } from '../access/access-list'
import { SettingRow } from '../setting-row'
import { RenamePasskeyDialog } from './rename-passkey-dialog'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  email: string
}

const addDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "add-passkey" */ './add-passkey-dialog')).AddPasskeyDialog,
)

/** The passkeys of the account. */
export function Passkeys({ passkeys, email }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [asked, setAsked] = useState<Passkey | null>(null)
  const AddPasskeyDialog = useLazyModule(addDialog, isAdding)
  const region = useRestoreFocus<HTMLDivElement>()
  const remove = useRemove()
  return (
    <div ref={region} tabIndex={-1}>
      <SettingRow
        title="Passkeys"
        text="Log in with your fingerprint, face, PIN or security key, without typing your email or password."
      >
        <Button onClick={() => setAdding(true)}>Add a passkey</Button>
      </SettingRow>
      <AccessList rows={passkeys} failed={null}>
        {(passkey) => (
          <AccessItem key={passkey.id} name={passkey.name} facts={factsOf(passkey)}>
            <Inline>
              <Button
                small
                variant="ghost"
                aria-label={`Rename ${passkey.name}`}
                onClick={() => setRenamed(passkey)}
              >
                Rename
              </Button>
              <Button
                small
                variant="ghost"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setAsked(passkey)}
              >
                Remove
              </Button>
            </Inline>
          </AccessItem>
        )}
      </AccessList>
      {isAdding && AddPasskeyDialog && <AddPasskeyDialog email={email} onClose={() => setAdding(false)} />}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      {asked && (
        <ConfirmDialog
          title="Remove this passkey?"
          action="Remove"
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(null)}
        >
          {asked.name} no longer logs you in. Delete it from the device that stores it, too.
        </ConfirmDialog>
      )}
    </div>
  )
}

function useRemove(): (passkey: Passkey) => void {
  const toast = useToast()
  const { mutate } = useSend(removePasskey)
  return ({ id }) =>
    mutate(
      { params: { id } },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (cause) => toast.error(messageOf(cause, 'Failed to remove the passkey. Please try again.')),
      },
    )
}

function factsOf({ created_at, last_used_at }: Passkey): string[] {
  const used = last_used_at ? `Last used ${formatInstant(last_used_at)}` : 'Not used yet'
  return [`Added ${formatInstant(created_at)}`, used]
}
