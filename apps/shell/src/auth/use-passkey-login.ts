import { useEffect, useEffectEvent, useRef } from 'react'
import { usePasskeyStep } from '../passkeys/use-passkey-step'

const loadPasskeyLogin = () => import(/* webpackChunkName: "passkey-login" */ './passkey-login')

/** Logs in with a passkey: on request, and in the menu of the email field once it was focused. */
export function usePasskeyLogin(onLogin: (token: string) => void) {
  const { start, busy, error } = usePasskeyStep(async () =>
    onLogin(await (await loadPasskeyLogin()).logInWithPasskey()),
  )
  const isOffering = useRef(false)
  const stop = useRef<() => void>(undefined)
  // Code that loads after this does not offer anything.
  function endOffer() {
    isOffering.current = false
    stop.current?.()
    stop.current = undefined
  }
  const leave = useEffectEvent(endOffer)
  useEffect(() => () => leave(), [])

  function offer() {
    if (isOffering.current || busy) return
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

  return {
    start() {
      endOffer()
      void start()
    },
    busy,
    error,
    offer,
    endOffer,
  }
}
