import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataFolder } from './new-data-folder'

let folder = ''
let template = ''
let dataDir = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-new-'))
  template = join(folder, 'template')
  dataDir = join(folder, 'data')
  mkdirSync(join(template, 'base/1'), { recursive: true })
  mkdirSync(join(template, 'empty'))
  mkdirSync(dataDir)
  writeFileSync(join(template, 'PG_VERSION'), '18')
  writeFileSync(join(template, 'base/1/1259'), 'rows')
})
afterEach(() => rmSync(folder, { recursive: true }))

function contents(): string[] {
  return readdirSync(dataDir, { recursive: true }).map(String).sort()
}

const COMPLETE = ['PG_VERSION', 'base', 'base/1', 'base/1/1259', 'empty']

test('an empty folder becomes a database, also if it contains lost+found', async () => {
  mkdirSync(join(dataDir, 'lost+found'))
  await prepareDataFolder(dataDir, template)
  expect(contents()).toEqual([...COMPLETE, 'lost+found'])
})

test('an existing database is left unchanged', async () => {
  writeFileSync(join(dataDir, 'PG_VERSION'), 'old')
  await prepareDataFolder(dataDir, template)
  expect(contents()).toEqual(['PG_VERSION'])
})

test.each([
  ['before the first file', () => {}],
  ['between two files', () => writeFileSync(join(dataDir, 'PG_VERSION'), '1')],
  ['after the last file', () => writeFileSync(join(dataDir, 'half'), '')],
])('a first start that was interrupted %s is repeated', async (_, interrupted) => {
  writeFileSync(join(dataDir, 'being-made'), '')
  interrupted()
  await prepareDataFolder(dataDir, template)
  expect(contents()).toEqual(COMPLETE)
})

test('the folder is marked while it is being filled', async () => {
  rmSync(template, { recursive: true })
  await expect(prepareDataFolder(dataDir, template)).rejects.toThrow('ENOENT')
  expect(existsSync(join(dataDir, 'being-made'))).toBe(true)
})

test('a folder with other files is refused and left unchanged', async () => {
  writeFileSync(join(dataDir, 'diary.txt'), 'mine')
  await expect(prepareDataFolder(dataDir, template)).rejects.toThrow(
    `The folder ${dataDir} is not empty and holds no data of Solvent.`,
  )
  expect(contents()).toEqual(['diary.txt'])
})
