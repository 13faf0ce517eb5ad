import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Project, reached, readProjects } from './project-imports'
import { root } from './root'

const projects = readProjects()
const tested = [...projects.values()].filter(({ hasTests }) => hasTests)

/** The tests that run code of a project, according to the imports of every file. */
function testsByImports(touched: string): string[] {
  const runs = ({ name, imports }: Project) =>
    reached([name, ...imports], (next) => (next === name ? [] : (projects.get(next)?.brings ?? []))).has(
      touched,
    )
  return tested
    .filter(runs)
    .map(({ name }) => name)
    .sort()
}

interface Graph {
  graph: { dependencies: Record<string, { target: string }[]> }
}

/** Runs a command of Nx and returns its output. */
function runNx(args: readonly string[]): string {
  return execFileSync(process.execPath, [path.join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_TUI: 'false',
      NX_ISOLATE_PLUGINS: 'false',
    },
  })
}

/** The graph by which Nx decides what a touched file affects. */
function graphOfNx(): Map<string, string[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'solvent-graph-'))
  const file = path.join(dir, 'graph.json')
  runNx(['graph', `--file=${file}`])
  const { graph }: Graph = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(dir, { recursive: true })
  const own = (name: string) => name.replace('@solvent/', '')
  return new Map(
    Object.entries(graph.dependencies).map(([name, edges]) => [
      own(name),
      edges.map(({ target }) => own(target)).filter((target) => projects.has(target)),
    ]),
  )
}

const graph = graphOfNx()

function testsByNx(touched: string): string[] {
  const affects = ({ name }: Project) => reached([name], (next) => graph.get(next) ?? []).has(touched)
  return tested
    .filter(affects)
    .map(({ name }) => name)
    .sort()
}

/** The rows of the table in docs/delivery.md: a folder and the tests that a change in it runs. */
function documented(): string[] {
  const page = readFileSync(path.join(root, 'docs/delivery.md'), 'utf8')
  return page.split('\n').filter((line) => /^\| `(libs|apps|tools)/.test(line))
}

const isRemote = (name: string) => name.endsWith('-mfe')

/** Worded so that another remote does not change it. */
function inWords(touched: string, names: string[]): string {
  if (isRemote(touched)) return 'the remote itself'
  const remotes = names.some(isRemote) ? ['the remotes that use it'] : []
  return [...names.filter((name) => !isRemote(name)), ...remotes].join(', ') || 'none'
}

// The tools read files of every project by path, and run when one of those files changes.
const rest = [...projects.values()].filter(({ name }) => name !== 'tools')

test.each(rest.map(({ folder, name }) => [folder, name]))(
  'a file of %s runs the tests that import it, all of them and no other',
  (_, name) => {
    expect(testsByNx(name)).toEqual(testsByImports(name))
  },
)

test('the table of touched files is right for every project', () => {
  const rows = rest.map(({ folder, name }) => {
    const where = isRemote(name) ? 'apps/*-mfe' : folder
    return `| \`${where}\` | ${inWords(name, testsByNx(name))} |`
  })
  const written = documented().map((row) => row.replaceAll(/ +/g, ' '))
  expect(written.sort()).toEqual([...new Set(rows)].sort())
})

test('a change in the shell or a remote affects the browser journeys', () => {
  const apps = [...projects.keys()].filter((name) => name === 'shell' || name.endsWith('-mfe'))
  expect(apps.length).toBeGreaterThan(4)
  expect(graph.get('e2e')).toEqual(expect.arrayContaining([...apps, 'api']))
})

/** The projects with tests that Nx selects for a touched file. */
function selectedFor(file: string): string[] {
  const args = ['show', 'projects', '--affected', `--files=${file}`, '--with-target=test', '--json']
  const selected: string[] = JSON.parse(runNx(args))
  return selected.map((name) => name.replace('@solvent/', '')).sort()
}

test.each([
  ['docs/plan.md', 'plan'],
  ['docs/assistant.md', 'api'],
  ['docs/reliability.md', 'reliability'],
  ['deploy/citus/distribute.sql', 'api'],
  ['libs/ui/gallery/main.tsx', 'ui'],
  ['apps/assets-mfe/src/page.tsx', 'assets-mfe'],
])('Nx selects for %s what a change in %s selects', (file, project) => {
  expect(selectedFor(file)).toEqual(testsByNx(project))
})

interface Manifest {
  nx?: { namedInputs?: { outside?: unknown[] } }
}

/** Files outside a project that its tests read by path. */
function readByPath({ folder, files }: Project): string[] {
  const lines = files.flatMap(({ text }) => text.split('\n'))
  const reading = lines.filter((line) => /\b(read\w*|resolve|join)\(/.test(line))
  const paths = reading.flatMap((line) =>
    [...line.matchAll(/'(?:\.\.\/)*((?:docs|deploy|apps|libs|\.github)\/[\w./-]+\.\w+)'/g)].map(
      ([, file = '']) => file,
    ),
  )
  const outside = paths.filter((file) => !file.startsWith(`${folder}/`) && existsSync(path.join(root, file)))
  return [...new Set(outside)].filter((file) => !file.includes('/dist/'))
}

// Their inputs are patterns, which tools/nx/inputs.test.ts covers.
const others = tested.filter(({ name }) => name !== 'tools')

test.each(others.map((project) => [project.folder, project] as const))(
  'what the tests of %s read by its path runs them',
  (folder, project) => {
    const { nx }: Manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
    const inputs = (nx?.namedInputs?.outside ?? []).filter((input) => typeof input === 'string')
    const known = inputs.map((input) => input.replace('{workspaceRoot}/', ''))
    expect(readByPath(project).filter((file) => !known.includes(file))).toEqual([])
  },
)
