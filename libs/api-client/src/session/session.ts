import { publish, subscribe } from '@solvent/event-bus'
import { jwtDecode } from 'jwt-decode'
import { deleteOfflineStore } from '../cache/delete-offline-store'
import { clearResponses } from '../cache/response-cache'
import { clearFormDrafts } from '../drafts/form-draft'
import { setReturningCookie } from './returning-cookie'

const TOKEN_KEY = 'access_token'
/** Set briefly to notify other tabs that the user logs out. */
const LOGGED_OUT_KEY = 'logged_out'

/** The token of the user's own session while they explore the example. */
const OWN_TOKEN_KEY = 'own_access_token'

/** The maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

interface Claims {
  readonly person: string
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** The claims of a token; null if it is invalid or has expired. `exp` is in seconds since 1970. */
function toClaims(token: string | null): Claims | null {
  if (token === null) return null
  try {
    const { user_id, exp } = jwtDecode<{ user_id?: unknown; exp?: unknown }>(token)
    if (typeof user_id !== 'string' || typeof exp !== 'number') return null
    return exp * 1000 > Date.now() ? { person: user_id, endsAt: exp * 1000 } : null
  } catch {
    return null
  }
}

function storedClaims(): Claims | null {
  return toClaims(accessToken())
}

/** Whether a stored token has expired since the last sign-in. */
let expired = false

/** Why the last session on this page ended, in the words of the server. */
let endReason: string | null = null

/** The user whose data the page shows, or null. Another tab may have stored another token already. */
let person = storedClaims()?.person ?? null
// For users who signed in before this cookie existed.
if (person !== null) setReturningCookie(true)

/** The stored token, or null. An expired token is removed. */
export function accessToken(): string | null {
  const token = localStorage.getItem(TOKEN_KEY)
  if (toClaims(token)) return token
  if (token !== null) {
    localStorage.removeItem(TOKEN_KEY)
    clearDevice()
    expired = true
  }
  return null
}

export function isSignedIn(): boolean {
  return accessToken() !== null
}

/** Whether the last session on this page ended because its token expired. */
export function hasExpired(): boolean {
  return expired
}

/** Why the last session on this page ended, if the server said so. */
export function reasonOfEnd(): string | null {
  return endReason
}

/** Deletes what the user has read from this device. */
function clearDevice(): void {
  clearResponses()
  deleteOfflineStore()
  setReturningCookie(false)
}

/** The id of the user whose data the page shows, or null. */
export function currentPerson(): string | null {
  return person
}

/** Switches the page to the user of the token. */
function setToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token)
  expired = false
  endReason = null
  person = storedClaims()?.person ?? null
  clearResponses()
  setReturningCookie(true)
}

export function startSession(token: string): void {
  setToken(token)
  clearFormDrafts(person)
  publish('signedIn', { where: 'here' })
}

/** Clears the drafts in all tabs. */
function clearDraftsInAllTabs(): void {
  clearFormDrafts(null)
  localStorage.setItem(LOGGED_OUT_KEY, 'now')
  localStorage.removeItem(LOGGED_OUT_KEY)
}

/** Starts a session in the example. The user's own session, if any, resumes afterwards. */
export function enterExample(token: string): void {
  const own = accessToken()
  if (own) localStorage.setItem(OWN_TOKEN_KEY, own)
  replaceSession(token)
}

/** Ends the session in the example and resumes the user's own, if any. */
export function endExample(): void {
  if (!resumeOwn()) endSession('asked')
}

/**
 * Ends the session and publishes the reason once; the shell shows the login. An example resumes the user's own.
 *
 * @param text why, in the words of the server
 */
export function endSession(reason: 'asked' | 'ended', text: string | null = null): void {
  if (reason === 'ended' && resumeOwn()) return
  if (reason === 'asked') clearDraftsInAllTabs()
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(OWN_TOKEN_KEY)
  clearDevice()
  if (person === null) return
  endReason = text
  person = null
  publish('signedOut', { reason })
}

function resumeOwn(): boolean {
  const own = localStorage.getItem(OWN_TOKEN_KEY)
  localStorage.removeItem(OWN_TOKEN_KEY)
  if (own === null || toClaims(own) === null) return false
  replaceSession(own)
  // Drafts in the example end with it.
  clearFormDrafts(person)
  return true
}

/** Replaces the current session. */
function replaceSession(token: string): void {
  setToken(token)
  publish('signedIn', { where: 'in place' })
}

/** Synchronizes the session with other tabs, until the returned function is called. */
export function followOtherTabs(): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === LOGGED_OUT_KEY) return clearFormDrafts(null)
    if (event.key !== TOKEN_KEY && event.key !== null) return
    const claims = storedClaims()
    if (claims === null) return endSession('ended')
    if (claims.person === person) return
    person = claims.person
    expired = false
    clearFormDrafts(person)
    clearResponses()
    publish('signedIn', { where: 'another tab' })
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Ends the session when its token expires, or when the page wakes up later. Returns the function that stops it. */
export function endAtExpiry(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function check() {
    clearTimeout(timer)
    const claims = storedClaims()
    if (claims === null) return endSession('ended')
    timer = setTimeout(check, Math.min(claims.endsAt - Date.now(), MAX_TIMER_MS))
  }

  check()
  const stopStarts = subscribe('signedIn', check)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearTimeout(timer)
    stopStarts()
    document.removeEventListener('visibilitychange', check)
  }
}
