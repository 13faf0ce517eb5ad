import { useState } from 'react'

const FAILED = 'The passkey was not accepted. Please try again.'

/** The state of a button that starts a ceremony. */
export function usePasskeyStep(step: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function start() {
    setBusy(true)
    setError(undefined)
    try {
      await step()
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : FAILED)
    }
    setBusy(false)
  }

  return { start, busy, error }
}
