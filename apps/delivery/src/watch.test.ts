import { createServer, type Server } from 'node:http'
import { fakeBuild } from './testing/fake-build'
import { TestStore } from './testing/program'
import { currentRegistry } from './testing/read-store'

const A = '1.0.0-aaaa'
const B = '1.1.0-bbbb'

interface Counters {
  loaded: number
  failed: number
  requests: number
  errors: number
}

const none: Counters = { loaded: 0, failed: 0, requests: 0, errors: 0 }

function lines(version: string, { loaded, failed, requests, errors }: Counters): string {
  const release = `remote="coins_mfe",version="${version}"`
  return `solvent_remote_loads_total{${release},outcome="loaded"} ${loaded}
solvent_remote_loads_total{${release},outcome="failed"} ${failed}
solvent_remote_requests_total{${release}} ${requests}
solvent_remote_server_errors_total{${release}} ${errors}`
}

/** The responses of the server, in order; null is an error, and the last one repeats. */
let figures: (string | null)[]
let server: Server
let url: string
let remotes: TestStore

beforeEach(async () => {
  remotes = new TestStore()
  await remotes.publish(fakeBuild(remotes.folder, { version: A }))
  await remotes.publish(fakeBuild(remotes.folder, { version: B }), '--canary', '5')
  server = createServer((_, response) => {
    const text = figures.length > 1 ? figures.shift() : figures[0]
    if (text === null) response.writeHead(503).end()
    else response.end(`# HELP something\nprocess_cpu_seconds_total 1\n${text}\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/metrics`
})
afterEach(() => {
  server.close()
  remotes.remove()
})

function both(stable: Counters, canary: Counters): string {
  return `${lines(A, stable)}\n${lines(B, canary)}`
}

function canary(): string | undefined {
  return currentRegistry(remotes.store).remotes.coins_mfe?.canary?.release.version
}

const well: Counters = { loaded: 1000, failed: 5, requests: 9000, errors: 9 }

test.each<[string, Counters, Counters, string | null]>([
  ['fails to load', well, { ...none, loaded: 20, failed: 4 }, '4 of 24 loads failed, 5 of 1005 without it'],
  [
    'breaks the answers of the server',
    well,
    { loaded: 50, failed: 0, requests: 100, errors: 7 },
    '7 of 100 calls were answered with a server error, 9 of 9000 without it',
  ],
  ['is as good as the others', well, { loaded: 1000, failed: 5, requests: 9000, errors: 9 }, null],
  ['is used too little to know', well, { ...none, loaded: 10, failed: 4 }, null],
  ['failed twice only', well, { ...none, loaded: 40, failed: 2 }, null],
  [
    'fails as the others do, because the server does',
    { loaded: 500, failed: 500, requests: 900, errors: 450 },
    { loaded: 20, failed: 25, requests: 100, errors: 60 },
    null,
  ],
])('decides on a canary that %s', async (_, stable, trial, why) => {
  figures = [both(stable, trial)]
  const { code, err, out } = await remotes.run('watch', '--metrics', url, '--once')
  if (why === null) {
    expect([code, out, canary()]).toEqual([0, 'No canary was withdrawn.', B])
    return
  }
  expect([code, err]).toEqual([1, `The canary coins_mfe ${B} is withdrawn by revision 3: ${why}.`])
  expect(canary()).toBeUndefined()
  expect(currentRegistry(remotes.store)).toMatchObject({ change: `withdraw coins_mfe ${B}: ${why}` })
})

test('ignores counts from before the watch, server restarts and unavailable servers', async () => {
  figures = [
    // Failures from before the watch.
    both(well, { loaded: 10, failed: 90, requests: 0, errors: 0 }),
    null,
    both(well, { loaded: 60, failed: 91, requests: 0, errors: 0 }),
    // The server restarted, so these counts are new.
    both(none, { loaded: 30, failed: 1, requests: 0, errors: 0 }),
  ]
  const { code, err } = await remotes.run('watch', '--metrics', url, '--every', '1s', '--for', '5s')
  expect([code, err]).toEqual([0, expect.stringContaining('cannot be read')])
  expect(canary()).toBe(B)
})

test('withdraws a canary that starts failing during the watch', async () => {
  figures = [both(well, none), both(well, none), both(well, { ...none, loaded: 5, failed: 30 })]
  const { code, err } = await remotes.run('watch', '--metrics', url, '--every', '1s', '--for', '4s')
  expect([code, err]).toEqual([1, expect.stringContaining('30 of 35 loads failed')])
  expect(canary()).toBeUndefined()
})
