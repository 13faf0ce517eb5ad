import type { RegistryRow } from '@solvent/delivery'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RemoteBoundary } from './remote-boundary'
import { createRemoteLoader, type RemoteLoader, type SharedLibrary } from './remote-loader'
import type { SharedPackage } from './shared-packages'

const target = { remote: 'assets_mfe', kind: 'page' } as const
const contract = { remote: 'assets_mfe', kind: 'page', version: 1 }

function Page() {
  return <h1>Asset Management</h1>
}

function BrokenPage(): never {
  throw new Error('broken')
}

const noLibraries = {} as Record<SharedPackage, SharedLibrary> // the pretended remotes import nothing shared

let releases = 0

/** A loader on the real federation runtime; the container that arrives is pretended. */
function loaderOf(getModules: () => Promise<Record<string, object>>) {
  // The runtime keeps what it loaded by address, across loaders.
  releases += 1
  const entry = `http://assets.test/${releases}/remoteEntry.js`
  const row: RegistryRow = {
    version: '1',
    entry,
    manifest: null,
    integrity: {},
    contract: 1,
    place: { kind: 'page', path: '/assets', label: 'Assets', icon: [], order: 100 },
    topics: { emits: [], hears: [] },
  }
  return createRemoteLoader({ remotes: { assets_mfe: row } }, noLibraries, {
    name: 'pretended-container',
    async loadEntry() {
      const modules = await getModules()
      return {
        init: () => undefined,
        get: (expose: string) => Promise.resolve(() => modules[expose] ?? {}),
      } as never
    },
  })
}

async function show(modules: RemoteLoader | (() => Promise<Record<string, object>>)) {
  const loader = typeof modules === 'function' ? loaderOf(modules) : modules
  // React reports what error boundaries catch; here that is expected.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () => {
    render(<RemoteBoundary loader={loader} target={target} title="Assets" props={{}} />)
  })
}

async function tryAgain() {
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })))
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the page of a remote is shown', async () => {
  await show(async () => ({ './page': { default: Page }, './contract': { contract } }))
  expect(await screen.findByRole('heading', { name: 'Asset Management' })).toBeVisible()
})

test('a remote that cannot be reached says so, and Try again brings it when it is back', async () => {
  let reachable = false
  await show(async () => {
    if (!reachable) throw new Error('unreachable')
    return { './page': { default: Page }, './contract': { contract } }
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Assets is not available right now')
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of Solvent works as usual')
  await tryAgain()
  expect(await screen.findByRole('alert')).toBeVisible()
  reachable = true
  await tryAgain()
  expect(await screen.findByRole('heading', { name: 'Asset Management' })).toBeVisible()
})

test('it comes by itself as soon as the connection is back, and nothing flashes before', async () => {
  let reachable = false
  const loader = loaderOf(async () => {
    if (!reachable) throw new Error('unreachable')
    return { './page': { default: Page }, './contract': { contract } }
  })
  await show(loader)
  const notice = await screen.findByRole('alert')
  await act(async () => loader.hurry())
  expect(notice).toBeInTheDocument()
  reachable = true
  act(() => loader.hurry())
  expect(notice).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Asset Management' })).toBeVisible()
})

test('it comes by itself a while after it failed, too, and is asked for a few times only', async () => {
  jest.useFakeTimers()
  let asked = 0
  const loader = loaderOf(async () => {
    asked += 1
    if (asked < 8) throw new Error('unreachable')
    return { './page': { default: Page }, './contract': { contract } }
  })
  await show(loader)
  const before = asked
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  const aTry = asked - before
  expect(aTry).toBeGreaterThan(0)
  await act(() => jest.advanceTimersByTimeAsync(600_000))
  expect(asked).toBeLessThanOrEqual(before + 3 * aTry)
})

test.each([
  ['throws while it renders', { './page': { default: BrokenPage }, './contract': { contract } }],
  [
    'keeps another version of the contract',
    { './page': { default: Page }, './contract': { contract: { ...contract, version: 2 } } },
  ],
  [
    'is another remote',
    { './page': { default: Page }, './contract': { contract: { ...contract, remote: 'chat_mfe' } } },
  ],
  ['exposes no component', { './page': {}, './contract': { contract } }],
])('a remote that %s is kept inside its place', async (_, modules) => {
  await show(async () => modules)
  expect(await screen.findByRole('alert')).toHaveTextContent('Assets is not available right now')
})
