// @ts-check

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved] of a link, the folder of its workspace
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 *
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile package-lock.json, or npm's copy of it in
 *   node_modules, without the root and packages for other systems
 * @typedef {{ os: string, cpu: string, libc?: string }} System `libc` on Linux: `glibc` or `musl`
 */

/**
 * Why the packages of a lockfile must be installed again. Workspaces and links to them are not compared.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 * @param {System} system
 * @returns {string | undefined} undefined when everything is installed
 */
export function findDifference(wanted, installed, system) {
  const expected = packagesOf(wanted)
  const present = packagesOf(installed)
  for (const [key, entry] of expected) {
    const other = present.get(key)
    if (!other && !mayBeMissing(entry, system)) return `${key} is missing`
    if (other && (other.version !== entry.version || other.integrity !== entry.integrity))
      return `${key} is not the ${entry.version} of package-lock.json`
  }
  for (const key of present.keys()) {
    if (!expected.has(key)) return `${key} is not in package-lock.json`
  }
  return undefined
}

/**
 * The folders in node_modules that link to workspaces, with the folders they link to.
 * @param {Lockfile} lockfile
 * @returns {[link: string, workspace: string][]}
 */
export function workspaceLinks({ packages = {} }) {
  return Object.entries(packages).flatMap(([key, { link, resolved }]) =>
    link && resolved !== undefined ? [/** @type {[string, string]} */ ([key, resolved])] : [],
  )
}

/**
 * The packages that npm downloads, without the root, workspaces and links.
 * @param {Lockfile} lockfile
 */
export function packagesOf({ packages = {} }) {
  return new Map(
    Object.entries(packages).filter(([key, { link }]) => /(^|\/)node_modules\//.test(key) && !link),
  )
}

/**
 * npm skips optional packages for other systems, and their dependencies, which name no system.
 * @param {LockedPackage} entry
 * @param {System} system
 */
function mayBeMissing({ optional, os, cpu, libc }, system) {
  if (!optional) return false
  if (!os && !cpu && !libc) return true
  return !(allows(os, system.os) && allows(cpu, system.cpu) && allows(libc, system.libc))
}

/**
 * Whether a list such as `["linux"]` or `["!win32"]` allows a system, as npm reads it.
 * @param {string[] | undefined} list
 * @param {string | undefined} name
 */
function allows(list, name) {
  if (!list || list.includes('any')) return true
  if (list.includes(`!${name}`)) return false
  return list.includes(name ?? '') || list.every((entry) => entry.startsWith('!'))
}
