import { listAssets, logout } from '@solvent/contracts'
import { call } from '../calls/call'
import { startSession } from '../session/session'
import { testServer } from '../testing/test-server'

const token = `e30.${btoa(JSON.stringify({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 60 }))}.`

const server = testServer()
beforeEach(() => {
  server.answerWith(200, {})
  server.tellPosition('')
  localStorage.clear()
  startSession(token)
})

async function sentPosition(): Promise<unknown> {
  await call(listAssets, {})
  return server.received.at(-1)?.headers['x-solvent-position']
}

test('a call says how far the database had come by the latest answer, whichever came last', async () => {
  expect(await sentPosition()).toBeUndefined()
  server.tellPosition('00000001000000000000002B')
  await call(listAssets, {})
  server.tellPosition('00000001000000000000002A')
  await call(logout, {})
  expect(await sentPosition()).toBe('00000001000000000000002B')
})

test('after a change whose answer never came, or says nothing of it, nobody knows', async () => {
  server.tellPosition('00000001000000000000002B')
  await call(listAssets, {})
  server.tellPosition('')
  await call(logout, {})
  expect(await sentPosition()).toBeUndefined()

  server.tellPosition('00000001000000000000002C')
  await call(listAssets, {})
  jest.spyOn(console, 'error').mockImplementation() // jsdom reports each broken connection there
  server.breakConnections()
  await call(logout, {}).catch(() => {})
  server.tellPosition('')
  server.answerWith(200, {})
  expect(await sentPosition()).toBeUndefined()
})

test('a reading without it changes nothing', async () => {
  server.tellPosition('00000001000000000000002B')
  await call(listAssets, {})
  server.tellPosition('')
  server.answerWith(503, { error: 'busy', code: 'unavailable' })
  await call(listAssets, {}).catch(() => {})
  server.answerWith(200, {})
  expect(await sentPosition()).toBe('00000001000000000000002B')
})
