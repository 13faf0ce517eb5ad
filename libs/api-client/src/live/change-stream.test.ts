import { publish, subscribe } from '@solvent/event-bus'
import { waitFor } from '@testing-library/react'
import { followConnection } from '../connection/connection'
import { endSession, startSession } from '../session/session'
import { testServer } from '../testing/test-server'
import { followChanges } from './change-stream'

const token = `e30.${btoa(JSON.stringify({ user_id: 'maya', exp: Math.floor(Date.now() / 1000) + 3600 }))}.`
const at = (version: string) => ['at', { version }] as const
const saved = (version: string, ...tables: string[]) => ['saved', { tables, version }] as const

const server = testServer()
let stops: (() => void)[] = []
let received: unknown[] = []
beforeEach(() => {
  startSession(token)
  received = []
  stops = [followConnection(), subscribe('saved', (save) => received.push(save))]
})
afterEach(() => {
  jest.useRealTimers()
  for (const stop of stops) stop()
  setVisibility('visible')
})

function follow(): void {
  stops.push(followChanges())
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The URLs of the openedUrls streams. */
function openedUrls(): (string | undefined)[] {
  return server.received
    .filter(({ method, url }) => method === 'GET' && url?.startsWith('/api/saves'))
    .map(({ url }) => url)
}

test('a save on another device is published for each of its tables', async () => {
  server.streamEvents([at('1'), saved('2', 'assets', 'payment')], 'stay')
  follow()
  await waitFor(() =>
    expect(received).toEqual([
      { table: 'assets', where: 'another device' },
      { table: 'payment', where: 'another device' },
    ]),
  )
})

test('a table of another release is published as unknown', async () => {
  server.streamEvents([saved('2', 'pensions')], 'stay')
  follow()
  await waitFor(() => expect(received).toEqual([{ table: 'unknown', where: 'another device' }]))
})

test('a broken stream is reopened from the last version', async () => {
  server.streamEvents([at('1'), saved('2', 'assets')], 'break')
  follow()
  await waitFor(() => expect(openedUrls()).toEqual(['/api/saves', '/api/saves?since=2']), { timeout: 4000 })
})

test('how far the books are brought up to date is published, and changes no version', async () => {
  const percents: number[] = []
  stops.push(subscribe('catchingUp', ({ percent }) => percents.push(percent)))
  server.streamEvents([at('3'), ['catching_up', { percent: 40 }]], 'break')
  follow()
  await waitFor(() => expect(openedUrls()).toEqual(['/api/saves', '/api/saves?since=3']), { timeout: 4000 })
  expect(percents).toContain(40)
})

test('a hidden page closes its stream and resumes from the last version when it is visible again', async () => {
  server.streamEvents([at('7')], 'stay')
  follow()
  await waitFor(() => expect(openedUrls()).toHaveLength(1))
  setVisibility('hidden')
  await waitFor(() => expect(server.received.at(-1)).toMatchObject({ method: 'closed' }))
  setVisibility('visible')
  await waitFor(() => expect(openedUrls()).toEqual(['/api/saves', '/api/saves?since=7']))
})

test('a page that was replaced by newer ones waits until it is visible again', async () => {
  server.streamEvents([saved('1', 'assets'), ['done', { reason: 'replaced' }]])
  jest.useFakeTimers({ advanceTimers: true })
  follow()
  await waitFor(() => expect(received).toHaveLength(1))
  await jest.advanceTimersByTimeAsync(30_000)
  expect(openedUrls()).toHaveLength(1)
  setVisibility('visible')
  await waitFor(() => expect(openedUrls()).toHaveLength(2))
})

test('signing out closes the stream, and the next sign-in opens a new one', async () => {
  server.streamEvents([at('7')], 'stay')
  follow()
  await waitFor(() => expect(openedUrls()).toHaveLength(1))
  endSession('asked')
  await waitFor(() => expect(server.received.at(-1)).toMatchObject({ method: 'closed' }))
  startSession(token)
  publish('signedIn', { where: 'in place' })
  await waitFor(() => expect(openedUrls().slice(1)).toContain('/api/saves'))
  expect(openedUrls()).not.toContain('/api/saves?since=7')
})

test('a session that is over on the server ends on this device', async () => {
  server.answerWith(401, { error: 'Please log in again.', code: 'session_invalid' })
  const onSignOut = jest.fn()
  stops.push(subscribe('signedOut', onSignOut))
  follow()
  await waitFor(() => expect(onSignOut).toHaveBeenCalledWith({ reason: 'ended' }))
})
