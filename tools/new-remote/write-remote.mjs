// @ts-check
import fs from 'node:fs'
import path from 'node:path'

const templates = path.join(import.meta.dirname, 'template')
const SUFFIX = '.template'

/**
 * Writes the folder of a remote. The formatter wraps its lines.
 *
 * @param {ReturnType<typeof import('./plan-remote.mjs').planRemote>} remote
 * @param {string} root of the repository
 * @returns {string} the folder, from the root
 */
export function writeRemote({ name, federated, description }, root) {
  const folder = `apps/${name}-mfe`
  const { kind, label } = description.place
  /** @type {Record<string, string>} */
  const words = { name, federated, kind, label, words: label.toLowerCase(), component: toComponent(name) }
  for (const source of ['common', kind].map((part) => path.join(templates, part))) {
    for (const file of fs.readdirSync(source, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith(SUFFIX)) continue
      const text = fs.readFileSync(path.join(source, file), 'utf8')
      write(path.join(root, folder, file.slice(0, -SUFFIX.length)), filled(text, words))
    }
  }
  write(path.join(root, folder, 'remote.json'), JSON.stringify(description))
  return folder
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/**
 * @param {string} text
 * @param {Record<string, string>} words
 */
function filled(text, words) {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, word) => words[word] ?? '')
}

/** @param {string} name */
function toComponent(name) {
  return name.replaceAll(/(^|-)(.)/g, (_, __, first) => first.toUpperCase())
}
