import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@solvent/api-testing/eventually'
import { isUnavailable } from '../../testing/is-unavailable'
import { DatabaseUnavailable } from '../database-unavailable'
import { Engine } from './engine'

/** A database whose `exec` never ends. A query returns the settings that its thread got. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads')
  const wasm = workerData.wasm ?? new WebAssembly.Module(Buffer.from('0061736d01000000', 'hex'))
  parentPort.on('message', ({ id, requests: [{ kind }] }) => {
    while (kind === 'exec');
    const row = { isCompiled: workerData.wasm !== undefined }
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
  engine = await Engine.open(program, { dataDir: folder }, disk)
})
afterEach(async () => {
  await engine.close()
  rmSync(folder, { recursive: true })
})

async function runEndlessStatement(): Promise<void> {
  const thread = await engine.thread()
  await expect(thread.request({ kind: 'exec', sql: '' }, 200)).rejects.toThrow(DatabaseUnavailable)
}

async function settings(): Promise<unknown> {
  const thread = await eventually(() => engine.thread(), isUnavailable)
  const [row] = await thread.request({ kind: 'query', sql: '' }, 5000)
  return row
}

test('a database that is opened again is not compiled again', async () => {
  expect(await settings()).toEqual({ isCompiled: false })
  await runEndlessStatement()
  expect(await settings()).toEqual({ isCompiled: true })
})
