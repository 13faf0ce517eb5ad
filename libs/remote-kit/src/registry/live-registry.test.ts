import { rowOf } from '../testing/fake-remote'
import { createLiveRegistry } from './live-registry'
import { parseRegistry } from './registry'

const registryOf = (revision: number, version = '1') => ({
  revision,
  remotes: { assets_mfe: rowOf(version) },
})

function answerWith(body: unknown, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(text, { status }))
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a newer registry replaces the current one and notifies listeners once', async () => {
  const live = createLiveRegistry(registryOf(1))
  const listener = jest.fn()
  live.subscribe(listener)
  answerWith(registryOf(2, '2'))
  await live.refresh()
  expect(live.current().remotes.assets_mfe?.version).toBe('2')
  await live.refresh()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('the registry of a host that is older than the one that served the page is ignored', async () => {
  const live = createLiveRegistry(registryOf(5, '5'))
  answerWith(registryOf(4, '4'))
  await live.refresh()
  expect(live.current().revision).toBe(5)
})

test('a registry without revisions is compared by its content', async () => {
  const live = createLiveRegistry(registryOf(0))
  answerWith(registryOf(0, '2'))
  await live.refresh()
  expect(live.current().remotes.assets_mfe?.version).toBe('2')
})

test('a page of an earlier revision keeps its registry', async () => {
  const live = createLiveRegistry(registryOf(1), true)
  const fetched = answerWith(registryOf(2, '2'))
  await live.refresh()
  expect(fetched).not.toHaveBeenCalled()
  expect(live.current().revision).toBe(1)
})

test.each([
  ['an error page', '<!doctype html>', 200],
  ['another document', { hello: 'world' }, 200],
  ['an error status', registryOf(2), 503],
])('the current registry stays when the host answers with %s', async (_, body, status) => {
  const live = createLiveRegistry(registryOf(1))
  answerWith(body, status)
  await expect(live.refresh()).rejects.toThrow()
  expect(live.current()).toEqual(registryOf(1))
})

test('it is refreshed automatically once a minute at most', async () => {
  jest.useFakeTimers()
  const live = createLiveRegistry(registryOf(1))
  const fetched = answerWith(registryOf(1))
  live.refreshIfStale()
  expect(fetched).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + 60_000)
  live.refreshIfStale()
  live.refreshIfStale()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  ['no entry URL', { ...rowOf('1'), entry: undefined }],
  ['a wildcard as its entry URL', { ...rowOf('1'), entry: 'https://*' }],
  ['no manifest', { ...rowOf('1'), manifest: null }],
  ['no place', { ...rowOf('1'), place: undefined }],
  ['an invalid canary', { ...rowOf('1'), canary: { percent: 5, release: {} } }],
  ['nothing', null],
])('a row with %s is left out, and the others stay', (_, row) => {
  const text = JSON.stringify({ revision: 1, remotes: { broken_mfe: row, assets_mfe: rowOf('1') } })
  expect(Object.keys(parseRegistry(text).remotes)).toEqual(['assets_mfe'])
})
