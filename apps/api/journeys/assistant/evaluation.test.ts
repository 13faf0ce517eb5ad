// Engines: none
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AI_KEY } from '@solvent/api-testing/conversation'
import { phrases } from '@solvent/api-testing/phrases'
import { type Question, type ScriptedAnswer, ScriptedProvider } from '@solvent/api-testing/scripted-provider'
import {
  evaluate,
  LocalProvider,
  RecordingError,
  readRecording,
  realProvider,
  replayedProvider,
  requireNewFile,
  writeRecording,
} from '../../src/testing/evaluation/evaluation'
import type { AnswerSource } from '../../src/testing/evaluation/local-provider'
import type { Recording } from '../../src/testing/evaluation/recording'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ASKED = { host: 'models.example', model: 'llama3.1-8b', date: '2026-03-10' }

// In languages, or about things, that only a model understands.
const WRONG_TOOL = '私の純資産はいくらですか？'
const WRONG_ARGUMENTS = 'Wydałem 25 na książki'
const CALL_AS_TEXT = 'Nenne mich bitte Maja'
const WORDS_WITH_KEY = 'Jaki mam budżet na ten miesiąc?'
const FAILS_WITH_KEY = 'Quais são as minhas dívidas?'
const BUSY_FIRST = 'ما هي أصولي؟'

/** The phrases that reached the stand-in. */
const reached = new Set<string>()
let folder = ''
let model: ScriptedProvider
let recorded = { report: '', file: '' }

/** Stands in for a model that is right, except for the phrases above. */
function modelAnswer({ body: { messages } }: Question): ScriptedAnswer {
  const say = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const phrase = phrases.find((one) => one.say === say)
  const isRepeated = reached.has(say)
  if (phrase) reached.add(say)
  if (!phrase || messages.at(-1)?.role === 'tool') return { text: 'That is what there is to know.' }
  const { tool, args } = phrase
  const right = { calls: [{ tool, args }] }
  switch (say) {
    case WRONG_TOOL:
      return { calls: [{ tool: 'get_plan', args: {} }] }
    case WRONG_ARGUMENTS:
      return { calls: [{ tool, args: { ...args, amount: 26 } }] }
    case CALL_AS_TEXT:
      return { text: `<tool_call>${JSON.stringify({ name: tool, arguments: args })}</tool_call>` }
    case WORDS_WITH_KEY:
      return { text: `Your key is ${AI_KEY}.` }
    case FAILS_WITH_KEY:
      return { status: 400, body: JSON.stringify({ error: { message: `Authorization: Bearer ${AI_KEY}` } }) }
    case BUSY_FIRST:
      return isRepeated ? right : { status: 429, headers: { 'retry-after': '0' } }
    default:
      return right
  }
}

async function runWith(source: AnswerSource, key: string): Promise<{ report: string; recording: Recording }> {
  const provider = await LocalProvider.start(source)
  setting.server.ai.baseUrl = provider.url
  let report = ''
  const write = (text: string) => {
    report += text
  }
  try {
    const person = await setting.newPerson()
    const recording = await evaluate({ person, provider, key, asked: ASKED, write })
    return { report, recording }
  } finally {
    provider.stop()
  }
}

function replay(file: string) {
  return runWith(replayedProvider(file, readRecording(file)), 'not-a-key')
}

/** The recording with other contents. */
function changed(name: string, change: (recording: Recording) => Partial<Recording>): string {
  const recording = readRecording(recorded.file)
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify({ ...recording, ...change(recording) }))
  return file
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-evaluation-'))
  model = await ScriptedProvider.start()
  model.answer = modelAnswer
})

afterAll(() => {
  model.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a recording has no key, and its replay prints the same report without the provider', async () => {
  const { report, recording } = await runWith(realProvider(model.baseUrl, AI_KEY), AI_KEY)
  const file = join(folder, 'recording.json')
  writeRecording(file, recording, AI_KEY)
  recorded = { report, file }

  const sent = model.questions.length
  expect(recording.answers).toHaveLength(sent)
  expect(new Set(recording.answers.map(({ phrase }) => phrase))).toEqual(reached)
  const written = readFileSync(file, 'utf8')
  expect(written).not.toContain(AI_KEY)
  // The key is streamed in pieces of seven characters.
  expect(written).not.toContain(AI_KEY.slice(-6))
  expect(JSON.parse(written)).toMatchObject(ASKED)

  const replayed = await replay(file)
  expect(replayed.report).toBe(report)
  expect(replayed.recording).toEqual(recording)
  expect(model.questions).toHaveLength(sent)
})

test('the report counts what Solvent reads itself apart from what the model calls', () => {
  const [all, asked] = [phrases.length, reached.size]
  const { report } = recorded
  expect(report).toContain('120 phrases for llama3.1-8b at models.example, asked on 2026-03-10\n')
  const read = report.match(/^read /gm)?.length ?? 0
  expect(read).toBeGreaterThan(0)
  expect(report).toContain(`Read without the model: ${read} of ${all}. `)
  expect(report).toContain(
    `Sent to the model: ${asked} of ${all}. The expected tool: ${asked - 3} of ${asked}. With the expected arguments: ${asked - 4} of ${asked}.`,
  )
  expect(report).toContain('Calls that the model wrote as text, and Solvent read: 1.\n')
  expect(report.match(/^(?:read|own ) /gm)).toHaveLength(all - asked)
  expect(report).toContain(
    `no    ${WRONG_TOOL}\n        expected  get_summary {}\n        actual    get_plan {}`,
  )
  expect(report).toContain(`tool  ${WRONG_ARGUMENTS}\n`)
  expect(report).toContain(`yes   ${CALL_AS_TEXT}\n`)
  expect(report).toContain(
    `no    ${WORDS_WITH_KEY}\n        expected  get_plan {}\n        actual    words only`,
  )
  expect(report).toContain(
    `no    ${FAILS_WITH_KEY}\n        expected  list_liabilities {}\n        actual    assistant_failed`,
  )
  expect(report).toContain(`yes   ${BUSY_FIRST}\n`)
})

test('a replay stops at a request without an answer', async () => {
  const file = changed('missing.json', ({ answers }) => ({
    answers: answers.filter(({ phrase, request }) => phrase !== BUSY_FIRST || request !== 2),
  }))
  await expect(replay(file)).rejects.toThrow(
    new RecordingError(
      `${file} has no answer to request 2 of "${BUSY_FIRST}". Make a new recording: AI_KEY=... npm run eval:assistant -- --record NEW_FILE`,
    ),
  )
})

test('a replay stops at an answer without a request', async () => {
  const file = changed('unused.json', ({ answers }) => ({
    answers: answers.flatMap((one) =>
      one.phrase === CALL_AS_TEXT ? [one, { ...one, request: one.request + 1 }] : [one],
    ),
  }))
  await expect(replay(file)).rejects.toThrow(
    `${file} has an answer to request 2 of "${CALL_AS_TEXT}", which this version of Solvent does not send. Make a new`,
  )
})

test('a file that is no recording of these phrases is refused', () => {
  const other = changed('other.json', () => ({ phrases: 'another version' }))
  expect(() => readRecording(other)).toThrow(
    `${other} was recorded with another version of the phrases. Make a new recording: `,
  )
  const unknown = changed('unknown.json', ({ answers }) => ({
    answers: answers.map((one) => ({ ...one, phrase: one.phrase.toUpperCase() })),
  }))
  expect(() => readRecording(unknown)).toThrow(`${unknown} is not a recording of the phrases. Make a new`)
  const text = join(folder, 'text.json')
  writeFileSync(text, 'no JSON')
  expect(() => readRecording(text)).toThrow(
    `${text} is not a recording of the phrases. Make a new recording: `,
  )
  const absent = join(folder, 'absent.json')
  expect(() => readRecording(absent)).toThrow(
    `${absent} cannot be read. Name a file that --record has written.`,
  )
})

test('a recording replaces no other file', () => {
  expect(() => requireNewFile(recorded.file)).toThrow(`${recorded.file} exists already. Name a new file.`)
  const lost = join(folder, 'absent', 'recording.json')
  expect(() => requireNewFile(lost)).toThrow(
    `${lost} cannot be written. Name a file in a folder that exists.`,
  )
})
