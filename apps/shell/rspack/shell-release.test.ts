import path from 'node:path'
import type { Release, ShellRelease } from '@solvent/delivery'
import { release as releaseSchema, shellRelease } from '@solvent/delivery/schema'
import { createAppWorkspace } from '../../../tools/app-workspace'

jest.setTimeout(60_000)

const workspace = createAppWorkspace()
afterAll(() => workspace.remove())

const scope = '@solvent'

const shared = (uiFrom: string) => `
import * as apiClient from '${scope}/api-client'
import * as contracts from '${scope}/contracts'
import * as eventBus from '${scope}/event-bus'
import * as ui from '${uiFrom}'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as router from 'react-router-dom'
import * as styledComponents from 'styled-components'
export const shared = [apiClient, contracts, eventBus, ui, react, jsxRuntime, reactDom, router, styledComponents]`

function buildShell(name: string, uiFrom: string, facades: object): ShellRelease {
  const about = {
    version: '2.0.0',
    topics: { emits: ['saved'], hears: [] },
    paths: ['/profile'],
    sharedLibraries: './src/shared.ts',
    facades,
  }
  const config = `import { shellConfig } from '${path.join(__dirname, 'shell-config')}'
export default shellConfig(import.meta.dirname, ${JSON.stringify(about)})`
  const built = workspace.build(
    name,
    {
      'src/shared.ts': shared(uiFrom),
      'src/ui-facade.ts': `export { Button, Page } from '${scope}/ui'`,
      'src/main.tsx': `import { shared } from './shared'\nconsole.log(shared)`,
      'src/early-theme.ts': '',
      'service-worker/service-worker.ts': 'self.addEventListener("fetch", () => {})',
      'public/icon.svg': '<svg/>',
      'src/index.html': '<!doctype html><title>Shell</title>',
    },
    config,
  )
  return shellRelease.parse(JSON.parse(built.read('shell.json').toString()))
}

/** A remote that shows a page, and loads a table later. */
function buildRemote(): Release {
  const remote = {
    version: '1.2.3',
    description: {
      place: { kind: 'page', path: '/goals', label: 'Goals', icon: [], order: 400 },
      contract: 1,
      topics: { emits: [], hears: [] },
      budget: { entry: 7168, first: 20_000 },
      devPort: 4210,
    },
  }
  const config = `import { remoteConfig } from '${scope}/remote-kit/rspack'
export default remoteConfig({ ...${JSON.stringify(remote)}, dir: import.meta.dirname })`
  const files = {
    'src/page.tsx': `import { Page } from '${scope}/ui'
const later = () => import('./later')
export default () => <Page title="Goals" actions={<a onClick={later}>Later</a>} />`,
    'src/later.tsx': `import { Table } from '${scope}/ui'
export const Later = () => <Table caption="Later" columns={[]} rows={[]} rowKey={String} />`,
  }
  const built = workspace.build('goals-mfe', files, config)
  return releaseSchema.parse(JSON.parse(built.read('release.json').toString()))
}

/** What a remote uses but a shell does not provide. */
function missingExports({ needs }: Release, { packages }: ShellRelease): string[] {
  return Object.entries(needs).flatMap(([name, uses]) =>
    uses.filter((use) => !packages[name]?.includes(use)).map((use) => `${use} of ${name}`),
  )
}

test('comparing the build output of a remote and a shell shows which exports the shell lacks', () => {
  const goals = buildRemote()
  const shell = buildShell('shell', '@solvent/ui', {})
  expect(shell).toMatchObject({
    contracts: [1],
    topics: { emits: ['saved'], hears: [] },
    paths: ['/profile'],
  })
  expect(shell.version).toMatch(/^2\.0\.0-[0-9a-f]{8}$/)
  expect(missingExports(goals, shell)).toEqual([])
  const partial = buildShell('partial-shell', './ui-facade', { '@solvent/ui': './ui-facade' })
  expect(partial.packages['@solvent/ui']).toEqual(['Button', 'Page'])
  expect(missingExports(goals, partial)).toEqual(['Table of @solvent/ui'])
})
