import { Banner, Button, type ButtonVariant } from '@solvent/ui'
import { usePasskeyStep } from './use-passkey-step'

interface PasskeyButtonProps {
  /** What the button does; rejects with a text for the person. */
  step: () => Promise<void>
  variant?: ButtonVariant
}

/** Starts a ceremony, and shows why it failed. */
export function PasskeyButton({ step, variant }: PasskeyButtonProps) {
  const { start, busy, error } = usePasskeyStep(step)
  return (
    <>
      <Button variant={variant} onClick={start} busy={busy} busyLabel="Waiting for your passkey...">
        Use a passkey
      </Button>
      {error && <Banner tone="error">{error}</Banner>}
    </>
  )
}
