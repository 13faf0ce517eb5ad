import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface Component {
  'bom-ref': string
  name: string
  version: string
  purl: string
  licenses?: { expression: string }[]
  hashes?: { alg: string; content: string }[]
}
interface Sbom {
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** Licenses that ask for no more than their text, and the one of the font. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]

/** Other licenses that were read, and why they may stay. */
const EXCEPTIONS: Record<string, string> = {
  'web-push MPL-2.0':
    'Used unchanged, and not bundled. Only a changed file of it would have to be published.',
}

const root = path.resolve(__dirname, '../..')

function writtenSbom(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'solvent-sbom-'))
  try {
    const file = path.join(folder, 'sbom.json')
    execFileSync(process.execPath, [path.join(root, 'tools/packages/write-sbom.mjs'), file])
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const text = writtenSbom()
const { components, dependencies }: Sbom = JSON.parse(text)
const foreign = components.filter(({ name }) => !name.startsWith('@solvent/'))

/** Whether an SPDX expression can be met with allowed licenses. None of the packages nests parentheses. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((id) => ALLOWED.includes(id)))
}

/** One line for each package whose license is neither allowed nor an exception. */
function refused(list: readonly Component[]): string[] {
  return list
    .map(({ name, licenses: [license] = [] }) => ({ name, expression: license?.expression ?? 'no license' }))
    .filter(({ name, expression }) => !isAllowed(expression) && !EXCEPTIONS[`${name} ${expression}`])
    .map(({ name, expression }) => `${name} ${expression}`)
}

test('the software bill of materials names what runs in production, and not what only tests', () => {
  const names = foreign.map(({ name }) => name)
  const production = ['react', 'zod', 'fastify', 'pg', 'styled-components', 'lru-cache', 'semver']
  expect(production.filter((name) => !names.includes(name))).toEqual([])
  expect(['jest', 'knip', 'axe-core', '@playwright/test'].filter((name) => names.includes(name))).toEqual([])
})

test('it names every package that an app or library declares for production', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const names = new Set(components.map(({ name }) => name))
  const shipped = components
    .map((component) => component['bom-ref'])
    .filter((key) => /^(apps|libs)\//.test(key))
  const declared = shipped.flatMap((key) => Object.keys(packages[key].dependencies ?? {}))
  expect(declared.length).toBeGreaterThan(100)
  expect(declared.filter((name) => !names.has(name))).toEqual([])
})

test('each package has a version and the hash of its archive, and is listed once', () => {
  const ofLockfile = foreign.filter((component) => component['bom-ref'] !== 'font')
  const incomplete = ofLockfile.filter(
    ({ purl, hashes: [hash] = [] }) => !/@\d/.test(purl) || !/^[0-9a-f]{128}$/.test(hash?.content ?? ''),
  )
  expect(incomplete).toEqual([])
  const refs = components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual([])
})

test('the same lockfile gives the same file', () => {
  expect(writtenSbom()).toBe(text)
})

test('every package of production has a license that is allowed', () => {
  expect(refused(foreign)).toEqual([])
  const used = new Set(foreign.map(({ name, licenses: [license] = [] }) => `${name} ${license?.expression}`))
  expect(Object.keys(EXCEPTIONS).filter((exception) => !used.has(exception))).toEqual([])
})

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', undefined])(
  'a package with the license %s is refused',
  (expression) => {
    const licenses = expression === undefined ? [] : [{ expression }]
    const other = {
      'bom-ref': 'other',
      name: 'other',
      version: '1.0.0',
      purl: 'pkg:npm/other@1.0.0',
      licenses,
    }
    expect(refused([other])).toEqual([`other ${expression ?? 'no license'}`])
  },
)
