// @ts-check
import { builtinModules } from 'node:module'
import { LIBRARIES, readManifest, readRootManifest } from './libraries.mjs'

/**
 * Packages of which a page or a build has one copy, which the consumer installs. A second React breaks hooks, and
 * plugins work only with the bundler they were made for.
 */
const PEERS = ['react', 'react-dom', 'react-router-dom', 'styled-components', '@rspack/core']

/** What a library loads through `require`: the build aliases the router, and parses with a CommonJS package. */
const REQUIRED = new Map([['remote-kit', ['react-router-dom', '@babel/traverse']]])

/**
 * The package.json of a library in the kit, without its version.
 *
 * @param {string} library
 * @param {ReadonlySet<string>} imported the modules that it imports from other packages
 * @throws {Error} if it imports a package that no library depends on
 */
export function packageManifest(library, imported) {
  const { name, exports } = readManifest(library)
  const { license, engines } = readRootManifest()
  const packages = new Set([...imported, ...(REQUIRED.get(library) ?? [])].filter(isPackage).map(nameOf))
  packages.delete(name)
  const sorted = [...packages].sort()
  /** @param {readonly string[]} names */
  const ranges = (names) => Object.fromEntries(names.map((other) => [other, rangeOf(library, other)]))
  const types = typesOf(packages)
  return {
    name,
    license,
    type: 'module',
    sideEffects: false,
    engines,
    files: [...new Set(Object.values(exports).map((file) => file.split('/')[1] ?? ''))],
    exports: Object.fromEntries(
      Object.entries(exports).map(([subpath, file]) => [subpath, conditions(file)]),
    ),
    dependencies: ranges(sorted.filter((other) => !PEERS.includes(other))),
    peerDependencies: { ...ranges(sorted.filter((other) => PEERS.includes(other))), ...types },
    peerDependenciesMeta: Object.fromEntries(Object.keys(types).map((other) => [other, { optional: true }])),
  }
}

/** @param {string} file TypeScript */
function conditions(file) {
  const module = file.replace(/\.tsx?$/, '')
  return { types: `${module}.d.ts`, default: `${module}.js` }
}

/** @param {string} specifier */
function isPackage(specifier) {
  return !specifier.startsWith('node:') && !builtinModules.includes(specifier)
}

/** @param {string} specifier */
function nameOf(specifier) {
  const [first = '', second] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

/**
 * The range of a package; `*` for a library of the kit, whose version is set later.
 * @param {string} library
 * @param {string} other
 */
function rangeOf(library, other) {
  // Inferred types can name a package that only another library depends on.
  const manifests = [library, ...LIBRARIES].map(readManifest)
  const range = manifests.map(({ dependencies = {} }) => dependencies[other]).find(Boolean)
  if (!range) throw new Error(`${library} imports ${other}, which no library of the kit depends on`)
  return range
}

/**
 * The type packages that a consumer needs, and can leave out if it does not check types.
 * @param {ReadonlySet<string>} packages
 * @returns {Record<string, string>}
 */
function typesOf(packages) {
  const { devDependencies } = readRootManifest()
  const names = ['react', 'react-dom'].filter((name) => packages.has(name)).map((name) => `@types/${name}`)
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? '*']))
}
