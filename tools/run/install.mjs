// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const stamp = path.join(root, 'node_modules/.installed-from')

function lockfileHash() {
  return createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
}

function isCurrent() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockfileHash()
}

/**
 * Installs the packages of the lockfile when they are missing or older than it. Runs before anything that
 * needs a package, so it uses Node alone.
 */
export function ensureInstalled() {
  if (isCurrent()) return
  console.log('Installing packages (only after a change of package-lock.json) ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not "npm ci": it refuses a lockfile that leaves out packages of other systems. "--no-save" keeps the lockfile.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync(npm, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      `Packages could not be installed: npm install ${error ? error.message : `ended with ${status}`}.`,
    )
    process.exit(1)
  }
  fs.writeFileSync(stamp, lockfileHash())
}
