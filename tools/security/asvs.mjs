// @ts-check
// Reads docs/asvs.json and writes it as the tables of docs/security.md.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run/install.mjs'

/**
 * @typedef {object} Row
 * @property {string} id of the requirement, such as `6.2.1`
 * @property {number} level
 * @property {string} rule
 * @property {'met' | 'does_not_apply' | 'gap'} state
 * @property {string} how
 * @property {{ file: string, title: string }[]} [tests]
 * @property {{ file: string, heading: string }[]} [documents]
 */

const PAGE = 'docs/security.md'
const BEGIN = '<!-- begin of the tables: change docs/asvs.json, then npm run security -->'
const END = '<!-- end of the tables -->'

const ANSWERS = { met: 'Met', does_not_apply: 'Does not apply', gap: 'Gap' }

const CHAPTERS = [
  'Encoding and sanitization',
  'Validation and business logic',
  'Web frontend security',
  'API and web service',
  'File handling',
  'Authentication',
  'Session management',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OIDC',
  'Cryptography',
  'Secure communication',
  'Configuration',
  'Data protection',
  'Secure coding and architecture',
  'Security logging and error handling',
  'WebRTC',
]

/**
 * @param {string} [folder] of the repository
 * @returns {Row[]}
 */
export function readRows(folder = root) {
  return JSON.parse(readFileSync(path.join(folder, 'docs/asvs.json'), 'utf8'))
}

/** The path of the page, and its text with tables that say what docs/asvs.json says. */
export function securityPage() {
  const file = path.join(root, PAGE)
  const text = readFileSync(file, 'utf8')
  const begin = text.indexOf(BEGIN)
  const end = text.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`${PAGE} needs the lines "${BEGIN}" and "${END}".`)
  return { file, text: `${text.slice(0, begin)}${BEGIN}\n\n${tables(readRows())}\n${text.slice(end)}` }
}

/** @param {Row[]} rows */
function tables(rows) {
  const chapters = CHAPTERS.flatMap((name, index) => {
    const own = rows.filter(({ id }) => Number(id.split('.')[0]) === index + 1)
    const head = ['| # | Rule | Answer | Checked by |', '| --- | --- | --- | --- |']
    return own.length > 0 ? [[`### ${index + 1} ${name}`, '', ...head, ...own.map(line), ''].join('\n')] : []
  })
  return [`${counts(rows)}\n`, ...chapters].join('\n')
}

/** @param {Row[]} rows */
function counts(rows) {
  const number = (/** @type {Row['state']} */ wanted) => rows.filter(({ state }) => state === wanted).length
  return `${rows.length} rules: ${number('met')} met, ${number('gap')} gaps, ${number('does_not_apply')} do not apply.`
}

/** @param {Row} row */
function line({ id, rule, state, how, tests = [], documents = [] }) {
  const checks = [...tests.map(({ file }) => `\`${shortName(file)}\``), ...documents.map(link)]
  const cells = [id, rule, `${ANSWERS[state]}: ${how}`, [...new Set(checks)].join(', ') || '-']
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/**
 * The name of a test file on the page: without its folder if it is a journey, as the introduction of the page says.
 * @param {string} file
 */
function shortName(file) {
  if (/^apps\/(api|e2e)\/journeys\//.test(file)) return path.posix.basename(file).replace(/\.test\.ts$/, '')
  return file.replace(/^apps\/api\/src\/(?=(domain|storage)\/)/, '')
}

/** @param {{ file: string, heading: string }} document */
function link({ file, heading }) {
  const anchor = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-')
  const target = file === PAGE ? '' : path.posix.relative('docs', file)
  return `[${heading}](${target}#${anchor})`
}
