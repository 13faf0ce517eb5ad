import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** Files outside projects with `propertyTests` that may import fast-check; both load `tools/jest-properties.ts`. */
const CONFIGURED = ['apps/api/src/testing/properties.ts', 'tools/jest-properties.ts']

function isConfigured(file: string): boolean {
  const config = path.join(root, ...file.split('/').slice(0, 2), 'jest.config.mjs')
  const usesPreset = existsSync(config) && readFileSync(config, 'utf8').includes('...propertyTests(')
  return usesPreset || CONFIGURED.includes(file)
}

function isImporting(file: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8')
  return /(?:from |import |import\(|require\()'fast-check'/.test(text)
}

test('fast-check is imported only where its seed is fixed', () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const files = listed.filter((file) => file !== '' && existsSync(path.join(root, file)))
  const importing = files.filter(isImporting)
  expect(importing).toEqual(expect.arrayContaining(CONFIGURED))
  expect(importing.filter((file) => !isConfigured(file))).toEqual([])
})
