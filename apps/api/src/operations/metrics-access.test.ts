// Engines: one
import { networkInterfaces } from 'node:os'
import Fastify from 'fastify'
import type { TestDatabase } from '../testing/postgres-database'
import { openTestDatabase } from '../testing/test-database'
import { createOperations } from './operations'
import { operationsRoutes } from './operations-routes'

let database: TestDatabase
const apps: { close(): Promise<void> }[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await database.drop()
})

/** Starts a server on every address of this machine, and returns its port. */
async function listening(trustProxy: string | false): Promise<string> {
  const app = Fastify({ trustProxy })
  operationsRoutes(app, createOperations({ db: database.db }))
  apps.push(app)
  return new URL(await app.listen({ host: '0.0.0.0', port: 0 })).port
}

async function status(url: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(url, { headers })).status
}

test('a program on this machine reads the metrics', async () => {
  const port = await listening(false)
  expect(await status(`http://127.0.0.1:${port}/metrics`)).toBe(200)
})

const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address
const ifOutside = outside === undefined ? test.skip : test

ifOutside('a request to another address gets 404', async () => {
  const port = await listening(false)
  expect(await status(`http://${outside}:${port}/metrics`)).toBe(404)
})

test.each([false, '127.0.0.1'] as const)(
  'a request through a proxy on this machine gets 404 (TRUST_PROXY: %s), whatever client it names',
  async (trustProxy) => {
    const port = await listening(trustProxy)
    const url = `http://127.0.0.1:${port}/metrics`
    expect(await status(url, { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
    expect(await status(url, { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await status(url, { forwarded: 'for=127.0.0.1' })).toBe(404)
  },
)
