import { rowOf } from '../testing/pretended-remote'
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

test('a newer registry is taken on and told', async () => {
  const live = createLiveRegistry(registryOf(1))
  const told = jest.fn()
  live.subscribe(told)
  answerWith(registryOf(2, '2'))
  await live.look()
  expect(live.now().remotes.assets_mfe?.version).toBe('2')
  await live.look()
  expect(told).toHaveBeenCalledTimes(1)
})

test('a host that is behind the one that served the page takes nothing back', async () => {
  const live = createLiveRegistry(registryOf(5, '5'))
  answerWith(registryOf(4, '4'))
  await live.look()
  expect(live.now().revision).toBe(5)
})

test('a registry that counts no revisions is followed by what it holds', async () => {
  const live = createLiveRegistry(registryOf(0))
  answerWith(registryOf(0, '2'))
  await live.look()
  expect(live.now().remotes.assets_mfe?.version).toBe('2')
})

test('a page of an earlier revision stays with it', async () => {
  const live = createLiveRegistry(registryOf(1), true)
  const asked = answerWith(registryOf(2, '2'))
  await live.look()
  expect(asked).not.toHaveBeenCalled()
  expect(live.now().revision).toBe(1)
})

test.each([
  ['a page of an error', '<!doctype html>', 200],
  ['something else', { hello: 'world' }, 200],
  ['a refusal', registryOf(2), 503],
])('what is known stays when %s comes', async (_, body, status) => {
  const live = createLiveRegistry(registryOf(1))
  answerWith(body, status)
  await expect(live.look()).rejects.toThrow()
  expect(live.now()).toEqual(registryOf(1))
})

test('it is asked for by itself once a minute at most', async () => {
  jest.useFakeTimers()
  const live = createLiveRegistry(registryOf(1))
  const asked = answerWith(registryOf(1))
  live.lookSometimes()
  expect(asked).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + 60_000)
  live.lookSometimes()
  live.lookSometimes()
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['no address', { ...rowOf('1'), entry: undefined }],
  ['a pattern as its address', { ...rowOf('1'), entry: 'https://*' }],
  ['no manifest', { ...rowOf('1'), manifest: null }],
  ['no place', { ...rowOf('1'), place: undefined }],
  ['a canary that is none', { ...rowOf('1'), canary: { percent: 5, release: {} } }],
  ['nothing', null],
])('a row with %s is left out, and costs the others nothing', (_, row) => {
  const text = JSON.stringify({ revision: 1, remotes: { broken_mfe: row, assets_mfe: rowOf('1') } })
  expect(Object.keys(parseRegistry(text).remotes)).toEqual(['assets_mfe'])
})
