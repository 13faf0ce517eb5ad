import { chunkGlobal, createChunkRegistries } from './chunk-registries'

const folder = (version: string) => `http://assets.test/assets_mfe/${version}/`

/** Runs something as the browser runs a script from an address. */
function runAs<Answer>(src: string, act: () => Answer): Answer {
  const script = document.createElement('script')
  script.src = src
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  const answer = act()
  Reflect.deleteProperty(document, 'currentScript')
  return answer
}

/** What every script of the remote begins with: `(globalThis[chunkGlobal] ||= []).push(...)`. */
function chunks(): unknown[] {
  const name = chunkGlobal('assets_mfe')
  if (!Reflect.get(globalThis, name)) Reflect.set(globalThis, name, [])
  return Reflect.get(globalThis, name)
}

test('a late script of one release never reaches another, which started since', () => {
  const registries = createChunkRegistries()
  registries.begin('assets_mfe', folder('1'))
  const first = runAs(`${folder('1')}remoteEntry.js`, chunks)
  registries.begin('assets_mfe', folder('2'))
  const second = runAs(`${folder('2')}remoteEntry.js`, chunks)
  runAs(`${folder('1')}chart.js`, () => chunks().push('chart of the first'))
  runAs(`${folder('2')}chart.js`, () => chunks().push('chart of the second'))
  expect(first).toEqual(['chart of the first'])
  expect(second).toEqual(['chart of the second'])
  // A release that starts anew takes nothing of its former start for its own.
  registries.begin('assets_mfe', folder('1'))
  expect(runAs(`${folder('1')}remoteEntry.js`, chunks)).toEqual([])
})
