import { publish, subscribe } from '@solvent/event-bus'
import { waitFor } from '@testing-library/react'
import { followConnection } from '../connection/connection'
import { endSession, startSession } from '../session/session'
import { testServer } from '../testing/test-server'
import { followChanges } from './change-stream'

const token = `e30.${btoa(JSON.stringify({ user_id: 'maya', exp: Math.floor(Date.now() / 1000) + 60 }))}.`
const at = (version: string) => ['at', { version }] as const
const saved = (version: string, ...tables: string[]) => ['saved', { tables, version }] as const

const server = testServer()
let stops: (() => void)[] = []
let heard: unknown[] = []
beforeEach(() => {
  startSession(token)
  heard = []
  stops = [followConnection(), subscribe('saved', (save) => heard.push(save))]
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

/** The addresses of the streams that were opened. */
function opened(): (string | undefined)[] {
  return server.received
    .filter(({ method, url }) => method === 'GET' && url?.startsWith('/api/saves'))
    .map(({ url }) => url)
}

test('what another device saves passes the bus, table by table', async () => {
  server.streamEvents([at('1'), saved('2', 'assets', 'payment')], 'stay')
  follow()
  await waitFor(() =>
    expect(heard).toEqual([
      { table: 'assets', where: 'another device' },
      { table: 'payment', where: 'another device' },
    ]),
  )
})

test('a table of another release is an unknown one', async () => {
  server.streamEvents([saved('2', 'pensions')], 'stay')
  follow()
  await waitFor(() => expect(heard).toEqual([{ table: 'unknown', where: 'another device' }]))
})

test('a stream that breaks off is opened again from the last version', async () => {
  server.streamEvents([at('1'), saved('2', 'assets')], 'break')
  follow()
  await waitFor(() => expect(opened()).toEqual(['/api/saves', '/api/saves?since=2']), { timeout: 4000 })
})

test('a page that nobody looks at follows nothing, and goes on where it was when somebody does', async () => {
  server.streamEvents([at('7')], 'stay')
  follow()
  await waitFor(() => expect(opened()).toHaveLength(1))
  setVisibility('hidden')
  await waitFor(() => expect(server.received.at(-1)).toMatchObject({ method: 'closed' }))
  setVisibility('visible')
  await waitFor(() => expect(opened()).toEqual(['/api/saves', '/api/saves?since=7']))
})

test('a page whose place others have taken waits until somebody comes back to it', async () => {
  server.streamEvents([saved('1', 'assets'), ['done', { reason: 'replaced' }]])
  jest.useFakeTimers({ advanceTimers: true })
  follow()
  await waitFor(() => expect(heard).toHaveLength(1))
  await jest.advanceTimersByTimeAsync(30_000)
  expect(opened()).toHaveLength(1)
  setVisibility('visible')
  await waitFor(() => expect(opened()).toHaveLength(2))
})

test('nothing is followed of somebody who left, and anew of who comes', async () => {
  server.streamEvents([at('7')], 'stay')
  follow()
  await waitFor(() => expect(opened()).toHaveLength(1))
  endSession('asked')
  await waitFor(() => expect(server.received.at(-1)).toMatchObject({ method: 'closed' }))
  startSession(token)
  publish('signedIn', { where: 'in place' })
  await waitFor(() => expect(opened().slice(1)).toContain('/api/saves'))
  expect(opened()).not.toContain('/api/saves?since=7')
})

test('a session that is over ends on this device, too', async () => {
  server.answerWith(401, { error: 'Please log in again.', code: 'session_invalid' })
  const onSignOut = jest.fn()
  stops.push(subscribe('signedOut', onSignOut))
  follow()
  await waitFor(() => expect(onSignOut).toHaveBeenCalledWith({ reason: 'ended' }))
})
