import { overPageBudgets, weighPages } from './page-budget'
import type { Place } from './place'
import type { Release } from './release'

const KIB = 1024
const HASH = `sha384-${'A'.repeat(64)}`

function release(name: string, place: Place, entry: number, first: number): Release {
  return {
    name,
    version: '1.0.0-1a2b3c4d',
    manifest: {
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ name: 'page', assets: { js: { sync: ['first.js'], async: ['later.js'] } } }],
    },
    integrity: {},
    contract: 1,
    place,
    topics: { emits: [], hears: [] },
    needs: {},
    bytes: { 'remoteEntry.js': entry, 'first.js': first, 'later.js': 90 * KIB },
    budget: { entry, first },
  }
}

const assets = release(
  'assets_mfe',
  { kind: 'page', path: '/assets', label: 'Assets', icon: [], order: 100 },
  4 * KIB,
  6 * KIB,
)
const chat = release('chat_mfe', { kind: 'widget', slot: 'assistant', label: 'Assistant' }, 4 * KIB, 16 * KIB)

const part = (...files: string[]) => files.map((file) => [file, HASH] as [string, string])
const shell = {
  first: ['theme.js', 'main.js', 'font.woff2'],
  parts: {
    'signed-in': part('contracts.js', 'signed-in.js'),
    http: part('http.js'),
    controls: part('signed-in.js', 'controls.js'),
    dashboard: part('signed-in.js', 'dashboard.js'),
    profile: part('profile.js'),
  },
  bytes: {
    'theme.js': KIB,
    'font.woff2': 9 * KIB,
    'main.js': 100 * KIB,
    'contracts.js': 20 * KIB,
    'signed-in.js': 40 * KIB,
    'http.js': 20 * KIB,
    'controls.js': 16 * KIB,
    'dashboard.js': 12 * KIB,
    'profile.js': 6 * KIB,
  },
}

const inKib = () => weighPages(shell, [chat, assets]).map(({ page, bytes }) => [page, bytes / KIB])

test('sums the font and the initial scripts of the shell and the remotes, counting shared ones once', () => {
  expect(inKib()).toEqual([
    ['/login', 110],
    // The assistant is loaded after the first view of the dashboard.
    ['/', 110 + 60 + 20 + 12],
    ['/assets', 110 + 60 + 20 + 16 + 10],
    ['/profile', 110 + 60 + 20 + 6],
  ])
  expect(overPageBudgets(weighPages(shell, [chat, assets]), [chat, assets])).toEqual([])
})

test('reports a page or container over its budget, with both sizes', () => {
  const heavy = { ...assets, bytes: { ...assets.bytes, 'remoteEntry.js': 8 * KIB, 'first.js': 60 * KIB } }
  const releases = [chat, heavy]
  expect(overPageBudgets(weighPages(shell, releases), releases)).toEqual([
    `/assets loads ${(110 + 60 + 20 + 16 + 68) * KIB} bytes, and its budget is ${250 * KIB}.`,
    `The container of assets_mfe has ${8 * KIB} bytes, and may have 4505.`,
  ])
})

test("throws if a part is missing in the shell's build, instead of reporting a smaller page", () => {
  const { dashboard: _, ...parts } = shell.parts
  expect(() => weighPages({ ...shell, parts }, [chat])).toThrow('its part dashboard')
})
