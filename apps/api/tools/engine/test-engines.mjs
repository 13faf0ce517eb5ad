// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * - `both`: the engines could behave differently, for example in locks, isolation and limits
 * - `one`: any database will do; on the embedded one in `npm test`, on both in `npm run test:nightly`
 * - `embedded`, `postgres`: tests this engine only
 * - `none`: the database makes no difference
 *
 * @typedef {'both' | 'one' | 'embedded' | 'postgres' | 'none'} Engines
 */

/** Folders whose files all need the same engine. */
const ENGINES_BY_FOLDER = /** @type {const} */ ([
  ['src/storage/pglite/', 'embedded'],
  ['src/storage/postgres/', 'postgres'],
])

/** Elsewhere, the first line of a file declares its engines, with a reason for `both`. */
const ENGINES_LINE = /^\/\/ Engines: (?:(one|embedded|postgres|none)|(both) \(.+\))$/

/**
 * Which engines a test file needs, or null if it does not declare them.
 *
 * @param {string} file path relative to the server's folder, with forward slashes
 * @param {string} text of the file
 * @returns {Engines | null}
 */
function enginesOf(file, text) {
  const place = ENGINES_BY_FOLDER.find(([folder]) => file.startsWith(folder))
  if (place) return place[1]
  const [, alone, both] = ENGINES_LINE.exec(text.split('\n', 1)[0] ?? '') ?? []
  return /** @type {Engines | null} */ (alone ?? both ?? null)
}

/**
 * The server's test files, by path relative to its folder.
 *
 * @param {string} api the folder
 * @returns {{ file: string, engines: Engines }[]}
 * @throws if a file does not declare its engines
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
