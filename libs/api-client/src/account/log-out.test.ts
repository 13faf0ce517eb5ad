import { isSignedIn, startSession } from '../session/session'
import { testServer } from '../testing/test-server'
import { logOut } from './log-out'

const token = `e30.${btoa(JSON.stringify({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 3600 }))}.`

const server = testServer()

async function waitForCall() {
  while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  return server.received[0]
}

test('logging out signs out immediately and sends the ended session to the server', async () => {
  server.answerWith(200, { message: 'Logged out' })
  startSession(token)
  logOut()
  expect(isSignedIn()).toBe(false)
  expect(await waitForCall()).toMatchObject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${token}` },
  })
})
