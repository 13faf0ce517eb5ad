import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../database-unavailable'
import { StorageFull } from '../storage-full'
import type { EngineRequest } from './engine-messages'
import { EngineThread } from './engine-thread'

/** A database whose disk is full. */
const PROGRAM = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', () => parentPort.postMessage({ kind: 'broken', code: 'ENOSPC', reason: '' }))
  parentPort.postMessage({ kind: 'ready' })
`
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-thread-'))
  writeFileSync(join(folder, 'program.cjs'), PROGRAM)
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each<[string, EngineRequest, typeof StorageFull | typeof DatabaseUnavailable]>([
  ['a statement reports that nothing was saved', { kind: 'exec', sql: '' }, StorageFull],
  ['a commit leaves open whether it was saved', { kind: 'commit', sync: true }, DatabaseUnavailable],
])('where the disk fills up, %s', async (_, request, expected) => {
  const thread = await EngineThread.prepare(join(folder, 'program.cjs'), { dataDir: folder }).open()
  await expect(thread.request(request, 5000)).rejects.toThrow(expected)
  expect(await thread.failed).toBeInstanceOf(StorageFull)
  await thread.ended
})
