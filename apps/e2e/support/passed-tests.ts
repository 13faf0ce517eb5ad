import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const FOLDER = path.resolve(import.meta.dirname, '..')

/** Writes which journeys passed or were skipped, for `tools/security/check-tests.mjs`. */
export default class implements Reporter {
  private readonly results: { file: string; title: string; isSkipped: boolean }[] = []

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'passed' && status !== 'skipped') return
    const [, , , ...titles] = test.titlePath()
    const file = path.relative(FOLDER, test.location.file).replaceAll(path.sep, '/')
    this.results.push({ file, title: titles.join(' '), isSkipped: status === 'skipped' })
  }

  onEnd(): void {
    const folder = path.join(FOLDER, 'test-results')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'passed.json'), JSON.stringify(this.results))
  }
}
