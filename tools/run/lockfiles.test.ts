import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

type Packages = Record<string, object>

const system = { os: 'linux', cpu: 'x64', libc: 'glibc' }

const installed: Packages = {
  'libs/money': { name: '@solvent/money', version: '0.1.0' },
  'libs/money/node_modules/idb': { version: '8.0.0', integrity: 'sha512-a' },
  'node_modules/@solvent/money': { resolved: 'libs/money', link: true },
  'node_modules/nx': { version: '23.2.1', integrity: 'sha512-b' },
  'node_modules/nx-linux': {
    version: '23.2.1',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['glibc'],
  },
}
/** In package-lock.json, and not installed on this system. */
const elsewhere: Packages = {
  'node_modules/nx-linux-musl': {
    version: '23.2.1',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  },
  'node_modules/nx-linux-arm64': { version: '23.2.1', optional: true, os: ['linux'], cpu: ['arm64'] },
  'node_modules/nx-darwin': { version: '23.2.1', optional: true, os: ['darwin'] },
  'node_modules/nx-not-linux': { version: '23.2.1', optional: true, os: ['!linux', '!win32'] },
  'node_modules/nx-wasm': { version: '23.2.1', optional: true, cpu: ['wasm32'] },
  'node_modules/nx-wasm/node_modules/helper': { version: '1.0.0', optional: true },
}
const wanted: Packages = { '': { name: 'solvent' }, ...installed, ...elsewhere }

/** Why the second packages, the installed ones, differ from the first. */
function difference(lockfile: Packages, present: Packages, on: object = system): string | undefined {
  const module = pathToFileURL(path.join(__dirname, 'lockfiles.mjs')).href
  const args = JSON.stringify([{ packages: lockfile }, { packages: present }, on])
  const call = `const { findDifference } = await import(${JSON.stringify(module)})
console.log(findDifference(...${args}) ?? '')`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', call], { encoding: 'utf8' })
  return output.trim() || undefined
}

function without(packages: Packages, ...keys: string[]): Packages {
  return Object.fromEntries(Object.entries(packages).filter(([key]) => !keys.includes(key)))
}

test('packages for other systems and their dependencies may be missing', () => {
  expect(difference(wanted, installed)).toBeUndefined()
})

test('workspaces and their links are not compared', () => {
  const others = without(installed, 'libs/money', 'node_modules/@solvent/money')
  expect(difference(wanted, others)).toBeUndefined()
  expect(difference({ '': {}, ...others }, installed)).toBeUndefined()
})

test.each([
  ['a package is missing', 'node_modules/nx is missing', without(installed, 'node_modules/nx')],
  [
    'a package of one workspace is missing',
    'libs/money/node_modules/idb is missing',
    without(installed, 'libs/money/node_modules/idb'),
  ],
  [
    'it is another version',
    'node_modules/nx is not the 23.2.1 of package-lock.json',
    { ...installed, 'node_modules/nx': { version: '23.2.0', integrity: 'sha512-b' } },
  ],
  [
    'it is other content of the same version',
    'node_modules/nx is not the 23.2.1 of package-lock.json',
    { ...installed, 'node_modules/nx': { version: '23.2.1', integrity: 'sha512-z' } },
  ],
  [
    'there is a package too many',
    'node_modules/left-pad is not in package-lock.json',
    { ...installed, 'node_modules/left-pad': { version: '1.0.0' } },
  ],
  [
    'it is copied from another system',
    'node_modules/nx-linux is missing',
    {
      ...without(installed, 'node_modules/nx-linux'),
      'node_modules/nx-darwin': elsewhere['node_modules/nx-darwin'] ?? {},
    },
  ],
])('when %s: %s', (_, reason, present) => {
  expect(difference(wanted, present)).toBe(reason)
})

test.each([
  ['linux', 'x64', 'musl', 'nx-linux-musl'],
  ['linux', 'arm64', 'glibc', 'nx-linux-arm64'],
  ['darwin', 'arm64', undefined, 'nx-darwin'],
  ['freebsd', 'x64', undefined, 'nx-not-linux'],
  ['win32', 'x64', undefined, undefined],
])('%s on %s with %s needs %s', (os, cpu, libc, program) => {
  const expected = program && `node_modules/${program} is missing`
  expect(difference(wanted, installed, { os, cpu, libc })).toBe(expected)
})
