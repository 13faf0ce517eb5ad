import type { RegistryRow } from '@solvent/delivery'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RemoteObserver } from '../loading/attempt'
import { brokenPage, contractOf, loaderOf, page, type Releases, rowOf } from '../testing/fake-remote'
import { RemoteBoundary } from './remote-boundary'

const target = { remote: 'assets_mfe', kind: 'page' } as const

async function show(row: RegistryRow, releases: Releases, observer?: RemoteObserver) {
  const made = loaderOf(row, releases, observer)
  // React logs errors that boundaries catch; here they are expected.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () => {
    render(<RemoteBoundary loader={made.loader} target={target} title="Assets" props={{}} />)
  })
  return made
}

const title = (text: string) => screen.findByRole('heading', { name: text })

async function tryAgain() {
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** A release that is unreachable until the test changes that. */
function unreachable() {
  const state = { reachable: false, requests: 0 }
  const modules = async () => {
    state.requests += 1
    if (!state.reachable) throw new Error('unreachable')
    return page('Assets 1')
  }
  return { state, modules }
}

test('the page of a remote is shown', async () => {
  await show(rowOf('1'), { 1: async () => page('Assets 1') })
  expect(await title('Assets 1')).toBeVisible()
})

test('an unreachable remote shows a notice, and Try again loads it once it is reachable', async () => {
  const { state, modules } = unreachable()
  await show(rowOf('1'), { 1: modules })
  expect(await screen.findByRole('alert')).toHaveTextContent('Assets is not available right now')
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of Solvent works as usual')
  await tryAgain()
  expect(await screen.findByRole('alert')).toBeVisible()
  state.reachable = true
  await tryAgain()
  expect(await title('Assets 1')).toBeVisible()
})

test('it appears as soon as the connection is back, and the notice does not flicker before', async () => {
  const { state, modules } = unreachable()
  const { loader } = await show(rowOf('1'), { 1: modules })
  const notice = await screen.findByRole('alert')
  await act(async () => loader.retryNow())
  expect(notice).toBeInTheDocument()
  state.reachable = true
  act(() => loader.retryNow())
  expect(notice).toBeInTheDocument()
  expect(await title('Assets 1')).toBeVisible()
})

test('it is also retried after a delay, a limited number of times', async () => {
  jest.useFakeTimers()
  const { state, modules } = unreachable()
  await show(rowOf('1'), { 1: modules })
  const before = state.requests
  await act(() => jest.advanceTimersByTimeAsync(600_000))
  expect(state.requests).toBeGreaterThan(before)
  // Each start requests the modules twice, because the runtime retries once.
  expect(state.requests).toBeLessThanOrEqual(before + 3 * before)
})

test.each([
  ['throws while it renders', brokenPage()],
  ['implements another version of the contract', { ...page('x'), ...contractOf({ version: 2 }) }],
  ['is another remote', { ...page('x'), ...contractOf({ remote: 'chat_mfe' }) }],
  ['exposes no component', { './page': {}, ...contractOf() }],
])('a remote that %s shows the notice in its own place only', async (_, modules) => {
  await show(rowOf('1'), { 1: async () => modules })
  expect(await screen.findByRole('alert')).toHaveTextContent('Assets is not available right now')
})

test('after a release that throws, Try again loads the earlier one that the registry names again', async () => {
  const releases = { 1: async () => page('Assets 1'), 2: async () => brokenPage() }
  const { host } = await show(rowOf('2'), releases)
  await screen.findByRole('alert')
  host.next(rowOf('1'))
  await tryAgain()
  expect(await title('Assets 1')).toBeVisible()
})

test('a withdrawn release is replaced automatically', async () => {
  jest.useFakeTimers()
  const releases = { 1: async () => page('Assets 1'), 2: async () => brokenPage() }
  const { host } = await show(rowOf('2'), releases)
  host.next(rowOf('1'))
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(screen.getByRole('heading', { name: 'Assets 1' })).toBeVisible()
})

test('a new release is available as an update, and is loaded when the update is applied', async () => {
  const releases = { 1: async () => page('Assets 1'), 2: async () => page('Assets 2') }
  const { host, loader, registry } = await show(rowOf('1'), releases)
  await title('Assets 1')
  expect(loader.availableUpdates()).toEqual([])
  host.next(rowOf('2'))
  await act(() => registry.refresh())
  expect(loader.availableUpdates()).toEqual([{ remote: 'assets_mfe', version: '2' }])
  expect(await title('Assets 1')).toBeVisible()
  await act(async () => expect(await loader.applyUpdate('assets_mfe')).toBe(true))
  expect(await title('Assets 2')).toBeVisible()
  expect(loader.availableUpdates()).toEqual([])
})

test('an update that cannot be loaded leaves the current release in place', async () => {
  const { state, modules } = unreachable()
  const { host, loader, registry } = await show(rowOf('1'), { 1: async () => page('Assets 1'), 2: modules })
  await title('Assets 1')
  host.next(rowOf('2'))
  await act(() => registry.refresh())
  await act(async () => expect(await loader.applyUpdate('assets_mfe')).toBe(false))
  expect(state.requests).toBeGreaterThan(0)
  expect(await title('Assets 1')).toBeVisible()
  expect(loader.availableUpdates()).toHaveLength(1)
})

test.each([
  ['of a contract version that this shell does not support', rowOf('1', { contract: 9 })],
  [
    'of an origin that is new since the page was loaded',
    rowOf('1', { entry: 'http://other.test/assets_mfe/1/mf-manifest.json' }),
  ],
])('a release %s asks the user to reload the page', async (_, next) => {
  const { state, modules } = unreachable()
  const { host, started } = await show(rowOf('0'), { 0: modules, 1: async () => page('Assets 1') })
  await screen.findByRole('alert')
  state.reachable = true
  host.next(next)
  await tryAgain()
  expect(await screen.findByRole('alert')).toHaveTextContent('Reload the page to use Assets')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(started).not.toContain('1')
})

describe('a canary', () => {
  const canary = { percent: 100, release: rowOf('2') }
  const stable = async () => page('Assets 1')

  /** Records the outcomes of releases. */
  function recorder() {
    const outcomes: string[] = []
    const observer: RemoteObserver = ({ state, channel, version }) =>
      outcomes.push(`${state} ${channel} ${version}`)
    return { outcomes, observer }
  }

  test('is loaded for a user in its percentage', async () => {
    await show(rowOf('1', { canary }), { 1: stable, 2: async () => page('Assets 2') })
    expect(await title('Assets 2')).toBeVisible()
  })

  test('is not loaded for other users', async () => {
    await show(rowOf('1', { canary: { ...canary, percent: 0 } }), { 1: stable })
    expect(await title('Assets 1')).toBeVisible()
  })

  test.each([
    ['throws while it renders', async () => brokenPage()],
    ['cannot be loaded', () => Promise.reject(new Error('down'))],
  ])('that %s twice is replaced by the stable release immediately and reported', async (_, modules) => {
    jest.useFakeTimers()
    const { outcomes, observer } = recorder()
    const row = rowOf('1', { canary })
    await show(row, { 1: stable, 2: modules }, observer)
    // Less than the delay before a scheduled retry.
    await act(() => jest.advanceTimersByTimeAsync(500))
    expect(screen.getByRole('heading', { name: 'Assets 1' })).toBeVisible()
    expect(outcomes.filter((line) => line.startsWith('failed'))).toEqual([
      'failed canary 2',
      'failed canary 2',
    ])
    expect(outcomes.at(-2)).toBe('withdrawn canary 2')
    expect(outcomes.at(-1)).toBe('loaded stable 1')
  })

  test('that was withdrawn stays withdrawn in this tab, and the next one is available', async () => {
    sessionStorage.setItem('withdrawn_canaries', 'assets_mfe@2')
    const releases = { 1: stable, 2: async () => page('Assets 2'), 3: async () => page('Assets 3') }
    const { host, loader, registry } = await show(rowOf('1', { canary }), releases)
    expect(await title('Assets 1')).toBeVisible()
    host.next(rowOf('1', { canary: { percent: 100, release: rowOf('3') } }))
    await act(() => registry.refresh())
    expect(loader.availableUpdates()).toEqual([{ remote: 'assets_mfe', version: '3' }])
  })
})
