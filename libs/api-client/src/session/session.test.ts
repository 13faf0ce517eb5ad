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
const validToken = token({ user_id: 'u1', exp: inAnHour })

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

/** Simulates another tab changing the storage. */
function changeStorageInOtherTab(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

test('a person with a valid token is signed in', () => {
  startSession(validToken)
  expect(isSignedIn()).toBe(true)
  expect(accessToken()).toBe(validToken)
})

test.each([
  ['expired', token({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) - 1 })],
  ['without an expiry', token({ user_id: 'u1' })],
  ['without a person', token({ exp: inAnHour })],
  ['that does not decode', 'no-token'],
])('a token %s is invalid and is removed', (_, stored) => {
  startSession(stored)
  expect(isSignedIn()).toBe(false)
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('an expired stored token is remembered until the next sign-in', () => {
  startSession(validToken)
  expect(hasExpired()).toBe(false)
  localStorage.setItem('access_token', token({ user_id: 'u1', exp: 1 }))
  expect(isSignedIn()).toBe(false)
  expect(hasExpired()).toBe(true)
  startSession(validToken)
  expect(hasExpired()).toBe(false)
})

test('signing out removes the token and publishes the reason once', () => {
  startSession(validToken)
  endSession('asked')
  endSession('ended')
  expect(isSignedIn()).toBe(false)
  expect(events).toEqual(['here', 'asked'])
})

test('signing out in another tab signs out here', () => {
  startSession(validToken)
  stops.push(followOtherTabs())
  changeStorageInOtherTab('chat_session_id', 's1')
  expect(events).toEqual(['here'])
  changeStorageInOtherTab('access_token', null)
  expect(events).toEqual(['here', 'ended'])
})

test('a sign-in of another person in another tab is followed', () => {
  startSession(validToken)
  stops.push(followOtherTabs())
  changeStorageInOtherTab('access_token', token({ user_id: 'u1', exp: inAnHour + 60 }))
  expect(events).toEqual(['here'])
  changeStorageInOtherTab('access_token', token({ user_id: 'u2', exp: inAnHour }))
  expect(events).toEqual(['here', 'another tab'])
})

test('a page that no longer follows other tabs ignores them', () => {
  startSession(validToken)
  followOtherTabs()()
  changeStorageInOtherTab('access_token', null)
  expect(events).toEqual(['here'])
})

test('the session ends when its current token expires', () => {
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

test('a page that becomes visible after its token has expired ends the session', () => {
  jest.useFakeTimers()
  stops.push(endAtExpiry())
  startSession(token({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 60 }))
  jest.setSystemTime(Date.now() + 120_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(events).toEqual(['here', 'ended'])
})

describe('an example', () => {
  const example = token({ user_id: 'example', exp: inAnHour })

  test('replaces the person’s session, which resumes when the example is left', () => {
    startSession(validToken)
    enterExample(example)
    expect(accessToken()).toBe(example)
    endExample()
    expect(accessToken()).toBe(validToken)
    expect(events).toEqual(['here', 'in place', 'in place'])
  })

  test('that has ended returns to the person’s session', () => {
    startSession(validToken)
    enterExample(example)
    endSession('ended')
    expect(accessToken()).toBe(validToken)
    expect(events).not.toContain('ended')
  })

  test('of a guest ends like any session', () => {
    enterExample(example)
    endExample()
    expect(accessToken()).toBeNull()
    expect(events).toEqual(['in place', 'asked'])
  })

  test('leaves no session after a logout, or if the person’s session has ended meanwhile', () => {
    startSession(validToken)
    enterExample(example)
    endSession('asked')
    expect(localStorage).toHaveLength(0)
    enterExample(example)
    localStorage.setItem('own_access_token', token({ user_id: 'u1', exp: 1 }))
    endExample()
    expect(accessToken()).toBeNull()
  })
})

test('logging out here or in another tab deletes form drafts, but the end of a session does not', () => {
  const key = 'typed:u1:addAsset'
  const saveDraft = () => sessionStorage.setItem(key, '{"asset_value":"12"}')
  stops.push(followOtherTabs())
  startSession(validToken)
  saveDraft()
  endSession('ended')
  startSession(validToken)
  expect(sessionStorage.getItem(key)).not.toBeNull()
  endSession('asked')
  expect(sessionStorage.getItem(key)).toBeNull()
  startSession(validToken)
  saveDraft()
  changeStorageInOtherTab('logged_out', 'now')
  expect(sessionStorage.getItem(key)).toBeNull()
})

test('another person signing in finds no form drafts, not even in storage', () => {
  startSession(validToken)
  sessionStorage.setItem('typed:u1:addAsset', '{"asset_value":"12"}')
  sessionStorage.setItem('return_path', '/assets')
  endSession('ended')
  startSession(token({ user_id: 'u2', exp: inAnHour }))
  expect(sessionStorage.getItem('typed:u1:addAsset')).toBeNull()
  expect(sessionStorage.getItem('return_path')).toBe('/assets')
})
