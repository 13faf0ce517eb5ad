// @ts-check
// Breaks one remote in each way and watches the rest of the app in a real browser:
//   npm run blast                   every remote, and one that is generated (about a quarter of an hour)
//   npm run blast -- assets_mfe     one remote, before it is published
//   npm run blast -- generated      a remote as `npm run new-remote` makes it
// It fails when another part of the app is affected or slow, or the load report does not name the fault. Run it with
// nothing beside it.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runProgram } from '../run/program.mjs'

/** @typedef {{ toNavigate: number, toFallback: number, requests: number }} Measured */

/** Milliseconds, for the navigation away from a remote that loads, and until its error is shown. */
const LIMITS = { toNavigate: 1_000, toFallback: 4_500 }

/** @param {string[]} args */
export async function run([asked = 'all', ...more]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'solvent-blast-'))
  const file = path.join(folder, 'results.json')
  let code = await runProgram(
    'playwright',
    ['test', '--config', 'apps/e2e', '--project=journeys', '--reporter=list,json', 'blast-', ...more],
    { env: { BLAST: asked.replaceAll('-', '_'), PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  )
  if (fs.existsSync(file) && !printTable(JSON.parse(fs.readFileSync(file, 'utf8')))) code ||= 1
  fs.rmSync(folder, { recursive: true, force: true })
  return code
}

/**
 * The worst figures of each part and fault over all tested remotes.
 * @param {{ suites: { specs: any[] }[] }} report
 * @returns {boolean} whether all are within the limits
 */
function printTable({ suites }) {
  /** @type {Map<string, Measured & { tried: number, failed: string[] }>} */
  const rows = new Map()
  for (const { title, ok, tests } of suites.flatMap((suite) => suite.specs)) {
    const [name, ...rest] = title.split(' · ')
    const key = rest.join(' · ')
    const row = rows.get(key) ?? { tried: 0, failed: [], toNavigate: 0, toFallback: 0, requests: 0 }
    const noted = tests[0]?.annotations.find((/** @type {any} */ note) => note.type === 'blast')
    /** @type {Partial<Measured>} */
    const measured = noted ? JSON.parse(noted.description) : {}
    for (const figure of /** @type {const} */ (['toNavigate', 'toFallback', 'requests']))
      row[figure] = Math.max(row[figure], measured[figure] ?? 0)
    row.tried += 1
    if (!ok) row.failed.push(name)
    rows.set(key, row)
  }
  console.log('\nThe worst of each, in milliseconds:\n')
  console.log('part and fault'.padEnd(38), 'tried', 'navigation', 'fallback', 'requests', 'failed')
  for (const [key, { tried, toNavigate, toFallback, requests, failed }] of rows) {
    const figures = [
      String(tried).padStart(5),
      String(toNavigate).padStart(10),
      String(toFallback).padStart(8),
    ]
    console.log(key.padEnd(38), ...figures, String(requests).padStart(8), failed.join(', ') || '-')
  }
  const all = [...rows.values()]
  const failed = all.reduce((sum, row) => sum + row.failed.length, 0)
  const slow = all.filter((row) => row.toNavigate > LIMITS.toNavigate || row.toFallback > LIMITS.toFallback)
  console.log(
    `\n${all.reduce((sum, row) => sum + row.tried, 0)} cases, ${failed} failed, ${slow.length} slower than ${LIMITS.toNavigate} and ${LIMITS.toFallback} ms`,
  )
  return slow.length === 0
}
