// @ts-check
// Checks the rules of docs/style.md that a program can check: node tools/lint/style.mjs
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../run/install.mjs'

const MAX_COMMENT_WIDTH = 120

/** Words that hide who does what, with what to do instead. */
const BANNED = [
  {
    words: /\b(?:some|no|any)body\b|\bwhoever\b/i,
    advice: 'name the actor, such as the caller or another tab',
  },
  { words: /\bof its own\b(?!\s+\w)/i, advice: 'write "its own" or "a separate"' },
]
/** Words that are fine on screen, but not in a comment. */
const BANNED_IN_COMMENTS = [
  { words: /\bat once\b/i, advice: 'write "immediately", "concurrently" or "in one statement"' },
  { words: /\b(?:told|tells)\b/i, advice: 'write the term for it: notify, return, report, send' },
]
/** Files in which these words are data: phrases that people write, attacks and texts that the specification fixes. */
const DATA = [
  /^libs\/quick-entry\/src\//,
  /^libs\/api-testing\/src\/phrases\.ts$/,
  /^libs\/api-testing\/src\/hostile\//,
  // The Unix user `nobody`.
  /^libs\/api-testing\/postgres\/service-user\.mjs$/,
  /^tools\/lint\//,
]
const CODE = /\.(?:tsx?|mjs|cjs)$/
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/\s/

/**
 * The violations in one file.
 *
 * @param {string} file relative to the root of the repository
 * @param {string} text
 * @returns {string[]} one line for each, as `file:line: message`
 */
export function styleProblems(file, text) {
  if (!CODE.test(file) || DATA.some((data) => data.test(file))) return []
  return text
    .split('\n')
    .flatMap((line, index) => problemsOf(line).map((problem) => `${file}:${index + 1}: ${problem}`))
}

/** @param {string} line */
function problemsOf(line) {
  const isComment = COMMENT.test(line)
  const banned = isComment ? [...BANNED, ...BANNED_IN_COMMENTS] : BANNED
  const problems = banned.flatMap(({ words, advice }) => {
    const found = words.exec(line)
    return found ? [`"${found[0]}": ${advice}.`] : []
  })
  const isTooWide = isComment && line.length > MAX_COMMENT_WIDTH && !line.includes('://')
  return isTooWide ? [...problems, `The comment is wider than ${MAX_COMMENT_WIDTH} characters.`] : problems
}

/** Checks every file that Git does not ignore and prints the violations. Returns the exit code. */
export function checkStyle() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const problems = files
    .split('\n')
    // A deleted file is listed until the deletion is staged.
    .filter((file) => CODE.test(file) && existsSync(join(root, file)))
    .flatMap((file) => styleProblems(file, readFileSync(join(root, file), 'utf8')))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) console.error(`\n${problems.length} violations of docs/style.md.`)
  return problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = checkStyle()
