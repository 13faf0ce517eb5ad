import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyRepository } from './copy-repository'
import { root } from './root'

jest.setTimeout(300_000)

const page = readFileSync(path.join(root, 'docs/delivery.md'), 'utf8')
/** The commands on the page, in order. Those that need a deployed app are fenced as `sh`. */
const commands = [...page.matchAll(/^```bash\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block.split('\n').filter(Boolean),
)

let copy: string

beforeAll(() => {
  copy = copyRepository('delivery')
})
afterAll(() => rmSync(copy, { recursive: true }))

function run(command: string) {
  // Without the variables of an Nx that runs this test, such as its cache folder.
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
