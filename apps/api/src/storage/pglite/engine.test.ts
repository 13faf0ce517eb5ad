import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@solvent/api-testing/eventually'
import { isUnavailable } from '../../testing/is-unavailable'
import { DatabaseUnavailable } from '../database-unavailable'
import { StartRefusal } from '../start-refusal'
import { Engine } from './engine'

/**
 * A database whose `exec` runs until the file `enough` exists. Each thread leaves a file when it has loaded. A query
 * returns the settings that its thread got.
 */
const PROGRAM = `
  const { existsSync, writeFileSync } = require('node:fs')
  const { threadId, parentPort, workerData } = require('node:worker_threads')
  const { dataDir, gate } = workerData
  const wasm = workerData.wasm ?? new WebAssembly.Module(Buffer.from('0061736d01000000', 'hex'))
  writeFileSync(dataDir + (existsSync(dataDir + '/first') ? '/second' : '/first'), '')
  Atomics.wait(gate, 0, 0)
  parentPort.on('message', ({ id, requests: [{ kind }] }) => {
    while (kind === 'exec' && !existsSync(dataDir + '/enough'));
    const row = { threadId, isCompiled: workerData.wasm !== undefined }
    parentPort.postMessage({ kind: 'answers', id, outcomes: [{ rows: [row] }] })
    if (kind === 'close') parentPort.close()
  })
  parentPort.postMessage({ kind: 'ready', wasm })
`
const disk = { space: { isNearlyFull: () => false }, reserve: { release: async () => {} } }
let folder = ''
let engine: Engine

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-engine-'))
  const program = join(folder, 'program.cjs')
  writeFileSync(program, PROGRAM)
  engine = await Engine.open(program, { dataDir: folder }, disk, async () => {})
})
afterEach(async () => {
  await engine.close()
  rmSync(folder, { recursive: true })
})

async function runEndlessStatement(deadlineMs: number): Promise<unknown> {
  const thread = await engine.thread()
  return thread.request({ kind: 'exec', sql: '' }, deadlineMs)
}

async function settings(): Promise<unknown> {
  const thread = await eventually(() => engine.thread(), isUnavailable)
  const [row] = await thread.request({ kind: 'query', sql: '' }, 5000)
  return row
}

test('a database that is opened again is not compiled again', async () => {
  expect(await settings()).toMatchObject({ isCompiled: false })
  await expect(runEndlessStatement(200)).rejects.toThrow(DatabaseUnavailable)
  expect(await settings()).toMatchObject({ isCompiled: true })
})

test('the next database loads while a late statement still runs, and is not opened if that one is answered', async () => {
  const before = await settings()
  const late = runEndlessStatement(6_000)
  await eventually(() => expect(existsSync(join(folder, 'second'))).toBe(true))
  writeFileSync(join(folder, 'enough'), '')
  await late
  expect(await settings()).toEqual(before)
})

test('the data are opened only when the folder is ours, and not if it is refused', async () => {
  const opened = join(folder, 'opened')
  const program = join(folder, 'other.cjs')
  writeFileSync(
    program,
    `const { workerData: { gate } } = require('node:worker_threads')
    Atomics.wait(gate, 0, 0)
    require('node:fs').writeFileSync(${JSON.stringify(opened)}, '')`,
  )
  const refused = Engine.open(program, { dataDir: folder }, disk, async () => {
    await pause(300)
    expect(existsSync(opened)).toBe(false)
    throw new StartRefusal('in use')
  })
  await expect(refused).rejects.toThrow('in use')
  expect(existsSync(opened)).toBe(false)
})
