import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyRepository } from './copy-repository'
import { root } from './root'

jest.setTimeout(300_000)

const page = readFileSync(path.join(root, 'docs/delivery.md'), 'utf8')
/** The commands that the page shows, in their order; those that ask a deployed app are fenced as `sh`. */
const commands = [...page.matchAll(/^```bash\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block.split('\n').filter(Boolean),
)

let copy: string

beforeAll(() => {
  copy = copyRepository('delivery')
})
afterAll(() => rmSync(copy, { recursive: true }))

function run(command: string) {
  // Nothing of an Nx that runs this test, such as where it keeps results.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')),
  )
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...inherited,
      REMOTES_STORE: path.join(copy, 'store'),
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_TUI: 'false',
    },
  })
  return { status, output: stdout + stderr }
}

test.each(commands)('%s does what the page says', (command) => {
  const { status, output } = run(command)
  expect(status === 0 ? '' : output).toBe('')
})

test('after all of them the first release is in force again, and each step is in the history', () => {
  const { output } = run('npm run -s remotes -- list assets_mfe --json')
  expect(output).toMatch(/0\.1\.0-[0-9a-f]{8}/)
  const revisions = readdirSync(path.join(copy, 'store/registry/revisions')).sort()
  const registries = revisions.map((file) => {
    const { signed } = JSON.parse(readFileSync(path.join(copy, 'store/registry/revisions', file), 'utf8'))
    return JSON.parse(signed)
  })
  expect(registries.map(({ change }) => change.replace(/-[0-9a-f]{8}/, ''))).toEqual([
    expect.stringContaining('publish assets_mfe 0.1.0'),
    expect.stringContaining('0.2.0'),
    expect.stringContaining('0.2.0'),
    expect.stringContaining('rollback assets_mfe'),
  ])
  expect(registries.at(-1).remotes.assets_mfe.version).toMatch(/^0\.1\.0-/)
  expect(registries[1].remotes.assets_mfe.canary).toMatchObject({ percent: 5 })
})

/** Each workflow, and how many commands it runs at least. */
const WORKFLOWS = [
  ['ci.yml', 2],
  ['nightly.yml', 1],
  ['release-remote.yml', 2],
] as const

/** The commands of a workflow, without what the runner's shell does. */
function commandsOf(workflow: string): string[] {
  const text = readFileSync(path.join(root, '.github/workflows', workflow), 'utf8')
  return [
    ...text.matchAll(/\b(npm run (?:-s )?([\w:-]+)|nx (?:affected|run-many) -t ([a-z0-9 ]+))/g),
  ].flatMap(([, , script, targets]) => (script ? [`script ${script}`] : (targets ?? '').trim().split(' ')))
}

test.each(WORKFLOWS)('%s runs scripts and targets that there are', (workflow, least) => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const targets = ['typecheck', 'test', 'build', 'repository', 'e2e']
  const known = [...targets, ...Object.keys(scripts).map((script) => `script ${script}`)]
  const used = commandsOf(workflow)
  expect(used.length).toBeGreaterThanOrEqual(least)
  expect(used.filter((command) => !known.includes(command))).toEqual([])
})

test.each(WORKFLOWS)(
  '%s uses official actions of a fixed version, and no text of others in its shell',
  (workflow) => {
    const text = readFileSync(path.join(root, '.github/workflows', workflow), 'utf8')
    const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    expect(uses.filter((action) => !/^actions\/[\w-]+@v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([])
    const lines = text.split('\n').filter((line) => /^\s+(- )?run:/.test(line))
    expect(lines.filter((line) => line.includes('${{'))).toEqual([])
  },
)
