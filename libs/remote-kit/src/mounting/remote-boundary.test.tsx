import type { RegistryRow } from '@solvent/delivery'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RemoteObserver } from '../releases/remote-observer'
import { brokenPage, contractOf, loaderOf, page, type Releases, rowOf } from '../testing/pretended-remote'
import { RemoteBoundary } from './remote-boundary'
import { createTypedFields } from './typed-fields'

const target = { remote: 'assets_mfe', kind: 'page' } as const

async function show(row: RegistryRow, releases: Releases, observer?: RemoteObserver) {
  const made = loaderOf(row, releases, observer)
  // React reports what error boundaries catch; here that is expected.
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

/** A release that cannot be reached until it is let. */
function unreachable() {
  const state = { reachable: false, asked: 0 }
  const modules = async () => {
    state.asked += 1
    if (!state.reachable) throw new Error('unreachable')
    return page('Assets 1')
  }
  return { state, modules }
}

test('the page of a remote is shown', async () => {
  await show(rowOf('1'), { 1: async () => page('Assets 1') })
  expect(await title('Assets 1')).toBeVisible()
})

test('a remote that cannot be reached says so, and Try again brings it when it is back', async () => {
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

test('it comes by itself as soon as the connection is back, and nothing flashes before', async () => {
  const { state, modules } = unreachable()
  const { loader } = await show(rowOf('1'), { 1: modules })
  const notice = await screen.findByRole('alert')
  await act(async () => loader.hurry())
  expect(notice).toBeInTheDocument()
  state.reachable = true
  act(() => loader.hurry())
  expect(notice).toBeInTheDocument()
  expect(await title('Assets 1')).toBeVisible()
})

test('it comes by itself a while after it failed, too, and is asked for a few times only', async () => {
  jest.useFakeTimers()
  const { state, modules } = unreachable()
  await show(rowOf('1'), { 1: modules })
  const before = state.asked
  await act(() => jest.advanceTimersByTimeAsync(600_000))
  expect(state.asked).toBeGreaterThan(before)
  // A start asks twice: the runtime does so once by itself.
  expect(state.asked).toBeLessThanOrEqual(before + 3 * before)
})

test.each([
  ['throws while it renders', brokenPage()],
  ['keeps another version of the contract', { ...page('x'), ...contractOf({ version: 2 }) }],
  ['is another remote', { ...page('x'), ...contractOf({ remote: 'chat_mfe' }) }],
  ['exposes no component', { './page': {}, ...contractOf() }],
])('a remote that %s is kept inside its place', async (_, modules) => {
  await show(rowOf('1'), { 1: async () => modules })
  expect(await screen.findByRole('alert')).toHaveTextContent('Assets is not available right now')
})

test('a release that throws is over as soon as the registry names the former one again', async () => {
  const releases = { 1: async () => page('Assets 1'), 2: async () => brokenPage() }
  const { host } = await show(rowOf('2'), releases)
  await screen.findByRole('alert')
  host.next(rowOf('1'))
  await tryAgain()
  expect(await title('Assets 1')).toBeVisible()
})

test('a release that was withdrawn gives way by itself', async () => {
  jest.useFakeTimers()
  const releases = { 1: async () => page('Assets 1'), 2: async () => brokenPage() }
  const { host } = await show(rowOf('2'), releases)
  host.next(rowOf('1'))
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(screen.getByRole('heading', { name: 'Assets 1' })).toBeVisible()
})

test('a new release is offered and comes when it is taken, not before', async () => {
  const releases = { 1: async () => page('Assets 1'), 2: async () => page('Assets 2') }
  const { host, loader, registry } = await show(rowOf('1'), releases)
  await title('Assets 1')
  expect(loader.offers()).toEqual([])
  host.next(rowOf('2'))
  await act(() => registry.look())
  expect(loader.offers()).toEqual([{ remote: 'assets_mfe', version: '2' }])
  expect(await title('Assets 1')).toBeVisible()
  await act(async () => expect(await loader.take('assets_mfe')).toBe(true))
  expect(await title('Assets 2')).toBeVisible()
  expect(loader.offers()).toEqual([])
})

test('a new release that does not come leaves the present one where it is', async () => {
  const { state, modules } = unreachable()
  const { host, loader, registry } = await show(rowOf('1'), { 1: async () => page('Assets 1'), 2: modules })
  await title('Assets 1')
  host.next(rowOf('2'))
  await act(() => registry.look())
  await act(async () => expect(await loader.take('assets_mfe')).toBe(false))
  expect(state.asked).toBeGreaterThan(0)
  expect(await title('Assets 1')).toBeVisible()
  expect(loader.offers()).toHaveLength(1)
})

test.each([
  ['of a contract that this shell does not know', rowOf('1', { contract: 9 })],
  [
    'of an origin that the page was not loaded with',
    rowOf('1', { entry: 'http://other.test/assets_mfe/1/mf-manifest.json' }),
  ],
])('a release %s says that the page must be loaded again', async (_, next) => {
  const { state, modules } = unreachable()
  const { host, started } = await show(rowOf('0'), { 0: modules, 1: async () => page('Assets 1') })
  await screen.findByRole('alert')
  state.reachable = true
  host.next(next)
  await tryAgain()
  expect(await screen.findByRole('alert')).toHaveTextContent('Assets needs the page to be loaded again')
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible()
  expect(started).not.toContain('1')
})

describe('a canary', () => {
  const canary = { percent: 100, release: rowOf('2') }
  const stable = async () => page('Assets 1')

  /** Writes down what becomes of releases. */
  function journal() {
    const told: string[] = []
    const observer: RemoteObserver = {
      loaded: ({ version, channel }) => told.push(`loaded ${channel} ${version}`),
      failed: ({ version, channel }) => told.push(`failed ${channel} ${version}`),
      withdrawn: ({ version, channel }) => told.push(`withdrawn ${channel} ${version}`),
    }
    return { told, observer }
  }

  test('is what somebody gets who is chosen', async () => {
    await show(rowOf('1', { canary }), { 1: stable, 2: async () => page('Assets 2') })
    expect(await title('Assets 2')).toBeVisible()
  })

  test('is what nobody else gets', async () => {
    await show(rowOf('1', { canary: { ...canary, percent: 0 } }), { 1: stable })
    expect(await title('Assets 1')).toBeVisible()
  })

  test.each([
    ['throws while it renders', async () => brokenPage()],
    ['does not come', () => Promise.reject(new Error('down'))],
  ])('that %s twice gives way to the stable release at once, and it is told', async (_, modules) => {
    jest.useFakeTimers()
    const { told, observer } = journal()
    const row = rowOf('1', { canary })
    await show(row, { 1: stable, 2: modules }, observer)
    // Less than the wait before a later try.
    await act(() => jest.advanceTimersByTimeAsync(500))
    expect(screen.getByRole('heading', { name: 'Assets 1' })).toBeVisible()
    expect(told.filter((line) => line.startsWith('failed'))).toEqual(['failed canary 2', 'failed canary 2'])
    expect(told.at(-2)).toBe('withdrawn canary 2')
    expect(told.at(-1)).toBe('loaded stable 1')
  })

  test('that was withdrawn stays so in this tab, and the next one is tried', async () => {
    sessionStorage.setItem('withdrawn_canaries', 'assets_mfe@2')
    const releases = { 1: stable, 2: async () => page('Assets 2'), 3: async () => page('Assets 3') }
    const { host, loader, registry } = await show(rowOf('1', { canary }), releases)
    expect(await title('Assets 1')).toBeVisible()
    host.next(rowOf('1', { canary: { percent: 100, release: rowOf('3') } }))
    await act(() => registry.look())
    expect(loader.offers()).toEqual([{ remote: 'assets_mfe', version: '3' }])
  })
})

test('what is typed into a remote is known until it is emptied or gone', async () => {
  const Form = () => <input aria-label="Amount" />
  const { loader } = loaderOf(rowOf('1'), {
    1: async () => ({ './page': { default: Form }, ...contractOf() }),
  })
  const typed = createTypedFields()
  await act(async () => {
    render(<RemoteBoundary loader={loader} target={target} title="Assets" props={{}} typed={typed} />)
  })
  const field = await screen.findByLabelText('Amount')
  expect(typed.any()).toBe(false)
  await userEvent.type(field, '12')
  expect(typed.any()).toBe(true)
  await userEvent.clear(field)
  expect(typed.any()).toBe(false)
})
