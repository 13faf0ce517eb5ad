import { publish } from '@solvent/event-bus'
import { jwtDecode } from 'jwt-decode'

const TOKEN_KEY = 'access_token'

interface Claims {
  user_id?: unknown
  exp?: unknown
}

/** Whether the token decodes and its `exp` (seconds since 1970) is later than now. */
function isLive(token: string): boolean {
  try {
    const { user_id, exp } = jwtDecode<Claims>(token)
    return typeof user_id === 'string' && typeof exp === 'number' && exp * 1000 > Date.now()
  } catch {
    return false
  }
}

/** The stored token, or null; a token that no longer counts is removed. */
export function accessToken(): string | null {
  const token = localStorage.getItem(TOKEN_KEY)
  if (token === null) return null
  if (isLive(token)) return token
  localStorage.removeItem(TOKEN_KEY)
  return null
}

export function isSignedIn(): boolean {
  return accessToken() !== null
}

export function startSession(token: string): void {
  localStorage.setItem(TOKEN_KEY, token)
}

/** Forgets the token and tells the page why; the shell shows the login page. */
export function endSession(reason: 'asked' | 'ended'): void {
  localStorage.removeItem(TOKEN_KEY)
  publish('signedOut', { reason })
}

/** Ends the session here, too, when another tab signs out, until the returned function is called. */
export function followOtherTabs(): () => void {
  const listener = (event: StorageEvent) => {
    const removed = event.key === TOKEN_KEY || event.key === null
    if (removed && !isSignedIn()) endSession('ended')
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
