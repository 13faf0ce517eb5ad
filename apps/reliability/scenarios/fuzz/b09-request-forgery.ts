import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeEndpoints } from '@solvent/api-testing/endpoints'
import { listModels, updateProfile } from '@solvent/contracts'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { SeededPerson } from '../../harness/people/seeded-person'
import { WireClient } from '../../harness/requests/wire-client'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

const HEADERS = [
  'host',
  'x-forwarded-host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'referer',
  'origin',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'idempotency-key',
]
/** Time for a followed address to arrive as a connection. */
const GRACE_MS = 500

export const foreignAddresses: Scenario = {
  id: 'B9',
  test: '25 hostile addresses in every text of every call of a signed-in person (not in passwords and keys) and in headers; an AI provider that redirects (names that change their address between two look-ups are not tried)',
  goal: '0 connections',
  engines: ['embedded'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const trap = await Trap.open()
    const provider = await redirectingProvider(trap.addresses()[0] ?? '')
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store, env: { AI_BASE_URL: provider.url } })
    const seeded = await SeededPerson.create(api.url)
    const sent = await sendEverywhere(seeded, trap.addresses())
    const profile = { ...seeded.bodies.updateProfile, cerebras_api_key: 'csk-0123456789abcdef' }
    await seeded.person.answer(updateProfile, { body: profile })
    const models = await seeded.person.send(listModels)
    await sleep(GRACE_MS)
    await api.end('SIGTERM')
    await close()
    provider.close()
    const wrong = trap.caught.map((from) => `a connection from ${from}`)
    trap.close()
    if (provider.asked() === 0) wrong.push('the provider was never asked, so its redirect was not tried')
    if (models.status === 200) wrong.push('the redirect was answered as if it were models')
    return {
      figure: `${sent} requests with ${trap.addresses().length} addresses, ${trap.caught.length} connections; a provider that redirects was asked ${provider.asked()} x and not followed (${models.status}); ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

/** A listener that receives no legitimate connections. */
class Trap {
  readonly caught: string[] = []
  #port = 0

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  static async open(): Promise<Trap> {
    const server = createServer()
    const trap = new Trap(server)
    server.on('connection', (socket) => {
      trap.caught.push(String(socket.remoteAddress))
      socket.destroy()
    })
    server.listen(0)
    await once(server, 'listening')
    trap.#port = (server.address() as AddressInfo).port
    return trap
  }

  close(): void {
    this.server.close()
  }

  /** Addresses that all resolve to the listener for a client that supports them. */
  addresses(): string[] {
    const port = this.#port
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)
    const hosts = [
      '127.0.0.1',
      'localhost',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0.0.0.0',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::]',
      'localhost.',
      'user:pass@127.0.0.1',
      'example.com@127.0.0.1',
      '127.0.0.1%2f@127.0.0.1',
      '①②⑦.⓪.⓪.①',
      outside?.address ?? '127.0.0.2',
    ]
    const schemes = ['https', 'ftp', 'gopher', 'dict', 'ldap', 'ws']
    return [
      ...hosts.map((host) => `http://${host}:${port}/`),
      ...schemes.map((scheme) => `${scheme}://127.0.0.1:${port}/`),
      `//127.0.0.1:${port}/`,
      `file://127.0.0.1:${port}/etc/passwd`,
      `jar:http://127.0.0.1:${port}/!/`,
    ]
  }
}

async function redirectingProvider(target: string) {
  let asked = 0
  const server = createHttpServer((_, response) => {
    asked += 1
    response.writeHead(307, { location: target }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Resolves to the number of requests sent. */
async function sendEverywhere(seeded: SeededPerson, addresses: readonly string[]): Promise<number> {
  const client = new WireClient(seeded.person.url)
  const authorization = `Bearer ${seeded.person.token}`
  let sent = 0
  for (const address of addresses) {
    for (const contract of writeEndpoints) {
      const body = seeded.bodies[contract.name] ?? {}
      // Credentials are left out: these calls are throttled and cost a password hash each.
      const texts = Object.keys(body).filter(
        (field) => typeof body[field] === 'string' && !/password|key/.test(field),
      )
      for (const field of contract.access === 'guest' ? [] : texts) {
        const text = JSON.stringify({ ...body, [field]: address })
        await client.send({
          method: contract.method,
          path: seeded.pathOf(contract),
          headers: { authorization },
          body: text,
        })
        sent += 1
      }
    }
    for (const header of HEADERS) {
      const value = Buffer.from(address, 'utf8').toString('latin1')
      await client.send({ method: 'GET', path: '/api/profile', headers: { authorization, [header]: value } })
      sent += 1
    }
    await client.send({ method: 'GET', path: address, headers: { authorization } })
    sent += 1
  }
  client.close()
  return sent
}
