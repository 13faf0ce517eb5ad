import { listAssets, logout } from '@solvent/contracts'
import { call } from '../calls/call'
import { startSession } from '../session/session'
import { testServer } from '../testing/test-server'

const token = `e30.${btoa(JSON.stringify({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 3600 }))}.`

const server = testServer()
beforeEach(() => {
  server.answerWith(200, {})
  server.setPosition('')
  localStorage.clear()
  startSession(token)
})

async function sentPosition(): Promise<unknown> {
  await call(listAssets, {})
  return server.received.at(-1)?.headers['x-solvent-position']
}

test('a call sends the latest database position of all responses, whatever their order', async () => {
  expect(await sentPosition()).toBeUndefined()
  server.setPosition('00000001000000000000002B')
  await call(listAssets, {})
  server.setPosition('00000001000000000000002A')
  await call(logout, {})
  expect(await sentPosition()).toBe('00000001000000000000002B')
})

test('the position is unknown after a change without a response, or with a response without a position', async () => {
  server.setPosition('00000001000000000000002B')
  await call(listAssets, {})
  server.setPosition('')
  await call(logout, {})
  expect(await sentPosition()).toBeUndefined()

  server.setPosition('00000001000000000000002C')
  await call(listAssets, {})
  jest.spyOn(console, 'error').mockImplementation() // jsdom logs each broken connection
  server.breakConnections()
  await call(logout, {}).catch(() => {})
  server.setPosition('')
  server.answerWith(200, {})
  expect(await sentPosition()).toBeUndefined()
})

test('a read whose response has no position leaves it unchanged', async () => {
  server.setPosition('00000001000000000000002B')
  await call(listAssets, {})
  server.setPosition('')
  server.answerWith(503, { error: 'busy', code: 'unavailable' })
  await call(listAssets, {}).catch(() => {})
  server.answerWith(200, {})
  expect(await sentPosition()).toBe('00000001000000000000002B')
})
