import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './root'

/** Each workflow and the minimum number of commands it runs. */
const WORKFLOWS = [
  ['ci.yml', 2],
  ['nightly.yml', 1],
  ['release-remote.yml', 2],
] as const

const read = (workflow: string) => readFileSync(path.join(root, '.github/workflows', workflow), 'utf8')

/** The text of each job, by its name. */
function jobsOf(workflow: string): Map<string, string> {
  const [, jobs = ''] = read(workflow).split('\njobs:\n')
  return new Map(
    [...jobs.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)*)/gm)].map(([, name = '', job = '']) => [name, job]),
  )
}

/** The commands of a workflow, without shell built-ins. */
function commandsOf(workflow: string): string[] {
  const text = read(workflow)
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
  '%s uses official actions, each pinned to a commit, and no text of others in its shell',
  (workflow) => {
    const text = read(workflow)
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action)
    const pinned = /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter((action) => !pinned.test(action))).toEqual([])
    const lines = text.split('\n').filter((line) => /^\s+(- )?run:/.test(line))
    expect(lines.filter((line) => line.includes('${{'))).toEqual([])
  },
)

test('every workflow file is one of these', () => {
  expect(readdirSync(path.join(root, '.github/workflows')).sort()).toEqual(WORKFLOWS.map(([file]) => file))
})

test('the nightly run fails for a package of production with a high or critical vulnerability', () => {
  const audit = jobsOf('nightly.yml').get('audit') ?? ''
  expect(audit).toMatch(/ run: npm audit --omit=dev --audit-level=high\n/)
  expect(audit).not.toMatch(/continue-on-error|\|\||needs:|if:/)
})

test('every job that runs journeys has the browser of the gate', () => {
  const jobs = WORKFLOWS.flatMap(([workflow]) => [...jobsOf(workflow).values()])
  const withJourneys = jobs.filter((job) => /-t e2e|npm run (e2e|test:nightly|gate)|\.ci\/run/.test(job))
  expect(withJourneys).toHaveLength(3)
  expect(withJourneys.filter((job) => !/container: debian:.*run: \.ci\/(install|run)\n/s.test(job))).toEqual(
    [],
  )
})

/** Runs the step of release-remote.yml that finds the remote. Returns its exit code and its outputs. */
function findRemote(env: { REMOTE: string; TAG: string }) {
  const job = jobsOf('release-remote.yml').get('remote') ?? ''
  const [, script = ''] = /id: find\n.*?run: \|\n(.*)/s.exec(job) ?? []
  const folder = mkdtempSync(path.join(tmpdir(), 'solvent-workflow-'))
  const output = path.join(folder, 'output')
  const { status } = spawnSync('bash', ['-e', '-c', script], {
    cwd: root,
    env: { ...process.env, ...env, GITHUB_OUTPUT: output },
  })
  const outputs = status === 0 ? readFileSync(output, 'utf8') : ''
  rmSync(folder, { recursive: true })
  return { status, outputs }
}

test('a tag and a manual run of one remote are in one group, so that they run one after the other', () => {
  const byTag = findRemote({ REMOTE: '', TAG: 'assets-mfe@0.2.0' })
  expect(byTag).toEqual({ status: 0, outputs: 'remote=assets-mfe\n' })
  expect(findRemote({ REMOTE: 'assets-mfe', TAG: 'main' })).toEqual(byTag)
  expect(jobsOf('release-remote.yml').get('release')).toMatch(
    / {4}needs: remote\n(.*\n)* {4}concurrency:\n {6}group: release-\$\{\{ needs\.remote\.outputs\.remote \}\}\n/,
  )
})

test.each(['', 'nothing-mfe', './assets-mfe', 'assets-mfe\nremote=shell', '../apps/assets-mfe'])(
  'refuses to release %j',
  (remote) => {
    expect(findRemote({ REMOTE: remote, TAG: 'main' }).status).toBe(1)
  },
)
