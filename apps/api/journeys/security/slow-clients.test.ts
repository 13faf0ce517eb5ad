// Engines: one
import { connect, type Socket } from 'node:net'
import { startServer, type TestServer } from '../../src/testing/start-server'

// A tenth of the real times.
jest.mock('../../src/http/guards/server-limits', () => {
  const { SERVER_LIMITS: real } = jest.requireActual('../../src/http/guards/server-limits')
  const times = {
    headersMs: real.headersMs / 10,
    requestMs: real.requestMs / 10,
    checkingMs: real.checkingMs / 10,
  }
  return { SERVER_LIMITS: { ...real, ...times } }
})

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n'
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Opens a connection that sends `start` and then single bytes, never completing; `closed` resolves on its close. */
function sendSlowly(start: string): { open: Promise<Socket>; closed: Promise<void> } {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  const drip = setInterval(() => start && socket.write('x'), 200)
  socket.on('error', () => {})
  socket.resume()
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      clearInterval(drip)
      resolve()
    })
  })
  const open = new Promise<Socket>((resolve) => {
    socket.on('connect', () => socket.write(start, () => resolve(socket)))
  })
  return { open, closed }
}

test('a hundred clients that never finish a request are disconnected, and others are served meanwhile', async () => {
  const slow = ['', HEAD, BODY].flatMap((start) => Array.from({ length: 34 }, () => sendSlowly(start)))
  await Promise.all(slow.map(({ open }) => open))
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  await Promise.all(slow.map(({ closed }) => closed))
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
})

test('the real limits close a slow connection within fifteen seconds', () => {
  const { SERVER_LIMITS: real } = jest.requireActual<typeof import('../../src/http/guards/server-limits')>(
    '../../src/http/guards/server-limits',
  )
  expect(real.requestMs + real.checkingMs).toBeLessThanOrEqual(15_000)
  expect(real.headersMs).toBeLessThan(real.requestMs)
})
