// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const stamp = path.join(root, 'node_modules/.installed-from')

/** What is installed: the lockfile's packages, with the programs of this system. */
function wanted() {
  const lockfile = fs.readFileSync(path.join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lockfile).digest('hex')
  return `${hash} ${process.platform}-${process.arch}`
}

/** Packages that a copy of the repository borrows by a link belong to somebody else, whom npm would take them from. */
function isBorrowed() {
  return fs.lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function isCurrent() {
  if (isBorrowed()) return true
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted()
}

/**
 * Installs exactly the packages of the lockfile when they are missing, of another lockfile or of another system.
 * Whatever else is in node_modules is removed. Runs before anything that needs a package, so it uses Node alone. Ends
 * the program when the packages cannot be installed.
 */
export function ensureInstalled() {
  if (isCurrent()) return
  console.log('Installing packages (only after a change of package-lock.json) ...')
  // Windows starts npm.cmd only through a shell; nothing of the arguments needs quoting.
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      `Packages could not be installed: npm ci ${error ? error.message : `ended with ${status}`}.`,
    )
    if (process.platform === 'win32') console.error('Windows keeps files that are in use: stop what runs.')
    process.exit(1)
  }
  fs.writeFileSync(stamp, wanted())
}
