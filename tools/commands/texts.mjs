// @ts-check
// Lists every text that a user can read, by file, in texts.txt: npm run texts
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { root } from '../run/install.mjs'

const SOURCES = [
  'apps/shell/src',
  'apps/*-mfe/src',
  'apps/api/src/domain',
  'apps/api/src/http',
  'libs/{api-client,contracts,money,payment,plan,remote-kit,screen-kit,ui}/src',
]
const IS_CODE = /\.tsx?$/
const IS_TEST = /\.test\.tsx?$|\/testing\/|\/gallery\//
const OUTPUT = 'texts.txt'

/** @typedef {{ type?: string, value?: unknown, quasis?: { cooked: string }[] }} Node */

export async function run() {
  const sections = sourceFiles().flatMap((file) => {
    const texts = [...new Set(textsOf(file))]
    return texts.length > 0 ? [[file, ...texts.map((text) => `  ${text}`)].join('\n')] : []
  })
  writeFileSync(path.join(root, OUTPUT), `${sections.join('\n\n')}\n`)
  console.log(`Wrote the texts of ${sections.length} files to ${OUTPUT}.`)
  return 0
}

function sourceFiles() {
  const patterns = SOURCES.flatMap(expand).map((folder) => `:(glob)${folder}/**`)
  return execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => IS_CODE.test(file) && !IS_TEST.test(file))
}

/**
 * Expands `{a,b}`, which Git's patterns do not have.
 * @param {string} pattern
 */
function expand(pattern) {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? []
  return names === '' ? [pattern] : names.split(',').map((name) => before + name + after)
}

/** @param {string} file */
function textsOf(file) {
  const code = readFileSync(path.join(root, file), 'utf8')
  /** @type {string[]} */
  const texts = []
  collect(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('.tsx') }), texts)
  return texts
}

/**
 * @param {unknown} node
 * @param {string[]} texts
 */
function collect(node, texts) {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const one of node) collect(one, texts)
    return
  }
  const { type, value, quasis } = /** @type {Node} */ (node)
  // Styles and types have no texts.
  if (type === 'TaggedTemplateExpression' || type === 'ImportDeclaration' || type?.startsWith('Ts')) return
  if (type === 'JSXText') add(value, texts, true)
  if (type === 'StringLiteral') add(value, texts, false)
  if (type === 'TemplateLiteral') add(quasis?.map(({ cooked }) => cooked).join('…'), texts, false)
  for (const child of Object.values(node)) collect(child, texts)
}

/**
 * @param {unknown} value
 * @param {string[]} texts
 * @param {boolean} isOnScreen otherwise only what looks like a sentence or a label counts
 */
function add(value, texts, isOnScreen) {
  const text = String(value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (/^[mM]\d/.test(text)) return // The path of an icon.
  const isText = isOnScreen ? /[a-z]/i.test(text) : /^[A-Z"…][^{};]*[a-z]/.test(text)
  if (isText) texts.push(text)
}
