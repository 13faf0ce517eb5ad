import { allowRegisteredScripts } from './script-addresses'

type Rules = { createScriptURL(address: string): string | null }

function madePolicy(): Rules {
  const made: [string, Rules][] = []
  const createPolicy = (name: string, rules: Rules) => made.push([name, rules])
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  allowRegisteredScripts()
  Reflect.deleteProperty(globalThis, 'trustedTypes')
  const [[name, rules] = []] = made
  expect(name).toBe('default')
  if (!rules) throw new Error('No policy was made')
  return rules
}

beforeEach(() => {
  const registry = document.createElement('script')
  registry.type = 'application/json'
  registry.id = 'remote-registry'
  registry.textContent = JSON.stringify({
    remotes: {
      assets_mfe: {
        version: '1',
        entry: 'http://localhost:3001/assets_mfe/1/mf-manifest.json',
        manifest: { metaData: {}, exposes: [] },
        integrity: {},
        contract: 1,
        place: { kind: 'page', path: '/assets', label: 'Assets', icon: [], order: 100 },
      },
      broken_mfe: { entry: 'https://*' },
    },
  })
  document.head.replaceChildren(registry)
})

test.each(['/main.js', 'main.js', 'http://localhost/a/b.js', 'http://localhost:3001/assets_mfe/1/x.js'])(
  'a script from %s may be loaded unchanged',
  (address) => {
    expect(madePolicy().createScriptURL(address)).toBe(address)
  },
)

test.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  'http://localhost:3002/x.js',
  'http://localhost@evil.example/x.js',
  'https://*/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:http://localhost/1',
])('a script from %s is refused', (address) => {
  expect(madePolicy().createScriptURL(address)).toBeNull()
})

test('the app starts in a browser without Trusted Types', () => {
  expect(allowRegisteredScripts).not.toThrow()
})

test('the policy creates neither markup nor scripts from strings', () => {
  expect(Object.keys(madePolicy())).toEqual(['createScriptURL'])
})
