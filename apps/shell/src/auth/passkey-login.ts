import { call } from '@solvent/api-client'
import { loginWithPasskey } from '@solvent/contracts/second-factors'
import { askForPasskey, endCeremony, offerPasskeys } from '../passkeys/ceremonies'

/** A challenge must be answered within five minutes, so a waiting offer is replaced before. */
const OFFER_MS = 4 * 60 * 1000

/**
 * Logs in with a passkey.
 *
 * @param ticket of a login whose password was right; else the passkey alone names the person
 * @returns the access token
 * @throws Error with a text for the person
 */
export async function logInWithPasskey(ticket?: string): Promise<string> {
  const credential = await askForPasskey()
  const body = ticket === undefined ? { credential } : { credential, ticket }
  return (await call(loginWithPasskey, { body })).access_token
}

/** Offers passkeys in the menu of the email field, until the returned function is called. */
export function offerPasskeyLogin(onLogin: (token: string) => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function offer() {
    timer = setTimeout(() => void offer(), OFFER_MS)
    const credential = await offerPasskeys(() => !isOver)
    if (!credential || isOver) return
    clearTimeout(timer)
    // A refused passkey is offered again.
    const token = await call(loginWithPasskey, { body: { credential } }).then(
      ({ access_token }) => access_token,
      () => null,
    )
    if (token !== null) onLogin(token)
    else if (!isOver) void offer()
  }

  void offer().catch(() => undefined)
  return () => {
    isOver = true
    clearTimeout(timer)
    endCeremony()
  }
}
