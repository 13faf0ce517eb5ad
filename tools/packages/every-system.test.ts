import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Package {
  version?: string
  resolved?: string
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}
type Packages = Record<string, Package>

const SYSTEMS = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })))

const file = path.resolve(__dirname, '../../package-lock.json')
const { packages }: { packages: Packages } = JSON.parse(readFileSync(file, 'utf8'))

/** The lockfile key that `importer` resolves `name` to: the nearest folder wins, as in Node. */
function keyOf(all: Packages, importer: string, name: string): string | undefined {
  const nearest = `${importer}/node_modules/${name}`
  if (nearest in all) return nearest
  const above = importer.lastIndexOf('/node_modules/')
  const top = `node_modules/${name}`
  return above > 0 ? keyOf(all, importer.slice(0, above), name) : top in all ? top : undefined
}

/** Packages with a binary for each system, recognized by the names of their optional dependencies. */
function withPrograms(all: Packages) {
  return Object.entries(all).filter(([, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).some((name) => /\b(linux|darwin|win32)-(x64|arm64)\b/.test(name)),
  )
}

/** One sentence for each binary that a system would lack after `npm ci`. */
function missing(all: Packages): string[] {
  return withPrograms(all).flatMap(([importer, { version, optionalDependencies = {} }]) => {
    const program = `${importer.replace(/^.*node_modules\//, '')} ${version}`
    return SYSTEMS.flatMap(({ os, cpu }) => {
      const names = Object.keys(optionalDependencies).filter((name) => name.includes(`${os}-${cpu}`))
      if (names.length === 0) return [`${program} has nothing for ${os} ${cpu}.`]
      return names.filter((name) => !isFor(keyOf(all, importer, name), name)).map(sentence)

      function isFor(key: string | undefined, name: string) {
        const found = key === undefined ? undefined : all[key]
        return (
          found?.version === optionalDependencies[name] && found?.os?.includes(os) && found.cpu?.includes(cpu)
        )
      }
      function sentence(name: string) {
        return `${program} misses ${name} ${optionalDependencies[name]} on ${os} ${cpu}.`
      }
    })
  })
}

test('the lockfile has every binary for Linux, macOS and Windows, on x64 and arm64', () => {
  expect(missing(packages)).toEqual([])
})

test('a lockfile without any one of them is refused', () => {
  const programs = withPrograms(packages).flatMap(([importer, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => SYSTEMS.some(({ os, cpu }) => name.includes(`${os}-${cpu}`)))
      .map((name) => ({ importer, name })),
  )
  expect(programs.length).toBeGreaterThan(SYSTEMS.length)
  for (const { importer, name } of programs) {
    const others = { ...packages }
    delete others[keyOf(packages, importer, name) ?? '']
    expect(missing(others)).toEqual([expect.stringContaining(` misses ${name} `)])
  }
})

test('a binary of another version or for another system does not count', () => {
  const key = 'node_modules/@rspack/binding-darwin-arm64'
  const older = { ...packages, [key]: { ...packages[key], version: '2.0.0' } }
  const elsewhere = { ...packages, [key]: { ...packages[key], os: ['linux'] } }
  const sentence = [expect.stringMatching(/^@rspack\/binding .* misses .* on darwin arm64\.$/)]
  expect(missing(older)).toEqual(sentence)
  expect(missing(elsewhere)).toEqual(sentence)
})

test('a package that does not support a system is named', () => {
  const key = 'node_modules/@rspack/binding'
  const { '@rspack/binding-win32-arm64-msvc': _, ...rest } = packages[key]?.optionalDependencies ?? {}
  const narrower = { ...packages, [key]: { ...packages[key], optionalDependencies: rest } }
  expect(missing(narrower)).toEqual([
    expect.stringMatching(/^@rspack\/binding .* has nothing for win32 arm64\.$/),
  ])
})

test('the lockfile names no registry, so that each installation uses its own', () => {
  const addresses = Object.values(packages).flatMap(({ resolved = '' }) => resolved)
  expect(addresses.filter((address) => address.includes('://'))).toEqual([])
})
