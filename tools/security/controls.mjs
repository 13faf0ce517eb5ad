// @ts-check
// Removes a rule of docs/asvs.json from the code and runs the tests that the rule names: one of them must fail.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run/install.mjs'
import { readRows } from './asvs.mjs'

/** @typedef {{ id: string, file: string, replace: string, by: string }} Control what removes a rule */

const SERVER_TEST = /^apps\/api\/(.*\.test\.ts)$/
const TIMEOUT_MS = 10 * 60 * 1000

/**
 * @param {string} [only] the rule to remove; all that have a control if absent
 * @returns {number} the exit code
 */
export function runControls(only) {
  /** @type {Control[]} */
  const all = JSON.parse(readFileSync(path.join(root, 'tools/security/controls.json'), 'utf8'))
  const controls = all.filter(({ id }) => only === undefined || id === only)
  const unnoticed = controls.filter((control) => !isNoticed(control))
  console.log(`${controls.length - unnoticed.length} of ${controls.length} removed rules were noticed.`)
  return unnoticed.length > 0 || controls.length === 0 ? 1 : 0
}

/** @param {Control} control */
function isNoticed({ id, file, replace, by }) {
  const target = path.join(root, file)
  const text = readFileSync(target, 'utf8')
  if (text.split(replace).length !== 2) throw new Error(`${file} does not contain this once: ${replace}`)
  try {
    writeFileSync(
      target,
      text.replace(replace, () => by),
    )
    const failed = failedTests(testsOf(id))
    console.log(`${id}: ${failed[0] ?? 'NOT NOTICED'}`)
    return failed.length > 0
  } finally {
    writeFileSync(target, text)
  }
}

/** @param {string} id */
function testsOf(id) {
  const row = readRows(root).find((one) => one.id === id)
  const files = (row?.tests ?? []).flatMap(({ file }) => SERVER_TEST.exec(file)?.[1] ?? [])
  return [...new Set(files)]
}

/**
 * The titles of the tests that failed. A file that could not run at all counts as no failed test.
 * @param {string[]} files
 * @returns {string[]}
 */
function failedTests(files) {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js')
  const args = ['--experimental-vm-modules', jest, '--selectProjects', 'embedded', '--json', '--', ...files]
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: path.join(root, 'apps/api'),
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 256 * 1024 * 1024,
  })
  /** @type {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(stdout)
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
}
