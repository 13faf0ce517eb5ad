import { listAssets, sendChat } from '@solvent/contracts'
import { waitFor } from '@testing-library/react'
import { endSession, startSession } from '../session/session'
import { stream } from '../streams/stream'
import { testServer } from '../testing/test-server'
import { call } from './call'
import { setReleases } from './releases'
import { reportLoads } from './report-loads'

const token = `e30.${btoa(JSON.stringify({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 3600 }))}.`

const server = testServer()
beforeEach(() => {
  server.answerWith(200, {})
  startSession(token)
})
afterEach(() => setReleases([]))

async function sentHeader(): Promise<unknown> {
  await call(listAssets, {})
  return server.received.at(-1)?.headers['x-solvent-releases']
}

test('every call sends the releases on the page, sorted, once they are known', async () => {
  expect(await sentHeader()).toBeUndefined()
  setReleases(['chat_mfe@0.2.0', 'assets_mfe@0.1.0-1a2b3c4d', 'chat_mfe@0.2.0'])
  expect(await sentHeader()).toBe('assets_mfe@0.1.0-1a2b3c4d,chat_mfe@0.2.0')
  setReleases([])
  expect(await sentHeader()).toBeUndefined()
})

test('a message to the assistant sends them too', async () => {
  setReleases(['chat_mfe@0.2.0'])
  server.streamEvents([['done', {}]])
  const body = { session_id: 's1', message: 'hi' }
  const options = { onEvent: () => undefined, signal: new AbortController().signal, idempotencyKey: 'k' }
  await stream(sendChat, { body } as never, options).catch(() => undefined)
  expect(server.received[0]?.headers['x-solvent-releases']).toBe('chat_mfe@0.2.0')
})

test('invalid releases, and those beyond the limit, are left out of the header', async () => {
  setReleases(['assets_mfe@1', 'evil\r\nX-Other: 1', 'a@b@c', 'Ünï@1', '@', 'b_mfe@1'])
  expect(await sentHeader()).toBe('assets_mfe@1,b_mfe@1')
  setReleases(Array.from({ length: 50 }, (_, n) => `remote_${n}@${'9'.repeat(120)}`))
  expect(String(await sentHeader()).length).toBeLessThanOrEqual(2000)
})

const load = { remote: 'chat_mfe', version: '0.2.0', outcome: 'loaded', milliseconds: 120 } as const

test('loads are reported in calls of twenty, and a failed report is ignored', async () => {
  reportLoads(Array.from({ length: 25 }, () => load))
  await waitFor(() => expect(server.received).toHaveLength(2))
  const sizes = server.received.map(({ body }) => JSON.parse(body).loads.length)
  // The two calls may arrive in any order.
  expect(sizes.sort((a, b) => a - b)).toEqual([5, 20])
  expect(server.received.map(({ url }) => url)).toEqual(['/api/remote-loads', '/api/remote-loads'])
  server.answerWith(500, {})
  reportLoads([load])
  await waitFor(() => expect(server.received).toHaveLength(3))
  endSession('asked')
  reportLoads([load])
  // A later call has arrived, and no report before it.
  await expect(call(listAssets, {})).rejects.toThrow()
  expect(server.received.map(({ url }) => url).slice(3)).toEqual([listAssets.path])
})
