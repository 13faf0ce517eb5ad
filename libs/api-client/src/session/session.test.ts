import { subscribe } from '@solvent/event-bus'
import {
  accessToken,
  endAtExpiry,
  endExample,
  endSession,
  enterExample,
  followOtherTabs,
  hasExpired,
  isSignedIn,
  startSession,
} from './session'

function token(claims: object): string {
  return `${btoa('{}')}.${btoa(JSON.stringify(claims))}.`
}

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const live = token({ user_id: 'u1', exp: inAnHour })

let events: string[] = []
let stops: (() => void)[] = []
beforeEach(() => {
  endSession('asked')
  localStorage.clear()
  events = []
  stops = [
    subscribe('signedOut', ({ reason }) => events.push(reason)),
    subscribe('signedIn', ({ where }) => events.push(where)),
  ]
})
afterEach(() => {
  for (const stop of stops) stop()
  jest.useRealTimers()
})

/** What the browser reports to this page after another tab changed the storage. */
function storedElsewhere(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

test('a person with a live token is signed in', () => {
  startSession(live)
  expect(isSignedIn()).toBe(true)
  expect(accessToken()).toBe(live)
})

test.each([
  ['expired', token({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) - 1 })],
  ['without an expiry', token({ user_id: 'u1' })],
  ['without a person', token({ exp: inAnHour })],
  ['that does not decode', 'no-token'],
])('a token %s counts as none and is removed', (_, stored) => {
  startSession(stored)
  expect(isSignedIn()).toBe(false)
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('a stored token that no longer counts is remembered until someone signs in', () => {
  startSession(live)
  expect(hasExpired()).toBe(false)
  localStorage.setItem('access_token', token({ user_id: 'u1', exp: 1 }))
  expect(isSignedIn()).toBe(false)
  expect(hasExpired()).toBe(true)
  startSession(live)
  expect(hasExpired()).toBe(false)
})

test('signing out forgets the token and publishes why, once', () => {
  startSession(live)
  endSession('asked')
  endSession('ended')
  expect(isSignedIn()).toBe(false)
  expect(events).toEqual(['here', 'asked'])
})

test('signing out in another tab signs out here', () => {
  startSession(live)
  stops.push(followOtherTabs())
  storedElsewhere('chat_session_id', 's1')
  expect(events).toEqual(['here'])
  storedElsewhere('access_token', null)
  expect(events).toEqual(['here', 'ended'])
})

test('signing in elsewhere is followed when it is someone else', () => {
  startSession(live)
  stops.push(followOtherTabs())
  storedElsewhere('access_token', token({ user_id: 'u1', exp: inAnHour + 60 }))
  expect(events).toEqual(['here'])
  storedElsewhere('access_token', token({ user_id: 'u2', exp: inAnHour }))
  expect(events).toEqual(['here', 'another tab'])
})

test('a page that follows no longer hears nothing', () => {
  startSession(live)
  followOtherTabs()()
  storedElsewhere('access_token', null)
  expect(events).toEqual(['here'])
})

test('the session ends when its token expires, and a newer token counts', () => {
  jest.useFakeTimers()
  const tokenFor = (seconds: number) => token({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + seconds })
  stops.push(endAtExpiry())
  startSession(tokenFor(60))
  jest.advanceTimersByTime(50_000)
  startSession(tokenFor(60))
  jest.advanceTimersByTime(50_000)
  expect(events).toEqual(['here', 'here'])
  jest.advanceTimersByTime(11_000)
  expect(events).toEqual(['here', 'here', 'ended'])
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('a page that wakes up after the end of its session ends it', () => {
  jest.useFakeTimers()
  stops.push(endAtExpiry())
  startSession(token({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 60 }))
  jest.setSystemTime(Date.now() + 120_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(events).toEqual(['here', 'ended'])
})

describe('an example', () => {
  const example = token({ user_id: 'example', exp: inAnHour })

  test('takes the place of the person’s own session, which goes on when it is left', () => {
    startSession(live)
    enterExample(example)
    expect(accessToken()).toBe(example)
    endExample()
    expect(accessToken()).toBe(live)
    expect(events).toEqual(['here', 'in place', 'in place'])
  })

  test('that is over leads back to the person’s own session', () => {
    startSession(live)
    enterExample(example)
    endSession('ended')
    expect(accessToken()).toBe(live)
    expect(events).not.toContain('ended')
  })

  test('of a guest ends like any session', () => {
    enterExample(example)
    endExample()
    expect(accessToken()).toBeNull()
    expect(events).toEqual(['in place', 'asked'])
  })

  test('leaves no session behind when the person logs out, or when their own has ended meanwhile', () => {
    startSession(live)
    enterExample(example)
    endSession('asked')
    expect(localStorage).toHaveLength(0)
    enterExample(example)
    localStorage.setItem('own_access_token', token({ user_id: 'u1', exp: 1 }))
    endExample()
    expect(accessToken()).toBeNull()
  })
})

test('what was typed is forgotten by logging out, here or in another tab, but not when a session ends', () => {
  const key = 'typed:u1:addAsset'
  const remember = () => sessionStorage.setItem(key, '{"asset_value":"12"}')
  stops.push(followOtherTabs())
  startSession(live)
  remember()
  endSession('ended')
  startSession(live)
  expect(sessionStorage.getItem(key)).not.toBeNull()
  endSession('asked')
  expect(sessionStorage.getItem(key)).toBeNull()
  startSession(live)
  remember()
  storedElsewhere('logged_out', 'now')
  expect(sessionStorage.getItem(key)).toBeNull()
})

test('somebody else who signs in finds nothing that was typed before, not even in the storage', () => {
  startSession(live)
  sessionStorage.setItem('typed:u1:addAsset', '{"asset_value":"12"}')
  sessionStorage.setItem('return_path', '/assets')
  endSession('ended')
  startSession(token({ user_id: 'u2', exp: inAnHour }))
  expect(sessionStorage.getItem('typed:u1:addAsset')).toBeNull()
  expect(sessionStorage.getItem('return_path')).toBe('/assets')
})
