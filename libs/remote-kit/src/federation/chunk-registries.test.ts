import { chunkGlobal, createChunkRegistries } from './chunk-registries'

const folder = (version: string) => `http://assets.test/assets_mfe/${version}/`

/** Runs `act` the way the browser runs a script from a URL. */
function runAs<Answer>(src: string, act: () => Answer): Answer {
  const script = document.createElement('script')
  script.src = src
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  const answer = act()
  Reflect.deleteProperty(document, 'currentScript')
  return answer
}

/** The first statement of every script of the remote: `(globalThis[chunkGlobal] ||= []).push(...)`. */
function chunks(): unknown[] {
  const name = chunkGlobal('assets_mfe')
  if (!Reflect.get(globalThis, name)) Reflect.set(globalThis, name, [])
  return Reflect.get(globalThis, name)
}

test('a late script of one release does not add its modules to a release that started since', () => {
  const registries = createChunkRegistries()
  registries.prepare('assets_mfe', folder('1'))
  const first = runAs(`${folder('1')}remoteEntry.js`, chunks)
  registries.prepare('assets_mfe', folder('2'))
  const second = runAs(`${folder('2')}remoteEntry.js`, chunks)
  runAs(`${folder('1')}chart.js`, () => chunks().push('chart of the first'))
  runAs(`${folder('2')}chart.js`, () => chunks().push('chart of the second'))
  expect(first).toEqual(['chart of the first'])
  expect(second).toEqual(['chart of the second'])
  // A release that starts again does not use the modules of its earlier start.
  registries.prepare('assets_mfe', folder('1'))
  expect(runAs(`${folder('1')}remoteEntry.js`, chunks)).toEqual([])
})
