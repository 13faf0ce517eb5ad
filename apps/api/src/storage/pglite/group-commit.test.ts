import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type EmbeddedFolder, embeddedFolder } from '../../testing/embedded-folder'
import { eventually } from '../../testing/eventually'
import { insertPerson, savedTitles, saveTitle } from '../../testing/rows'
import type { Database } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'

const mockFolder = mkdtempSync(join(tmpdir(), 'solvent-group-'))
const HOLD = join(mockFolder, 'hold')
const FAIL = join(mockFolder, 'fail')
const SYNCS = join(mockFolder, 'syncs')

/** The engine on a disk whose syncs are counted, wait while one file is there, and fail while another one is. */
const PROGRAM = `
  import fs from 'node:fs'
  const sync = fs.fsyncSync
  const clock = new Int32Array(new SharedArrayBuffer(4))
  fs.fsyncSync = (descriptor) => {
    while (fs.existsSync(${JSON.stringify(HOLD)})) Atomics.wait(clock, 0, 0, 5)
    if (fs.existsSync(${JSON.stringify(FAIL)})) throw Object.assign(new Error('The disk is broken.'), { code: 'EIO' })
    sync(descriptor)
    fs.appendFileSync(${JSON.stringify(SYNCS)}, '.')
  }
  await import(${JSON.stringify(pathToFileURL(process.env.SOLVENT_TEST_ENGINE_PROGRAM ?? '').href)})
`

jest.mock('./engine-files', () => ({
  get engineProgram() {
    return join(mockFolder, 'engine.mjs')
  },
  templateFolder: process.env.SOLVENT_TEST_TEMPLATE,
}))

const PEOPLE = Array.from({ length: 8 }, (_, n) => `${n + 1}1111111-1111-8111-8111-111111111111`)

let folder: EmbeddedFolder
let db: Database

beforeAll(async () => {
  writeFileSync(join(mockFolder, 'engine.mjs'), PROGRAM)
  folder = await embeddedFolder()
  db = await folder.open()
  for (const person of PEOPLE) await insertPerson(db, person)
})
afterAll(async () => {
  await folder.remove()
  rmSync(mockFolder, { recursive: true })
})
beforeEach(() => writeFileSync(SYNCS, ''))

function saveAll(): Promise<string>[] {
  return PEOPLE.map((person) => saveTitle(db, person))
}

test('people who save at once wait for one sync together', async () => {
  const titles = await Promise.all(saveAll())
  expect(readFileSync(SYNCS, 'utf8').length).toBeLessThan(PEOPLE.length / 2)
  expect(await Promise.all(PEOPLE.map((person) => savedTitles(db, person)))).toEqual(
    titles.map((title) => [title]),
  )
})

test('somebody who saves alone is answered after a sync of their own', async () => {
  await saveTitle(db, PEOPLE[0] ?? '')
  expect(readFileSync(SYNCS, 'utf8')).toBe('.')
})

test('nobody is told that anything is saved, or shown it, before it is on the disk', async () => {
  writeFileSync(HOLD, '')
  let answered = 0
  const everybody = [...saveAll(), ...PEOPLE.map((person) => savedTitles(db, person))]
  for (const one of everybody) void Promise.resolve(one).then(() => (answered += 1))
  await pause(400)
  expect(answered).toBe(0)
  rmSync(HOLD)
  await Promise.all(everybody)
})

test('where the sync fails nobody is told that anything is saved, and what was saved before is there', async () => {
  const before = await savedTitles(db, PEOPLE[0] ?? '')
  writeFileSync(FAIL, '')
  const outcomes = await Promise.allSettled(saveAll())
  rmSync(FAIL)
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })
  }
  const after = await eventually(() => savedTitles(db, PEOPLE[0] ?? ''))
  expect(after).toEqual(expect.arrayContaining(before))
})
