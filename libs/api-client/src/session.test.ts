import { subscribe } from '@solvent/event-bus'
import { accessToken, endSession, followOtherTabs, isSignedIn, startSession } from './session'

function token(claims: object): string {
  return `${btoa('{}')}.${btoa(JSON.stringify(claims))}.`
}

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const live = token({ user_id: 'u1', exp: inAnHour })

beforeEach(() => localStorage.clear())

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

test('signing out forgets the token and tells the page why', () => {
  const reasons: string[] = []
  const stop = subscribe('signedOut', ({ reason }) => reasons.push(reason))
  startSession(live)
  endSession('asked')
  expect(isSignedIn()).toBe(false)
  expect(reasons).toEqual(['asked'])
  stop()
})

test('signing out in another tab signs out here', () => {
  const reasons: string[] = []
  const stopListening = subscribe('signedOut', ({ reason }) => reasons.push(reason))
  const stopFollowing = followOtherTabs()
  window.dispatchEvent(new StorageEvent('storage', { key: 'chat_session_id' }))
  expect(reasons).toEqual([])
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: null }))
  expect(reasons).toEqual(['ended'])
  stopFollowing()
  stopListening()
})
