// @ts-check
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDifference, packagesOf, workspaceLinks } from './lockfiles.mjs'

/** @typedef {import('./lockfiles.mjs').Lockfile} Lockfile */

/** The root folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Installs exactly the packages of package-lock.json, unless any npm command has installed them already. Everything
 * else in node_modules is removed. If only links to workspaces are missing, it creates the links. Runs before anything
 * that needs a package, so it imports none. Exits if the installation fails.
 * @param {string} [folder] of the repository
 */
export function ensureInstalled(folder = root) {
  if (isBorrowed(folder)) return
  const reason = whyInstall(folder)
  if (reason === undefined) return
  console.log(`Installing packages: ${reason} ...`)
  // Packages omitted by a setting such as NODE_ENV=production would be reported missing at the next start.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  // Windows starts npm.cmd only through a shell. None of the arguments needs quoting.
  const { status, error } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`Packages could not be installed: npm ci ${error ? error.message : `ended with ${status}`}.`)
  if (process.platform === 'win32') console.error('Windows keeps files that are in use: stop what runs.')
  process.exit(1)
}

/**
 * Whether node_modules is a link into another copy of the repository, which does its own installation.
 * @param {string} folder
 */
function isBorrowed(folder) {
  return fs.lstatSync(path.join(folder, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

/**
 * @param {string} folder
 * @returns {string | undefined} undefined when everything is installed and linked
 */
function whyInstall(folder) {
  /** @type {Lockfile | undefined} */
  const wanted = readJson(path.join(folder, 'package-lock.json'))
  // npm reports what is wrong with it.
  if (!wanted) return 'package-lock.json cannot be read'
  /** @type {Lockfile | undefined} */
  const installed = readJson(path.join(folder, 'node_modules/.package-lock.json'))
  if (!installed) return 'nothing is installed yet'
  return (
    findDifference(wanted, installed, thisSystem()) ??
    findAbsent(installed, folder) ??
    linkWorkspaces(wanted, folder)
  )
}

/**
 * @param {string} file
 * @returns {any} undefined when there is no such file, or it is no JSON
 */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function thisSystem() {
  const system = { os: process.platform, cpu: process.arch }
  return process.platform === 'linux' ? { ...system, libc: libcOfLinux() } : system
}

function libcOfLinux() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/**
 * Checks the packages themselves: `npm install --package-lock-only` adds packages to npm's copy of the lockfile without
 * installing them.
 * @param {Lockfile} installed
 * @param {string} folder
 * @returns {string | undefined} what is not as npm says
 */
function findAbsent(installed, folder) {
  for (const [key, { version }] of packagesOf(installed)) {
    const manifest = readJson(path.join(folder, key, 'package.json'))
    if (!manifest) return `${key} is missing`
    if (manifest.version !== version) return `${key} is not the ${version} of package-lock.json`
  }
  return undefined
}

/**
 * Creates links to workspaces that are missing or point elsewhere.
 * @param {Lockfile} wanted
 * @param {string} folder
 * @returns {string | undefined} what stands in the way
 */
function linkWorkspaces(wanted, folder) {
  for (const [link, workspace] of workspaceLinks(wanted)) {
    const from = path.join(folder, link)
    const to = path.join(folder, workspace)
    // A workspace that was deleted needs no link.
    if (!fs.existsSync(to) || leadsTo(from, to)) continue
    const current = fs.lstatSync(from, { throwIfNoEntry: false })
    if (current && !current.isSymbolicLink()) return `${link} is not a link to ${workspace}`
    fs.rmSync(from, { force: true })
    fs.mkdirSync(path.dirname(from), { recursive: true })
    // On Windows other links need administrator rights. Other systems ignore the type.
    fs.symlinkSync(path.relative(path.dirname(from), to), from, 'junction')
  }
  return undefined
}

/**
 * @param {string} from
 * @param {string} to
 */
function leadsTo(from, to) {
  return fs.existsSync(from) && fs.realpathSync(from) === fs.realpathSync(to)
}
