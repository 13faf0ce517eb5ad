import { publish, subscribe } from '@solvent/event-bus'
import { jwtDecode } from 'jwt-decode'
import { forgetReadings } from '../cache/delete-offline-store'
import { forgetAnswers } from '../cache/response-cache'
import { forgetAllTyping } from '../drafts/form-draft'
import { tellReturning } from './returning-cookie'

const TOKEN_KEY = 'access_token'
/** Set for a moment, for other tabs: the person logs out. */
const LEFT_KEY = 'logged_out'

/** The token of the person's own session while they look around in an example. */
const OWN_TOKEN_KEY = 'own_access_token'

/** The longest time that a timer can wait for, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

interface Claims {
  readonly person: string
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** What a token says, or null if it does not decode or its `exp` (seconds since 1970) is not later than now. */
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

/** Whether a stored token turned out to count no longer, since someone last signed in. */
let expired = false

/** Whose data the page shows; null while it shows nobody's. Another tab may have stored another token already. */
let person = storedClaims()?.person ?? null
// Also of who signed in before there was such a cookie.
if (person !== null) tellReturning(true)

/** The stored token, or null; a token that no longer counts is removed. */
export function accessToken(): string | null {
  const token = localStorage.getItem(TOKEN_KEY)
  if (toClaims(token)) return token
  if (token !== null) {
    localStorage.removeItem(TOKEN_KEY)
    forgetDevice()
    expired = true
  }
  return null
}

export function isSignedIn(): boolean {
  return accessToken() !== null
}

/** Whether the last session on this page ended because its token no longer counts. */
export function hasExpired(): boolean {
  return expired
}

/** Nothing that a person has read stays on the device, and the host is told that nobody is signed in. */
function forgetDevice(): void {
  forgetAnswers()
  forgetReadings()
  tellReturning(false)
}

/** The id of the person whose data the page shows, or null. */
export function currentPerson(): string | null {
  return person
}

/** The page is the token's person's from now on. */
function keepToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token)
  expired = false
  person = storedClaims()?.person ?? null
  forgetAnswers()
  tellReturning(true)
}

export function startSession(token: string): void {
  keepToken(token)
  forgetAllTyping(person)
  publish('signedIn', { where: 'here' })
}

/** Forgets, on every tab, what the person who leaves has typed and not saved. */
function forgetTypingEverywhere(): void {
  forgetAllTyping(null)
  localStorage.setItem(LEFT_KEY, 'now')
  localStorage.removeItem(LEFT_KEY)
}

/** Starts a session in an example. The person's own, if there is one, goes on when the example is left. */
export function enterExample(token: string): void {
  const own = accessToken()
  if (own) localStorage.setItem(OWN_TOKEN_KEY, own)
  takePlace(token)
}

/** Ends the session in an example, and goes on with the person's own; without one it ends as any other. */
export function endExample(): void {
  if (!resumeOwn()) endSession('asked')
}

/** Forgets the token and publishes why, once; the shell shows the login page. An example that ended leads back. */
export function endSession(reason: 'asked' | 'ended'): void {
  if (reason === 'ended' && resumeOwn()) return
  if (reason === 'asked') forgetTypingEverywhere()
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(OWN_TOKEN_KEY)
  forgetDevice()
  if (person === null) return
  person = null
  publish('signedOut', { reason })
}

function resumeOwn(): boolean {
  const own = localStorage.getItem(OWN_TOKEN_KEY)
  localStorage.removeItem(OWN_TOKEN_KEY)
  if (own === null || toClaims(own) === null) return false
  takePlace(own)
  // What was typed into the example goes with it.
  forgetAllTyping(person)
  return true
}

/** Puts a session in the place of the one before. */
function takePlace(token: string): void {
  keepToken(token)
  publish('signedIn', { where: 'in place' })
}

/**
 * Follows other tabs until the returned function is called: a session that ends there ends here, and someone
 * who signs in there is signed in here (`signedIn`).
 */
export function followOtherTabs(): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === LEFT_KEY) return forgetAllTyping(null)
    if (event.key !== TOKEN_KEY && event.key !== null) return
    const claims = storedClaims()
    if (claims === null) return endSession('ended')
    if (claims.person === person) return
    person = claims.person
    expired = false
    forgetAllTyping(person)
    forgetAnswers()
    publish('signedIn', { where: 'another tab' })
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Ends the session when its token expires, or when the page wakes up later, until the function is called. */
export function endAtExpiry(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function check() {
    clearTimeout(timer)
    const claims = storedClaims()
    if (claims === null) return endSession('ended')
    timer = setTimeout(check, Math.min(claims.endsAt - Date.now(), LONGEST_TIMER_MS))
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
