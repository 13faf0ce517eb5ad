// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ ancestorTitles: string[], title: string, status: string }} TestResult */

/** Writes which tests passed or were skipped, for `tools/security/check-tests.mjs`. */
export default class {
  /** @param {{ rootDir: string }} config */
  constructor({ rootDir }) {
    this.rootDir = rootDir
  }

  /**
   * @param {unknown} _
   * @param {{ testResults: { testFilePath: string, testResults: TestResult[] }[] }} results
   */
  onRunComplete(_, { testResults }) {
    // Only a task of Nx runs every test of its project; Nx restores the file when it answers from its cache.
    if (process.env.NX_TASK_TARGET_TARGET === undefined) return
    const results = testResults.flatMap(({ testFilePath, testResults }) =>
      testResults
        .filter(({ status }) => status !== 'failed')
        .map(({ ancestorTitles, title, status }) => ({
          file: path.relative(this.rootDir, testFilePath).replaceAll(path.sep, '/'),
          title: [...ancestorTitles, title].join(' '),
          isSkipped: status !== 'passed',
        })),
    )
    const folder = path.join(this.rootDir, 'test-results')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'passed.json'), JSON.stringify(results))
  }
}
