// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'

/** The remotes in the order of their ports. */
export const remotes = ['assets-mfe', 'liabilities-mfe', 'recommendations-mfe', 'chat-mfe']

/** @param {string} remote */
export function releaseFolder(remote) {
  return path.join(root, 'apps', remote, 'dist')
}

/**
 * Writes the registry document of the releases on disk, each on its own port of this machine.
 * @param {string} file
 * @param {number} firstPort
 */
export function writeRegistry(file, firstPort) {
  const rows = remotes.map((remote, index) => {
    const release = fs.readFileSync(path.join(releaseFolder(remote), 'release.json'), 'utf8')
    const { name, bytes: _, budget: __, needs: ___, ...row } = JSON.parse(release)
    const entry = `http://localhost:${firstPort + index}/${name}/${row.version}/mf-manifest.json`
    return [name, { ...row, entry }]
  })
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify({ remotes: Object.fromEntries(rows) }, null, 2))
}
