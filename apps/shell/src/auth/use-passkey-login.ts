import { useEffect, useRef } from 'react'
import { usePasskeyStep } from '../passkeys/use-passkey-step'

const loadPasskeyLogin = () => import(/* webpackChunkName: "passkey-login" */ './passkey-login')

/** Prefetches what logging in with a passkey needs. A failed prefetch is repeated when it is needed. */
export function preparePasskeyLogin(): void {
  loadPasskeyLogin().catch(() => undefined)
}

/** Logs in with a passkey: on request, and in the menu of the email field once it was focused. */
export function usePasskeyLogin(onLogin: (token: string) => void) {
  const step = usePasskeyStep(async () => onLogin(await (await loadPasskeyLogin()).logInWithPasskey()))
  const isOffering = useRef(false)
  const stop = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      // Code that loads after this must not offer anything.
      isOffering.current = false
      stop.current?.()
    },
    [],
  )

  function offer() {
    if (isOffering.current) return
    isOffering.current = true
    loadPasskeyLogin().then(
      ({ offerPasskeyLogin }) => {
        if (isOffering.current) stop.current = offerPasskeyLogin(onLogin)
      },
      () => {
        isOffering.current = false
      },
    )
  }

  return { ...step, offer }
}
