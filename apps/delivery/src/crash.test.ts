import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fakeBuild } from './testing/fake-build'
import { ORIGIN, TestStore } from './testing/program'
import { currentRegistry } from './testing/read-store'

/** How many publishers are killed. */
const KILLS = process.env.TEST_NIGHTLY === '1' ? 20 : 8
/** Its multiples modulo 1 are evenly distributed, so that the kills cover the whole run of a publisher. */
const GOLDEN_RATIO = 0.618_034
let remotes: TestStore
beforeAll(() => {
  remotes = new TestStore()
})
afterAll(() => remotes.remove())

/** Large enough that every step of a publish can be hit by a kill. */
const others = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [
    `chunk${index}.js`,
    `// ${index}\n${'a = 1 + 2;    '.repeat(3000)}`,
  ]),
)

async function killedAfter(ms: number, args: string[]): Promise<boolean> {
  const child = remotes.start(...args)
  const ended = new Promise((resolve) => child.on('close', resolve))
  const timer = setTimeout(() => child.kill('SIGKILL'), ms)
  await ended
  clearTimeout(timer)
  return child.signalCode === 'SIGKILL'
}

/** The version in the newest revision, which may not be in force yet. */
function newestVersion(): string {
  const revisions = path.join(remotes.store, 'registry/revisions')
  const newest = readdirSync(revisions)
    .filter((file) => /^\d+\.json$/.test(file))
    .sort()
    .at(-1)
  const { signed } = JSON.parse(readFileSync(path.join(revisions, newest ?? ''), 'utf8'))
  return JSON.parse(signed).remotes.coins_mfe.version
}

test(`the store stays valid after ${KILLS} publishers are killed at any point`, async () => {
  await remotes.publish(fakeBuild(remotes.folder, { others }))
  mkdirSync(path.join(remotes.folder, 'builds'))
  const started = performance.now()
  await remotes.publishByProgram(fakeBuild(remotes.folder, { version: '1.0.0-measured', others }))
  const usual = performance.now() - started
  let killed = 0
  let written = newestVersion()
  for (let round = 0; killed < KILLS; round += 1) {
    const version = `1.0.${round}-killed`
    const build = fakeBuild(path.join(remotes.folder, 'builds'), { version, others })
    const before = currentRegistry(remotes.store)
    const args = ['publish', build, '--origin', ORIGIN]
    if (await killedAfter(usual * (0.3 + 0.8 * ((round * GOLDEN_RATIO) % 1)), args)) killed += 1
    const after = currentRegistry(remotes.store)
    // In force is the former version, the new one, or one that a killed publisher had already written.
    expect([before.remotes.coins_mfe?.version, version, written]).toContain(after.remotes.coins_mfe?.version)
    written = newestVersion()
    expect(await remotes.run('verify')).toMatchObject({ code: 0 })
    if (round > 10 * KILLS) throw new Error('No publisher could be killed')
  }
  await remotes.publish(fakeBuild(remotes.folder, { version: '2.0.0-last' }))
  expect(currentRegistry(remotes.store).remotes.coins_mfe?.version).toBe('2.0.0-last')
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
})
