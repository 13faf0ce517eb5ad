import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Person, signUp } from '@solvent/api-testing/person'
import { PHRASES_DAY, type Phrase, phrases, phrasesBooks } from '@solvent/api-testing/phrases'
import {
  addAsset,
  addLiability,
  createSession,
  DEFAULT_MODEL,
  sendChat,
  updateProfile,
} from '@solvent/contracts'
import { embeddedStore, startApi } from '../harness/app/api-process'
import { preload } from '../harness/app/preload'
import { RecordingProvider } from '../harness/models/recording-provider'
import { hasArguments, type ToolCall } from '../harness/models/tool-calls'
import { registerCleanup } from '../harness/runner/cleanup'

const TURN_TIMEOUT_MS = 90_000

/** Sends the phrases to a real model and prints its tool call next to the expected one. */
const { AI_KEY: key = '', AI_BASE_URL: baseUrl = 'https://api.cerebras.ai/v1', AI_MODEL } = process.env
const model = AI_MODEL ?? DEFAULT_MODEL
const folder = mkdtempSync(join(tmpdir(), 'solvent-eval-'))
registerCleanup(() => rmSync(folder, { recursive: true, force: true }))

interface Result {
  phrase: Phrase
  /** The call of the expected tool if there is one, else the first call. */
  actual: ToolCall | undefined
  /** Why there was no reply; null if there was one. */
  failure: string | null
}

const provider = await RecordingProvider.start(baseUrl.replace(/\/+$/, ''))
const api = await startApi({
  store: embeddedStore(folder),
  env: {
    ...preload('fixed-day'),
    FIXED_DAY: PHRASES_DAY,
    AI_BASE_URL: provider.url,
    AI_TURNS_PER_DAY: '999999',
    AI_KEY: undefined,
  },
})
try {
  const person = await createPerson(api.url)
  process.stdout.write(`${phrases.length} phrases for ${model} at ${new URL(baseUrl).host}\n\n`)
  const results: Result[] = []
  for (const phrase of phrases) {
    const result = await ask(person, phrase)
    results.push(result)
    process.stdout.write(`${row(result)}\n`)
  }
  process.stdout.write(`\n${totals(results)}\n`)
} catch (error) {
  // A provider's message may quote the key.
  process.stderr.write(`${String(error).replaceAll(key, '(the key)')}\n`)
  process.exitCode = 1
} finally {
  await api.end('SIGTERM')
  provider.stop()
}

/** Creates a person with the books of the phrases. Everything is confirmed before saving, so the books never change. */
async function createPerson(url: string): Promise<Person> {
  const person = await signUp(url)
  const profile = { name: 'Maya', monthly_income: 4000, currency_preference: 'USD', selected_model: model }
  await person.answer(updateProfile, {
    body: { ...profile, cerebras_api_key: key, ask_before_saving: true },
  })
  for (const body of phrasesBooks.assets) await person.answer(addAsset, { body })
  for (const body of phrasesBooks.liabilities) await person.answer(addLiability, { body })
  return person
}

async function ask(person: Person, phrase: Phrase): Promise<Result> {
  const { session_id } = await person.answer(createSession, { body: { title: 'Evaluation' } })
  provider.take()
  const body = { session_id, message: phrase.say }
  const { status, code } = await person.send(sendChat, { body, timeoutMs: TURN_TIMEOUT_MS })
  const calls = provider.take()
  const ofTool = calls.filter(({ tool }) => tool === phrase.tool)
  const actual = ofTool.find((one) => hasArguments(one, phrase.args)) ?? ofTool[0] ?? calls[0]
  return { phrase, actual, failure: status === 200 ? null : (code ?? 'no answer') }
}

function isTool({ phrase, actual }: Result): boolean {
  return actual?.tool === phrase.tool
}

function isAll(result: Result): boolean {
  return isTool(result) && result.actual !== undefined && hasArguments(result.actual, result.phrase.args)
}

function row(result: Result): string {
  const { phrase, actual, failure } = result
  const mark = isAll(result) ? 'yes ' : isTool(result) ? 'tool' : 'no  '
  const lines = [`${mark}  ${phrase.say}`, `        expected  ${written(phrase)}`]
  if (!isAll(result)) lines.push(`        actual    ${failure ?? (actual ? written(actual) : 'words only')}`)
  return lines.join('\n')
}

function written({ tool, args }: Pick<Phrase, 'tool'> & { args: object }): string {
  return `${tool} ${JSON.stringify(args)}`
}

function totals(results: readonly Result[]): string {
  const [tools, all] = [results.filter(isTool).length, results.filter(isAll).length]
  return `The expected tool: ${tools} of ${results.length}. With the expected arguments: ${all} of ${results.length}.`
}
