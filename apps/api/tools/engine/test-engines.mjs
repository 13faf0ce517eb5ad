// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * - `both`: what the engines could answer differently, such as locks, isolation and limits
 * - `one`: any database will do; on the embedded one in `npm test`, on both in `npm run test:nightly`
 * - `embedded`, `postgres`: about this engine
 * - `none`: the database makes no difference
 *
 * @typedef {'both' | 'one' | 'embedded' | 'postgres' | 'none'} Engines
 */

/** Where a place says it for all of its files. */
const PLACES = /** @type {const} */ ([
  ['src/storage/pglite/', 'embedded'],
  ['src/storage/postgres/', 'postgres'],
])

/** Anywhere else, the first line says it, and why it has to be both. */
const FIRST_LINE = /^\/\/ Engines: (?:(one|embedded|postgres|none)|(both) \(.+\))$/

/**
 * Which engines a test file needs, or null if nothing says so.
 *
 * @param {string} file path from the folder of the server, with slashes
 * @param {string} text of the file
 * @returns {Engines | null}
 */
function enginesOf(file, text) {
  const place = PLACES.find(([folder]) => file.startsWith(folder))
  if (place) return place[1]
  const [, alone, both] = FIRST_LINE.exec(text.split('\n', 1)[0] ?? '') ?? []
  return /** @type {Engines | null} */ (alone ?? both ?? null)
}

/**
 * The test files of the server, by path from its folder.
 *
 * @param {string} api the folder
 * @returns {{ file: string, engines: Engines }[]}
 * @throws if one of them does not say which engines it needs
 */
export function testFiles(api) {
  return ['src', 'journeys']
    .flatMap((folder) => filesOf(api, folder))
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file, engines: requireEngines(file, readFileSync(join(api, file), 'utf8')) }))
}

/** @param {string} api @param {string} folder */
function filesOf(api, folder) {
  const names = readdirSync(join(api, folder), { recursive: true, encoding: 'utf8' })
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

/** @param {string} file @param {string} text */
function requireEngines(file, text) {
  const engines = enginesOf(file, text)
  if (engines === null) {
    throw new Error(
      `${file} does not say which database engines it needs. Begin it with one of these lines:
// Engines: one
// Engines: both (why their answers could differ)
// Engines: embedded
// Engines: postgres
// Engines: none`,
    )
  }
  return engines
}
