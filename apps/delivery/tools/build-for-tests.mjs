// @ts-check
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const app = path.resolve(import.meta.dirname, '..')

/** Builds the program for the tests into a separate folder, so that a running app is not affected. */
export default function build() {
  const rspack = path.resolve(app, '../../node_modules/@rspack/cli/bin/rspack.js')
  const folder = mkdtempSync(path.join(tmpdir(), 'solvent-delivery-'))
  execFileSync(process.execPath, [rspack, 'build', '--output-path', folder], { cwd: app, stdio: 'pipe' })
  process.env.SOLVENT_TEST_DELIVERY = folder
}
