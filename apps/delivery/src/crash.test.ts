import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fakeBuild } from './testing/fake-build'
import { ORIGIN, TestStore } from './testing/program'
import { inForce } from './testing/read-store'

/** How often a publisher is killed. */
const KILLS = process.env.TEST_NIGHTLY === '1' ? 20 : 8
/** Its multiples, modulo 1, are spread evenly, so that the kills cover all of a publisher's time. */
const GOLDEN_RATIO = 0.618_034
let remotes: TestStore
beforeAll(() => {
  remotes = new TestStore()
})
afterAll(() => remotes.remove())

/** Large enough that a kill meets it in every step. */
const others = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [
    `chunk${index}.js`,
    `// ${index}\n${'let a = 1 + 2;'.repeat(3000)}`,
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

/** The version that the newest revision names, which may not be in force yet. */
function newestVersion(): string {
  const revisions = path.join(remotes.store, 'registry/revisions')
  const newest = readdirSync(revisions)
    .filter((file) => /^\d+\.json$/.test(file))
    .sort()
    .at(-1)
  const { signed } = JSON.parse(readFileSync(path.join(revisions, newest ?? ''), 'utf8'))
  return JSON.parse(signed).remotes.coins_mfe.version
}

test(`of ${KILLS} publishers that are killed anywhere, none leaves a store that is not well`, async () => {
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
    const before = inForce(remotes.store)
    const args = ['publish', build, '--origin', ORIGIN]
    if (await killedAfter(usual * (0.3 + 0.8 * ((round * GOLDEN_RATIO) % 1)), args)) killed += 1
    const after = inForce(remotes.store)
    // What was in force is, or what was to be: by this publisher, or by one that had written it and was killed then.
    expect([before.remotes.coins_mfe?.version, version, written]).toContain(after.remotes.coins_mfe?.version)
    written = newestVersion()
    expect(await remotes.run('verify')).toMatchObject({ code: 0 })
    if (round > 10 * KILLS) throw new Error('Nobody could be killed')
  }
  await remotes.publish(fakeBuild(remotes.folder, { version: '2.0.0-last' }))
  expect(inForce(remotes.store).remotes.coins_mfe?.version).toBe('2.0.0-last')
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
})
