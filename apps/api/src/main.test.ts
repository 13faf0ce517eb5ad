// Engines: embedded
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, get, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer, refusal } from '@solvent/api-testing/client'
import { soon } from '@solvent/api-testing/soon'
import { getProfile, login, register } from '@solvent/contracts'
import { bundleServer, type ServerProcess, spawnBundle, startBundle } from './testing/bundled-server'
import { startCollector } from './testing/collector'

jest.setTimeout(60_000)

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

/** A request that the server has begun to answer, and whose body is still to come. */
async function beginRequest(path: string, body: string): Promise<ClientRequest> {
  const { url = '' } = server ?? {}
  const sent = request(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // Answered by a server once it has read these lines.
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

/** One answer over a connection that then stays open. */
function keepConnection(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
  })
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'at %s every request that runs is answered, idle connections are let go, and the server ends with 0',
  async (signal) => {
    const { url, process: child, ended, lines } = await start()
    await keepConnection(url)
    const people = [1, 2].map((number) => JSON.stringify({ ...ADA, email: `ada${number}@example.com` }))
    const requests = await Promise.all(people.map((person) => beginRequest(register.path, person)))
    child.kill(signal)
    await soon(() => isRefused(url))
    const answers = requests.map((sent) => once(sent, 'response'))
    for (const [index, sent] of requests.entries()) sent.end(people[index])
    for (const [response] of await Promise.all(answers)) expect(response.statusCode).toBe(200)
    expect(await ended).toBe(0)
    // What hangs is given up, and logged.
    expect(lines).toEqual([`Solvent is ready on ${url}`])
  },
)

test('a program that started the server may ask it to stop, also while it starts', async () => {
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

test('a second signal ends it at once; two that come together are one', async () => {
  const { url, process: child, ended } = await start()
  await beginRequest(login.path, '{}')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await soon(() => isRefused(url))
  // Later than a signal that arrives twice.
  await sleep(700)
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  // A request that hangs is given up after a while, too, and then the server ends with 0.
  expect(await ended).toBe(1)
})

test.each([
  ['an exception', 'setImmediate(() => { throw new Error("nobody caught me") })'],
  ['a rejection', 'Promise.reject(new Error("nobody caught me"))'],
])('%s that nobody caught is logged and ends the server with 1, in order', async (_, fault) => {
  const node = [
    '--import',
    `data:text/javascript,process.on("SIGUSR2", () => { ${encodeURIComponent(fault)} })`,
  ]
  const { process: child, ended, lines } = await start({ node })
  child.kill('SIGUSR2')
  expect(await ended).toBe(1)
  expect(lines.filter((line) => line.includes('nobody caught me'))).toHaveLength(1)
})

const isReady = (line: string) => line.includes('ready on')

async function expectEndInOrder(started: ReturnType<typeof spawnBundle>): Promise<void> {
  expect(await started.ended).toBe(0)
  expect(['.lock', '.sock'].filter((end) => existsSync(started.dataDir + end))).toEqual([])
  expect(started.lines.filter((line) => line.startsWith('{'))).toEqual([])
}

test('at SIGTERM while its database opens the server ends in order, and serves nothing before', async () => {
  const atItsFolder = `
    const { existsSync } = process.getBuiltinModule('node:fs')
    const waiting = setInterval(() => {
      if (!existsSync(process.env.DATA_DIR)) return
      clearInterval(waiting)
      process.kill(process.pid, 'SIGTERM')
    }, 1)`
  const node = ['--import', `data:text/javascript,${encodeURIComponent(atItsFolder)}`]
  const started = spawnBundle(bundle, { node })
  try {
    await expectEndInOrder(started)
    expect(started.lines.filter(isReady)).toEqual([])
  } finally {
    started.clean()
  }
})

test('at SIGTERM as soon as it reports that it is ready the server ends in order as well', async () => {
  const started = spawnBundle(bundle)
  try {
    while (!started.lines.some(isReady)) await sleep(1)
    started.process.kill('SIGTERM')
    await expectEndInOrder(started)
  } finally {
    started.clean()
  }
})

test('an ordinary start prints nothing about those who are refused', async () => {
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

test('without a collector nothing of the tracing packages is loaded', async () => {
  const programs = readdirSync(bundle)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(bundle, file), 'utf8'))
  const traced = /from "(@opentelemetry|@fastify\/otel)/
  // What starts the tracing is asked for by itself.
  expect(programs.filter((program) => traced.test(program))).toHaveLength(1)
  expect(programs.filter((program) => traced.test(program) && program.includes('from "fastify"'))).toEqual([])
  expect(readFileSync(join(bundle, 'main.mjs'), 'utf8')).not.toMatch(traced)
})

test('with a collector each request and each of its transactions is a span, without a word of what was sent', async () => {
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

test('a collector that is away does not keep the server from its end for long, and is a warning', async () => {
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
  // The packages themselves would try for ten seconds.
  const err = { message: 'not done after 1000 ms' }
  expect(logged).toMatchObject([{ level: 40, msg: 'stopping: tracing failed', err }])
})
