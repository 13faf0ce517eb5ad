import { guardPlugin } from './guard-plugin'

const entry = 'http://assets.test/assets_mfe/1/mf-manifest.json'
const manifest = { metaData: {}, exposes: [], shared: [] }
const integrity = { 'remoteEntry.js': 'sha384-abc' }
const remote = {
  name: 'assets_mfe',
  entry,
  type: 'global',
  entryGlobalName: 'assets_mfe',
  shareScope: 'default',
} as const

function guard(row: { manifest: unknown }) {
  return guardPlugin({ remotes: { assets_mfe: { entry, integrity, ...row } } })
}

afterEach(() => jest.restoreAllMocks())

function answerWith(body: string, status = 200) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }))
}

test('a script whose hash the registry knows may run, checked by the browser', () => {
  const created = guard({ manifest }).createScript?.({
    url: 'http://assets.test/a/remoteEntry.js',
    remoteInfo: remote,
  })
  const script = created && 'script' in created ? created.script : undefined
  expect(script?.integrity).toBe('sha384-abc')
  expect(script?.crossOrigin).toBe('anonymous')
})

test('a script without a hash is refused', () => {
  const create = () =>
    guard({ manifest }).createScript?.({ url: 'http://assets.test/a/other.js', remoteInfo: remote })
  expect(create).toThrow('The registry has no hash of http://assets.test/a/other.js')
})

test.each([
  ['that answers 503', '{}', 503, 'answered 503'],
  ['that is no manifest', '{"hello":1}', 200, 'is not a manifest'],
])('a manifest %s is refused before the runtime keeps it', async (_, body, status, reason) => {
  answerWith(body, status)
  const answer = guard({ manifest: null }).fetch?.(entry, {}, remote, undefined)
  await expect(answer).rejects.toThrow(reason)
})
