import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

interface Result {
  file: string
  title: string
  isSkipped: boolean
}

const FILE = 'src/throttle.test.ts'

/** Checks one rule that names tests of `libs/plan` with these titles, after tests with these results. */
function check(titles: string[], results: Result[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'solvent-asvs-'))
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), JSON.stringify(content))
  }
  const tests = titles.map((title) => ({ file: `libs/plan/${FILE}`, title }))
  write('docs/asvs.json', [
    { id: '6.3.1', state: 'met', tests },
    { id: '6.3.2', state: 'gap', tests: [{ file: 'libs/plan/no.test.ts', title: 'none' }] },
  ])
  write('libs/plan/test-results/passed.json', results)
  const module = pathToFileURL(path.join(__dirname, 'check-tests.mjs')).href
  const call = `const { checkTests } = await import(${JSON.stringify(module)})
process.exitCode = checkTests('jest', ${JSON.stringify(folder)})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', call], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return { status, stdout, problem: stderr.split('\n')[0] }
}

const ran = (title: string): Result => ({ file: FILE, title, isSkipped: false })
const skipped = (title: string): Result => ({ ...ran(title), isSkipped: true })

test('a rule whose tests passed is fine, with placeholders in their titles and on any number of rows', () => {
  const titles = ['from %s: at most 20 are checked', 'allows five ($name)']
  const results = [ran('a login from one address: at most 20 are checked'), ran('allows five (or more)')]
  expect(check(titles, results)).toEqual({ status: 0, stdout: '2 tests of 1 rules ran.\n', problem: '' })
})

test.each([
  ['did not run', []],
  ['ran in another file', [{ ...ran('allows five'), file: 'src/other.test.ts' }]],
  ['was renamed', [ran('allows six')]],
])('a rule whose test %s is named', (_, results) => {
  expect(check(['allows five'], results)).toEqual({
    status: 1,
    stdout: '',
    problem: `6.3.1: did not run: "allows five" in libs/plan/${FILE}`,
  })
})

test('a skipped test is fine only beside one that passed', () => {
  const titles = ['allows five', 'needs nginx']
  expect(check(titles, [ran('allows five'), skipped('needs nginx')]).status).toBe(0)
  expect(check(titles, [skipped('allows five'), skipped('needs nginx')])).toMatchObject({
    status: 1,
    problem: '6.3.1: each of its tests was skipped',
  })
})
