import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  evaluate,
  LocalProvider,
  RecordingError,
  readRecording,
  realProvider,
  replayedProvider,
  requireNewFile,
  withoutKey,
  writeRecording,
} from '@solvent/api/testing/evaluation'
import { signUp } from '@solvent/api-testing/person'
import { PHRASES_DAY } from '@solvent/api-testing/phrases'
import { DEFAULT_MODEL } from '@solvent/contracts'
import { embeddedStore, startApi } from '../harness/app/api-process'
import { preload } from '../harness/app/preload'
import { registerCleanup } from '../harness/runner/cleanup'

/** Sends the phrases to a real model, or to a recording of one, and prints its tool call next to the expected one. */
const { AI_KEY = '', AI_BASE_URL: baseUrl = 'https://api.cerebras.ai/v1', AI_MODEL } = process.env
const { record, replay } = parseArgs({
  options: { record: { type: 'string' }, replay: { type: 'string' } },
}).values
// The server asks the model only for a person with a key.
const key = replay === undefined ? AI_KEY : 'not-a-key'

try {
  await run()
} catch (error) {
  // A provider's message may quote the key.
  const message = error instanceof RecordingError ? error.message : String(error)
  process.stderr.write(`${withoutKey(message, key)}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const recording = replay === undefined ? null : readRecording(replay)
  if (record !== undefined) requireNewFile(record)
  let isRecorded = false
  registerCleanup(() => {
    if (record !== undefined && !isRecorded) rmSync(record, { force: true })
  })
  const source =
    replay !== undefined && recording ? replayedProvider(replay, recording) : realProvider(baseUrl, key)
  const today = new Date().toISOString().slice(0, 10)
  const asked = recording ?? { host: new URL(baseUrl).host, model: AI_MODEL ?? DEFAULT_MODEL, date: today }
  const provider = await LocalProvider.start(source)
  const api = await startServer(provider.url)
  try {
    const person = await signUp(api.url)
    const write = (text: string) => process.stdout.write(text)
    const recorded = await evaluate({ person, provider, key, asked, write })
    if (record !== undefined) writeRecording(record, recorded, key)
    isRecorded = true
  } finally {
    await api.end('SIGTERM')
    provider.stop()
  }
}

function startServer(providerUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'solvent-eval-'))
  registerCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return startApi({
    store: embeddedStore(folder),
    env: {
      ...preload('fixed-day'),
      FIXED_DAY: PHRASES_DAY,
      AI_BASE_URL: providerUrl,
      AI_TURNS_PER_DAY: '999999',
      AI_KEY: undefined,
    },
  })
}
