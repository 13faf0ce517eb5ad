import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** The rows of a table of docs/architecture.md: the code in the first cell, and the second cell. */
function table(firstHead: string): [names: string[], allowed: string][] {
  const lines = read('docs/architecture.md').split('\n')
  const head = lines.findIndex((line) => line.startsWith(`| ${firstHead} `))
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'))
  return lines.slice(head + 2, end).map((line) => {
    const [, names = '', allowed = ''] = line.split('|')
    return [[...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), allowed.trim()]
  })
}

function listOf(allowed: string): string[] {
  return allowed.startsWith('no other') ? [] : allowed.split(', ').sort()
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function ours(dependencies: Record<string, string> = {}): string[] {
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@solvent/'))
  return names.map((name) => name.replace('@solvent/', '')).sort()
}

const projects = ['libs', 'apps'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`),
)
const documented = table('project').flatMap(([names, allowed]) =>
  names.map((name) => [name, listOf(allowed)] as const),
)

/** Projects that any test may import. */
const FOR_TESTS = ['testing', 'api-testing']

/** Projects that a remote without its own row may import. */
const OTHER_REMOTES = 'apps/*-mfe'
const named = documented.filter(([name]) => name !== OTHER_REMOTES)
const others = projects.filter(
  (project) => project.endsWith('-mfe') && !named.some(([name]) => name === project),
)

test('the table of projects names each project once', () => {
  expect([...named.map(([name]) => name), ...others].sort()).toEqual([...projects, 'tools'].sort())
})

test('a remote without a row declares no more than the table allows for any remote', () => {
  const [, allowed = []] = documented.find(([name]) => name === OTHER_REMOTES) ?? []
  for (const project of others) {
    const manifest: Manifest = JSON.parse(read(`${project}/package.json`))
    expect(ours(manifest.dependencies).filter((name) => !allowed.includes(name))).toEqual([])
    expect(ours(manifest.devDependencies).filter((name) => !FOR_TESTS.includes(name))).toEqual([])
  }
})

test.each(named)('%s declares the projects that the table allows, and no other', (project, allowed) => {
  const manifest: Manifest = JSON.parse(read(`${project}/package.json`))
  expect(ours(manifest.dependencies)).toEqual(allowed)
  expect(ours(manifest.devDependencies).filter((name) => !FOR_TESTS.includes(name))).toEqual([])
})

interface BiomeConfig {
  overrides: {
    includes: string[]
    linter: { rules: { style: { noRestrictedImports: { options: { patterns: { group: string[] }[] } } } } }
  }[]
}

/** The imports that the lint forbids in each zone of the server, besides `testing`. */
const forbidden = new Map<string, string[]>(
  (JSON.parse(read('apps/api/biome.json')) as BiomeConfig).overrides.map(({ includes, linter }) => {
    const zone = includes[0]?.replace('/**', '') ?? ''
    const [
      {
        group: [glob = ''],
      } = { group: [] },
    ] = linter.rules.style.noRestrictedImports.options.patterns
    const folders = glob.replace('**/{', '').replace('}/**', '').split(',')
    return [`apps/api/${zone}`, folders.filter((folder) => folder !== 'testing')] as const
  }),
)
const zones = table('zone').flatMap(([names, allowed]) => names.map((name) => [name, allowed] as const))
const serverZones = zones.filter(([zone]) => zone.startsWith('apps/api/'))
const all = serverZones.map(([zone]) => path.basename(zone))

test.each(serverZones)('the lint forbids imports into %s that the table does not allow', (zone, allowed) => {
  const others = all.filter((other) => other !== path.basename(zone) && !listOf(allowed).includes(other))
  expect(forbidden.get(zone)?.toSorted()).toEqual(others.sort())
})

test('every folder of the server is a zone or open to all zones', () => {
  const folders = readdirSync(path.join(root, 'apps/api/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.filter((folder) => folder !== 'testing').sort()).toEqual(all.sort())
})
