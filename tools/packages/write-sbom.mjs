// @ts-check
// Writes the software bill of materials of what runs in production, as CycloneDX: node write-sbom.mjs FILE. It comes
// from the lockfile alone. "npm sbom --omit dev" leaves out react and zod, because other packages develop with them.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {Record<string, string>} Dependencies
 * @typedef {object} Package an entry of the lockfile
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [license] as an SPDX expression
 * @property {string} [integrity]
 * @property {string} [resolved] the folder, for a link
 * @property {boolean} [link]
 * @property {Dependencies} [dependencies]
 * @property {Dependencies} [optionalDependencies]
 * @property {Dependencies} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** Apps that only test. */
const TEST_APPS = ['apps/e2e', 'apps/reliability']

/** The one file of others in the repository (docs/decisions/0037-typeface.md): a subset of this package. */
const FONT = { name: '@fontsource-variable/figtree', version: '5.3.0', license: 'OFL-1.1' }

const root = path.resolve(import.meta.dirname, '../..')
const [file = ''] = process.argv.slice(2)

/** @type {Record<string, Package>} */
const packages = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages

/**
 * The lockfile key that `importer` resolves `name` to: the nearest folder wins, as in Node.
 * @param {string} importer
 * @param {string} name
 * @returns {string | undefined}
 */
function keyOf(importer, name) {
  const nearest = importer ? `${importer}/node_modules/${name}` : `node_modules/${name}`
  const found = packages[nearest]
  if (found) return found.link ? found.resolved : nearest
  if (!importer) return undefined
  return keyOf(importer.slice(0, Math.max(0, importer.lastIndexOf('/node_modules/'))), name)
}

/**
 * The lockfile keys of what a package needs in production. A missing one is optional: `npm ci` checks the others.
 * @param {string} key
 */
function needsOf(key) {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = packages[key] ?? {}
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  const names = new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
  return [...names].flatMap((name) => keyOf(key, name) ?? []).sort()
}

/**
 * @param {string} ref unique in the list
 * @param {Package} about
 */
function componentOf(ref, { name = ref.replace(/^.*node_modules\//, ''), version, license, integrity }) {
  const [, alg = '', hash = ''] = /^sha(\d+)-(.*)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(hash && { hashes: [{ alg: `SHA-${alg}`, content: Buffer.from(hash, 'base64').toString('hex') }] }),
  }
}

const apps = Object.keys(packages).filter((key) => /^apps\/[^/]+$/.test(key) && !TEST_APPS.includes(key))
const keys = new Set(apps)
// The loop also visits the keys that it adds.
for (const key of keys) for (const need of needsOf(key)) keys.add(need)

const sorted = [...keys].sort()
const { name, version, license } = packages[''] ?? {}
const sbom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  // No time and no serial number: the same commit gives the same file.
  metadata: {
    component: {
      type: 'application',
      'bom-ref': 'root',
      name,
      version,
      licenses: [{ expression: license }],
    },
  },
  components: [...sorted.map((key) => componentOf(key, packages[key] ?? {})), componentOf('font', FONT)],
  dependencies: [
    { ref: 'root', dependsOn: apps },
    ...sorted.map((key) => ({ ref: key, dependsOn: needsOf(key) })),
    { ref: 'font', dependsOn: [] },
  ],
}
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
