// @ts-check
import fs from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ kind: 'page', path: string, label: string, icon: string[], order: number,
 *   shortcut?: { keys: string[], does: string } } | { kind: 'widget', slot: 'assistant', label: string }} Place
 * @typedef {object} Description the content of a `remote.json`
 * @property {Place} place
 * @property {number} contract
 * @property {{ emits: string[], hears: string[] }} topics
 * @property {{ entry: number, first: number }} budget
 * @property {number} devPort
 */

/**
 * Every remote of the repository by name: the folders `apps/<name>-mfe`.
 * @param {string} root
 * @returns {Map<string, Description | undefined>} what it says of itself, if it says so
 */
export function readRemotes(root) {
  const folders = fs.readdirSync(path.join(root, 'apps')).filter((folder) => folder.endsWith('-mfe'))
  return new Map(
    folders.map((folder) => {
      const file = path.join(root, 'apps', folder, 'remote.json')
      const description = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
      return [folder.replace(/-mfe$/, ''), description]
    }),
  )
}
