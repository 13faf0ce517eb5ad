import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Release } from '@solvent/delivery'
import { release as releaseSchema } from '@solvent/delivery/schema'
import { createAppWorkspace } from '../../../tools/app-workspace'
import { dependencies } from '../package.json'
import { chunkGlobal } from '../src/federation/chunk-registries'

jest.setTimeout(60_000)

const kit = path.resolve(__dirname, '..')
const workspace = createAppWorkspace()
afterAll(() => workspace.remove())

const description = {
  place: { kind: 'page', path: '/goals', label: 'Goals', icon: [], order: 400 },
  contract: 1,
  topics: { emits: [], hears: [] },
  budget: { entry: 7168, first: 20_000 },
  devPort: 4210,
}
const scope = '@solvent'
const page = `import { useRead } from '${scope}/api-client'
import { listAssets } from '${scope}/contracts'
import { Button, Page as Frame } from '${scope}/ui'
import styled from 'styled-components'
const Wide = styled.div\`width: 10rem;\`
const later = () => import('./later')
function unused() { return <Button>Never</Button> }
export default function Page() {
  const { data } = useRead(listAssets, {})
  return <Frame title="Goals" actions={<a onClick={later}>Later</a>}><Wide>{data?.assets.length}</Wide></Frame>
}`
const later = `import { Table } from '${scope}/ui'
export const Later = () => <Table caption="Later" columns={[]} rows={[]} rowKey={String} />`

function buildRemote(name: string, files: Record<string, string> = {}, budget = description.budget) {
  const remote = { dir: undefined, version: '1.2.3', description: { ...description, budget } }
  const config = `import { remoteConfig } from '${kit}/rspack'
export default remoteConfig({ ...${JSON.stringify(remote)}, dir: import.meta.dirname })`
  const sources = { 'src/page.tsx': page, 'src/later.tsx': later, ...files }
  const built = workspace.build(name, sources, config)
  return { ...built, release: () => releaseSchema.parse(JSON.parse(built.read('release.json').toString())) }
}

const goals = buildRemote('goals-mfe')

test('a release lists exactly the exports that its scripts use, including lazy scripts', () => {
  expect(goals.release().needs).toEqual({
    '@solvent/api-client': ['useRead'],
    '@solvent/contracts': ['listAssets'],
    '@solvent/ui': ['Page', 'Table'],
    'react/jsx-runtime': ['jsx'],
    'styled-components': ['default'],
  } satisfies Release['needs'])
})

test('each script of a release has its hash and its compressed size', () => {
  const { integrity, bytes } = goals.release()
  const scripts = goals.files().filter((file) => file.endsWith('.js'))
  expect(scripts.sort()).toEqual(Object.keys(integrity).sort())
  for (const file of scripts) {
    const content = goals.read(file)
    expect(integrity[file]).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`)
    expect(bytes[file]).toBe(brotliCompressSync(content).length)
  }
})

test('a release has its place, and a manifest that separates initial from lazy scripts', () => {
  const release = goals.release()
  expect(release).toMatchObject({ name: 'goals_mfe', place: description.place, budget: description.budget })
  expect(release.version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/)
  expect(release.manifest).toEqual(JSON.parse(goals.read('mf-manifest.json').toString()))
  const later = goals.files().find((file) => file.endsWith('.js') && goals.read(file).includes('"Later"'))
  expect(release.manifest).toMatchObject({
    metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', type: 'global' } },
    exposes: [
      { name: 'page', assets: { js: { sync: [expect.stringMatching(/expose_page/)], async: [later] } } },
      { name: 'contract', assets: { js: { sync: [expect.stringMatching(/expose_contract/)], async: [] } } },
    ],
  })
})

test('the manifest lists each shared package that the scripts use, with its version and range', () => {
  const installed = (name: string) =>
    JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version as string // its own format
  const versions = {
    '@solvent/api-client': '1.4.0',
    '@solvent/contracts': '1.4.0',
    '@solvent/ui': '1.4.0',
    'react/jsx-runtime': installed('react'),
    'styled-components': installed('styled-components'),
  }
  const { shared } = JSON.parse(goals.read('mf-manifest.json').toString())
  expect(shared).toEqual(
    Object.entries(versions).map(([name, version]) => ({
      id: `goals_mfe:${name}`,
      name,
      version,
      requiredVersion: `^${version}`,
      singleton: true,
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
      fallback: '',
    })),
  )
  expect(Object.keys(goals.release().needs)).toEqual(Object.keys(versions))
})

test('a release has a manifest in the standard format, and no other file but its scripts and release.json', () => {
  expect(JSON.parse(goals.read('mf-manifest.json').toString())).toMatchObject({
    id: 'goals_mfe',
    name: 'goals_mfe',
    metaData: {
      name: 'goals_mfe',
      globalName: 'goals_mfe',
      type: 'app',
      pluginVersion: dependencies['@module-federation/manifest'],
      buildInfo: { buildVersion: goals.release().version, buildName: 'goals_mfe' },
    },
    remotes: [],
  })
  const others = goals.files().filter((file) => !file.endsWith('.js'))
  expect(others.sort()).toEqual(['mf-manifest.json', 'release.json'])
  for (const file of others) expect(goals.read(file).toString()).not.toContain(workspace.folder)
})

test('a remote contains no library of the shell, no federation runtime and no zod', () => {
  const code = goals
    .files()
    .filter((file) => file.endsWith('.js'))
    .map((file) => goals.read(file).toString())
  expect(code.join('\n')).not.toMatch(/ZodMini|axios|__FEDERATION__|useMemoCache/)
  expect(goals.release().bytes['remoteEntry.js']).toBeLessThan(7 * 1024)
})

test('each script of a release adds its modules to the global variable that the page isolates by release', () => {
  const scripts = goals.files().filter((file) => file.endsWith('.js'))
  for (const file of scripts) expect(goals.read(file).toString()).toContain(`.${chunkGlobal('goals_mfe')}`)
})

test('equal releases have the same version, and a different description gives a different version', () => {
  const again = buildRemote('again/goals-mfe')
  expect(again.release()).toEqual(goals.release())
  expect(again.read('mf-manifest.json')).toEqual(goals.read('mf-manifest.json'))
  expect(buildRemote('again/goals-mfe').release()).toEqual(goals.release())
  const roomy = buildRemote('roomy/goals-mfe', {}, { entry: 7168, first: 30_000 }).release()
  expect(roomy.integrity).toEqual(goals.release().integrity)
  expect(roomy.version).not.toBe(goals.release().version)
})

test('a release over its budget is built with a warning', () => {
  const { output, ok } = buildRemote('heavy/goals-mfe', {}, { entry: 1000, first: 20_000 })
  expect(ok).toBe(true)
  expect(output).toMatch(/The container of goals_mfe has \d+ bytes, and its budget is 1000\./)
})

test('using a package as a whole fails the build, because the exports it needs are unknown', () => {
  const namespacePage = `import * as ui from '${scope}/ui'\nexport default () => <p>{Object.keys(ui)}</p>`
  const { output, ok } = buildRemote('namespace-mfe', { 'src/page.tsx': namespacePage })
  expect(ok).toBe(false)
  expect(output).toContain('A module imports all of @solvent/ui: import what it uses by name')
})
