// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../run/install.mjs'
import { readRootManifest } from './libraries.mjs'

const built = path.join(root, 'apps/delivery/dist/main.mjs')

/**
 * Writes the package of the delivery program, which contains everything that it imports. Its command is `remotes`.
 *
 * @param {string} to folder of the package
 * @returns its package.json, without a version
 */
export function writeProgramPackage(to) {
  const { license, engines } = readRootManifest()
  fs.mkdirSync(to, { recursive: true })
  fs.writeFileSync(path.join(to, 'remotes.mjs'), `#!/usr/bin/env node\n${fs.readFileSync(built, 'utf8')}`)
  return {
    name: '@solvent/remotes',
    license,
    type: 'module',
    engines,
    files: ['remotes.mjs'],
    bin: { remotes: 'remotes.mjs' },
  }
}
