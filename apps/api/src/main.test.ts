// Engines: embedded
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, get, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer, refusal } from '@solvent/api-testing/client'
import { eventually } from '@solvent/api-testing/eventually'
import { getProfile, login, register } from '@solvent/contracts'
import { bundleServer, type ServerProcess, spawnBundle, startBundle } from './testing/bundled-server'
import { startCollector } from './testing/collector'

let bundle: string
let server: ServerProcess | undefined
beforeAll(() => {
  bundle = bundleServer()
})
afterEach(() => server?.clean())
afterAll(() => rmSync(bundle, { recursive: true, force: true }))

async function start(options?: Parameters<typeof startBundle>[1]): Promise<ServerProcess> {
  server = await startBundle(bundle, options)
  return server
}

const ADA = { email: 'ada@example.com', username: 'ada', password: 'Correct-Horse-9', name: 'Ada' }

/** A request whose headers the server has read, and whose body is still to come. */
async function beginRequest(path: string, body: string): Promise<ClientRequest> {
  const { url = '' } = server ?? {}
  const sent = request(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server answers this once it has read the headers.
      expect: '100-continue',
    },
  })
  sent.on('error', () => {})
  sent.flushHeaders()
  await once(sent, 'continue')
  return sent
}

async function isRefused(url: string): Promise<void> {
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
}

/** Leaves a connection open after one answer. */
function openIdleConnection(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
  })
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s every running request is answered, idle connections are closed, and the server exits with 0',
  async (signal) => {
    const { url, process: child, ended, lines } = await start()
    await openIdleConnection(url)
    const people = [1, 2].map((number) => JSON.stringify({ ...ADA, email: `ada${number}@example.com` }))
    const requests = await Promise.all(people.map((person) => beginRequest(register.path, person)))
    child.kill(signal)
    await eventually(() => isRefused(url))
    const answers = requests.map((sent) => once(sent, 'response'))
    for (const [index, sent] of requests.entries()) sent.end(people[index])
    for (const [response] of await Promise.all(answers)) expect(response.statusCode).toBe(200)
    expect(await ended).toBe(0)
    // A request that hangs would be abandoned, and logged.
    expect(lines).toEqual([`Solvent is ready on ${url}`])
  },
)

test('the parent process can ask the server to stop, even while it starts', async () => {
  const { process: child, ended } = await start()
  child.send('anything else')
  child.send('stop')
  expect(await ended).toBe(0)
  const starting = spawnBundle(bundle)
  try {
    starting.process.send('stop')
    expect(await starting.ended).toBe(0)
  } finally {
    starting.clean()
  }
})

test('a second signal ends the server immediately; two in quick succession count as one', async () => {
  const { url, process: child, ended } = await start()
  await beginRequest(login.path, '{}')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await eventually(() => isRefused(url))
  // Longer than the window in which a signal counts as a duplicate.
  await sleep(700)
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  // Without the signal, the hanging request would be abandoned after a while, and the exit code would be 0.
  expect(await ended).toBe(1)
})

test.each([
  ['an exception', 'setImmediate(() => { throw new Error("thrown on purpose") })'],
  ['a rejection', 'Promise.reject(new Error("thrown on purpose"))'],
])('%s that is not caught is logged, and the server stops gracefully with exit code 1', async (_, fault) => {
  const node = [
    '--import',
    `data:text/javascript,process.on("SIGUSR2", () => { ${encodeURIComponent(fault)} })`,
  ]
  const { process: child, ended, lines } = await start({ node })
  child.kill('SIGUSR2')
  expect(await ended).toBe(1)
  expect(lines.filter((line) => line.includes('thrown on purpose'))).toHaveLength(1)
})

const isReady = (line: string) => line.includes('ready on')

async function expectGracefulStop(started: ReturnType<typeof spawnBundle>): Promise<void> {
  expect(await started.ended).toBe(0)
  expect(['.lock', '.sock'].filter((end) => existsSync(started.dataDir + end))).toEqual([])
  expect(started.lines.filter((line) => line.startsWith('{'))).toEqual([])
}

test('on SIGTERM while the database opens the server stops gracefully, and never serves', async () => {
  const signalOnDataFolder = `
    const { existsSync } = process.getBuiltinModule('node:fs')
    const waiting = setInterval(() => {
      if (!existsSync(process.env.DATA_DIR)) return
      clearInterval(waiting)
      process.kill(process.pid, 'SIGTERM')
    }, 1)`
  const node = ['--import', `data:text/javascript,${encodeURIComponent(signalOnDataFolder)}`]
  const started = spawnBundle(bundle, { node })
  try {
    await expectGracefulStop(started)
    expect(started.lines.filter(isReady)).toEqual([])
  } finally {
    started.clean()
  }
})

test('on SIGTERM right after it reports ready the server stops gracefully, too', async () => {
  const started = spawnBundle(bundle)
  try {
    while (!started.lines.some(isReady)) await sleep(1)
    started.process.kill('SIGTERM')
    await expectGracefulStop(started)
  } finally {
    started.clean()
  }
})

test('a server with default settings prints nothing about refused requests', async () => {
  const { url, lines, process: child, ended } = await start()
  const person = await answer(url, register, { body: ADA })
  for (let times = 0; times < 8; times += 1) {
    await refusal(url, login, { body: { email: ADA.email, password: 'wrong' } })
  }
  await refusal(url, getProfile, { token: `${person.access_token}x` })
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404)
  child.kill('SIGTERM')
  await ended
  expect(lines).toEqual([`Solvent is ready on ${url}`])
})

test('without a collector no tracing package is loaded', async () => {
  const programs = readdirSync(bundle)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(bundle, file), 'utf8'))
  const traced = /from "(@opentelemetry|@fastify\/otel)/
  // Only the chunk that is imported on demand loads them.
  expect(programs.filter((program) => traced.test(program))).toHaveLength(1)
  expect(programs.filter((program) => traced.test(program) && program.includes('from "fastify"'))).toEqual([])
  expect(readFileSync(join(bundle, 'main.mjs'), 'utf8')).not.toMatch(traced)
})

test('with a collector each request and each of its transactions is a span, without any content of the request', async () => {
  const collector = await startCollector()
  const {
    url,
    process: child,
    ended,
  } = await start({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=test',
    },
  })
  const { access_token: token, secret_key: secretKey } = await answer(url, register, { body: ADA })
  await answer(url, getProfile, { token })
  await fetch(`${url}/api/nothing?search=canary-in-the-query`)
  await fetch(`${url}/api/auth/login`, { method: 'POST', body: '{"email":"canary@example.com"' })
  await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADA.email, password: 'canary-password' }),
  })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const spans = collector.spans()
  const profile = spans.find(({ name }) => name === 'GET /api/profile')
  expect(profile).toBeDefined()
  const children = spans.filter(({ parentSpanId }) => parentSpanId === profile?.spanId)
  expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(['transaction']))
  const sent = collector.received.join('\n')
  expect(sent).toContain('"solvent-api"')
  expect(sent).toContain('deployment.environment')
  const secrets = [ADA.email, ADA.password, token, secretKey, 'canary']
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
  await collector.stop()
})

test('an unreachable collector delays the stop only briefly, and is logged as a warning', async () => {
  const {
    url,
    process: child,
    ended,
    lines,
  } = await start({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } })
  await answer(url, register, { body: ADA })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
  // The packages alone would retry for ten seconds.
  const err = { message: 'not done after 1000 ms' }
  expect(logged).toMatchObject([{ level: 40, msg: 'stopping: tracing failed', err }])
})
