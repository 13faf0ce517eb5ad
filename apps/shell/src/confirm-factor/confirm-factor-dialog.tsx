import { call, useContractForm, useRead } from '@solvent/api-client'
import { confirmWithCode, confirmWithPasskey, listSecondFactors } from '@solvent/contracts/second-factors'
import { Button, Dialog, Form, Stack } from '@solvent/ui'
import { askForPasskey } from '../passkeys/ceremonies'
import { CodeField } from '../passkeys/code-field'
import { PasskeyButton } from '../passkeys/passkey-button'

interface ConfirmFactorDialogProps {
  onDone: () => void
  onClose: () => void
}

/** Asks for a code or a passkey before what matters most. */
export function ConfirmFactorDialog({ onDone, onClose }: ConfirmFactorDialogProps) {
  const { data } = useRead(listSecondFactors, {})
  const hasCode = data ? data.app_added_at !== null || data.backup_codes_left > 0 : true
  async function confirm() {
    await call(confirmWithPasskey, { body: { credential: await askForPasskey() } })
    onDone()
  }
  const hasPasskey = (data?.passkeys.length ?? 0) > 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Confirm it's you"
      description="This needs your second step again, because you last confirmed it more than five minutes ago."
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <Stack>
        {hasPasskey && <PasskeyButton step={confirm} />}
        {hasCode && <CodeForm onDone={onDone} />}
      </Stack>
    </Dialog>
  )
}

function CodeForm({ onDone }: { onDone: () => void }) {
  const form = useContractForm({
    endpoint: confirmWithCode,
    initial: { code: '' },
    toBody: (values) => values,
    failed: "We couldn't check the code. Please try again.",
    onSent: onDone,
  })
  return (
    <Form onSubmit={form.submit} error={form.error}>
      <CodeField {...form.bind('code', 'Code')} />
      <Button type="submit" variant="primary" busy={form.busy} busyLabel="Checking...">
        Confirm with code
      </Button>
    </Form>
  )
}
