// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../run/install.mjs'

/** The libraries in the kit: those that a remote imports, and the ones these need. */
export const LIBRARIES = [
  'api-client',
  'contracts',
  'delivery',
  'event-bus',
  'money',
  'plan',
  'remote-kit',
  'screen-kit',
  'testing',
  'ui',
]

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {Record<string, string>} exports paths of TypeScript files, by subpath
 * @property {Record<string, string>} [dependencies]
 */

/**
 * @param {string} library
 * @returns {Manifest}
 */
export function readManifest(library) {
  return JSON.parse(fs.readFileSync(path.join(root, 'libs', library, 'package.json'), 'utf8'))
}

/** The root's package.json. */
export function readRootManifest() {
  /** @type {{ version: string, license: string, engines: object, devDependencies: Record<string, string> }} */
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  return manifest
}
