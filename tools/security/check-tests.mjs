// @ts-check
// Checks that the tests which docs/asvs.json names ran and passed.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run/install.mjs'
import { readRows } from './asvs.mjs'

/** @typedef {{ file: string, title: string, isSkipped: boolean }} Result a test that did not fail */

/** Files that `npm test` leaves out on a machine without PostgreSQL. */
const NEEDS_POSTGRES = /^apps\/api\/src\/storage\/postgres\//

/**
 * @param {'jest' | 'browser'} kind
 * @param {string} [repository] its folder
 * @returns {number} the exit code
 */
export function checkTests(kind, repository = root) {
  const rows = readRows(repository)
    .filter(({ state }) => state === 'met')
    .map(({ id, tests = [] }) => ({ id, tests: tests.filter(({ file }) => isOf(kind, file)) }))
    .filter(({ tests }) => tests.length > 0)
  const folders = new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => projectOf(file))))
  const results = [...folders].flatMap((folder) => readResults(repository, folder))
  const problems = rows.flatMap(({ id, tests }) => problemsOf(id, tests, results))
  for (const problem of problems) console.error(problem)
  const named = rows.reduce((sum, { tests }) => sum + tests.length, 0)
  if (problems.length === 0) console.log(`${named} tests of ${rows.length} rules ran.`)
  else console.error('\nCorrect these rules in docs/asvs.json, or run the tests again.')
  return problems.length > 0 ? 1 : 0
}

/**
 * @param {'jest' | 'browser'} kind
 * @param {string} file
 */
function isOf(kind, file) {
  return file.startsWith('apps/e2e/') === (kind === 'browser')
}

/** @param {string} file */
function projectOf(file) {
  const [top = '', name = ''] = file.split('/')
  return top === 'tools' && name !== 'repository' ? top : `${top}/${name}`
}

/**
 * @param {string} repository
 * @param {string} folder of the project
 * @returns {Result[]} none if its tests have not run
 */
function readResults(repository, folder) {
  const file = path.join(repository, folder, 'test-results/passed.json')
  /** @type {Result[]} */
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  return results.map((result) => ({ ...result, file: `${folder}/${result.file}` }))
}

/**
 * A skipped test is no problem while another test of the row passes: some need programs that are not installed.
 * @param {string} id
 * @param {{ file: string, title: string }[]} tests
 * @param {Result[]} results
 */
function problemsOf(id, tests, results) {
  const found = tests.map((test) => ({ ...test, results: resultsOf(test, results) }))
  const missing = found.filter((test) => test.results.length === 0 && !NEEDS_POSTGRES.test(test.file))
  const problems = missing.map(({ file, title }) => `${id}: did not run: "${title}" in ${file}`)
  const hasPassed = found.some((test) => test.results.some(({ isSkipped }) => !isSkipped))
  return problems.length > 0 || hasPassed ? problems : [`${id}: each of its tests was skipped`]
}

/**
 * @param {{ file: string, title: string }} test
 * @param {Result[]} results
 */
function resultsOf({ file, title }, results) {
  // The placeholders of `test.each` and of template literals.
  const parts = title.split(/%[psdifjoc#]|\$\{[^}]*\}|\$[\w.]+/)
  const pattern = new RegExp(parts.map((part) => part.replaceAll(/[^\w\s]/g, '\\$&')).join('.*'), 's')
  return results.filter((result) => result.file === file && pattern.test(result.title))
}
