import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { soon } from '@solvent/api-testing/soon'
import { type EmbeddedFolder, embeddedFolder } from '../../testing/embedded-folder'
import { isAway } from '../../testing/is-away'
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

const PEOPLE = Array.from(
  { length: 15 },
  (_, n) => `${(n + 1).toString(16)}1111111-1111-8111-8111-111111111111`,
)

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
  expect(readFileSync(SYNCS, 'utf8').length).toBeLessThan(PEOPLE.length)
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

test('where the sync fails nobody is told that anything is saved who waited for it, and nothing else is lost', async () => {
  const before = await Promise.all(PEOPLE.map((person) => savedTitles(db, person)))
  writeFileSync(FAIL, '')
  const saving = saveAll()
  await Promise.race(saving).catch(() => {})
  rmSync(FAIL)
  const outcomes = await Promise.allSettled(saving)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(DatabaseUnavailable)
  for (const [n, person] of PEOPLE.entries()) {
    const told = outcomes.slice(n, n + 1).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const titles = await soon(() => savedTitles(db, person), isAway)
    expect(titles).toEqual(expect.arrayContaining([...(before[n] ?? []), ...told]))
  }
})

test('what runs in the background is answered before it is on the disk, and is there with the next one that is not', async () => {
  const [person = ''] = PEOPLE
  const before = await savedTitles(db, person)
  writeFileSync(HOLD, '')
  const unsynced = await saveTitle(db, person, 'inBackground')
  const saving = saveTitle(db, person)
  expect(await Promise.race([saving, pause(200, 'still waiting')])).toBe('still waiting')
  rmSync(HOLD)
  expect(await savedTitles(db, person)).toEqual([...before, unsynced, await saving].sort())
})
