import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ASVS_NUMBERS } from './asvs-numbers'
import { root } from './root'

interface Row {
  id: string
  state: 'met' | 'does_not_apply' | 'gap'
  how: string
  tests?: { file: string; title: string }[]
  documents?: { file: string; heading: string }[]
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const rows: Row[] = JSON.parse(read('docs/asvs.json'))

/** A text in quotes. Only a template literal can span lines. */
const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/** The texts in a file, as its tests use them for titles and for the rows of `test.each`. */
function textsOf(file: string): string[] {
  if (!existsSync(path.join(root, file))) return []
  const found = [...read(file).matchAll(TEXT)]
  return found.map(([, ...quoted]) => quoted.join('').replaceAll(/\\(.)/g, '$1'))
}

function headingsOf(file: string): string[] {
  if (!existsSync(path.join(root, file))) return []
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading)
}

test('every requirement of levels 1 and 2 has one row, in the order of their numbers', () => {
  const ids = Object.entries(ASVS_NUMBERS).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  )
  expect(ids).toHaveLength(253)
  expect(rows.map(({ id }) => id)).toEqual(ids)
})

test('a rule that is met names a test or a document', () => {
  const met = rows.filter(({ state }) => state === 'met')
  expect(met.filter(({ tests = [], documents = [] }) => tests.length + documents.length === 0)).toEqual([])
})

test('a gap and a rule that does not apply say why', () => {
  const others = rows.filter(({ state }) => state !== 'met')
  expect(others.filter(({ how }) => how.split(' ').length < 3)).toEqual([])
})

// That a test of this title runs is checked after the tests: tools/security/check-tests.mjs.
test('every test that is named is in its file', () => {
  const named = rows.flatMap(({ id, tests = [] }) => tests.map((one) => ({ id, ...one })))
  const missing = named.filter(({ file, title }) => !textsOf(file).some((text) => text.includes(title)))
  expect(missing).toEqual([])
})

test('every document that is named has its heading', () => {
  const named = rows.flatMap(({ id, documents = [] }) => documents.map((one) => ({ id, ...one })))
  expect(named.filter(({ file, heading }) => !headingsOf(file).includes(heading))).toEqual([])
})

test('the page says what the table says: npm run security', () => {
  const module = pathToFileURL(path.join(root, 'tools/security/asvs.mjs')).href
  const call = `const { securityPage } = await import(${JSON.stringify(module)})
process.stdout.write(securityPage().text)`
  const args = ['--input-type=module', '-e', call]
  const page = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 10_000_000 })
  expect(read('docs/security.md')).toBe(page)
})
