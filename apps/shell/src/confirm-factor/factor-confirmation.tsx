import { onFactorNeeded } from '@solvent/api-client'
import { lazyWithRetry, useLazyModule } from '@solvent/ui'
import { useEffect, useState } from 'react'

const dialog = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "confirm-factor" */ './confirm-factor-dialog')).ConfirmFactorDialog,
)

/** Asks for the second factor while a call waits for it. */
export function FactorConfirmation() {
  const [answer, setAnswer] = useState<{ resolve: (isConfirmed: boolean) => void } | null>(null)
  const ConfirmFactorDialog = useLazyModule(dialog, answer !== null)
  useEffect(() => onFactorNeeded(() => new Promise((resolve) => setAnswer({ resolve }))), [])
  // The call must not wait for a page that is gone.
  useEffect(() => () => answer?.resolve(false), [answer])
  if (!answer || !ConfirmFactorDialog) return null
  const close = (isConfirmed: boolean) => {
    answer.resolve(isConfirmed)
    setAnswer(null)
  }
  return <ConfirmFactorDialog onDone={() => close(true)} onClose={() => close(false)} />
}
