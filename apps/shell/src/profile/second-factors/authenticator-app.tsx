import { messageOf, useSend } from '@solvent/api-client'
import { removeApp } from '@solvent/contracts/second-factors'
import { ConfirmDialog, useRestoreFocus } from '@solvent/screen-kit'
import { Button, formatInstant, lazyWithRetry, useLazyModule, useToast } from '@solvent/ui'
import { useState } from 'react'
import { SettingRow } from '../setting-row'

interface AuthenticatorAppProps {
  /** Null if there is none. */
  addedAt: string | null
  email: string
}

const addDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "add-app" */ './add-app-dialog')).AddAppDialog,
)

/** The app whose codes confirm a login. */
export function AuthenticatorApp({ addedAt, email }: AuthenticatorAppProps) {
  const [open, setOpen] = useState<'add' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const AddAppDialog = useLazyModule(addDialog, open === 'add')
  const region = useRestoreFocus<HTMLDivElement>()
  const remove = useRemove()
  const text = addedAt
    ? `Added ${formatInstant(addedAt)}. A login needs your password and one of its codes.`
    : 'An app on your phone shows a code, which a login then needs besides your password.'
  return (
    <div ref={region} tabIndex={-1}>
      <SettingRow title="Authenticator app" text={text}>
        {addedAt ? (
          <Button aria-label="Remove the authenticator app" onClick={() => setOpen('remove')}>
            Remove
          </Button>
        ) : (
          <Button onClick={() => setOpen('add')}>Add an app</Button>
        )}
      </SettingRow>
      {open === 'add' && AddAppDialog && <AddAppDialog email={email} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title="Remove the authenticator app?"
          action="Remove"
          onConfirm={remove}
          onClose={close}
        >
          Its codes no longer confirm your logins. Without a passkey, your password alone opens your account
          again.
        </ConfirmDialog>
      )}
    </div>
  )
}

function useRemove(): () => void {
  const toast = useToast()
  const { mutate } = useSend(removeApp)
  return () =>
    mutate(
      {},
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (cause) => toast.error(messageOf(cause, 'Failed to remove the app. Please try again.')),
      },
    )
}
