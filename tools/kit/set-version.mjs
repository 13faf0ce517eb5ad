// @ts-check
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ name: string, dependencies?: Record<string, string> }} PackageManifest */

/**
 * The version of all packages of a kit: the root's version with a hash of every file, so that equal sources give equal
 * packages. The hash follows a hyphen, because a number with a leading zero is invalid after a dot.
 *
 * @param {string} version of the root
 * @param {string} folder with one folder for each package
 * @param {readonly PackageManifest[]} manifests
 */
export function kitVersion(version, folder, manifests) {
  const content = createHash('sha256').update(JSON.stringify(manifests))
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))
  for (const file of paths.map((file) => path.relative(folder, file).replaceAll('\\', '/')).sort())
    content.update(`\0${file}\0`).update(fs.readFileSync(path.join(folder, file)))
  return `${version}-kit-${content.digest('hex').slice(0, 8)}`
}

/**
 * Gives a package its version, and those of the other packages of the kit that it depends on.
 *
 * @param {PackageManifest} manifest
 * @param {string} version
 * @param {readonly string[]} kit names of all packages
 */
export function withVersion({ name, dependencies = {}, ...rest }, version, kit) {
  const ranges = Object.entries(dependencies).map(([other, range]) => [
    other,
    kit.includes(other) ? version : range,
  ])
  return { name, version, ...rest, dependencies: Object.fromEntries(ranges) }
}
