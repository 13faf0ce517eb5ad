// Engines: none
import { randomUUID } from 'node:crypto'
import { AI_KEY, saveApiKey } from '@solvent/api-testing/conversation'
import type { ScriptedAnswer } from '@solvent/api-testing/scripted-provider'
import { getProfile } from '@solvent/contracts'
import { booksOf, newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

const MESSAGE = 'For my canary lunch I paid 12.50, which was a nice one'
const LUNCH = { tool: 'record_expense', args: { amount: 12.5, category: 'Eating out', note: 'lunch' } }
const SAVED = 'Saved: $12.50, lunch, from Cash.'
const FAILED = {
  status: 502,
  code: 'assistant_failed',
  error: 'The assistant could not answer. Nothing more was saved. Please try again.',
}
const REFUSED = {
  status: 400,
  code: 'api_key_refused',
  error: 'The provider refused this API key. Check it and try again.',
}

beforeEach(() => {
  Object.assign(setting.server.ai, { callTimeoutMs: 20_000, turnTimeoutMs: 60_000 })
})
afterEach(() => {
  const logged = setting.server.log.join('')
  const secrets = [AI_KEY, 'Personal Finance Assistant', 'canary lunch', 'Use numbers']
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
})

function chunk(delta: object): string {
  return `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`
}

const busy = (seconds: string): ScriptedAnswer => ({ status: 429, headers: { 'retry-after': seconds } })
const refusal = (status: number): ScriptedAnswer => ({
  status,
  body: `{"error":{"message":"The key ${AI_KEY} is wrong"}}`,
})
const half = chunk({ content: 'You are fine. And ' })
const halfCall = chunk({
  tool_calls: [
    { index: 0, id: 'a', type: 'function', function: { name: LUNCH.tool, arguments: '{"amount": 12.5' } },
  ],
})

interface Failure {
  name: string
  answers: ScriptedAnswer[]
  expected: object
  /** The number of requests to the provider. */
  requests: number
  callTimeoutMs?: number
}

const failures: Failure[] = [
  { name: 'refuses the key with 401', answers: [refusal(401)], expected: REFUSED, requests: 1 },
  { name: 'refuses the key with 403', answers: [refusal(403)], expected: REFUSED, requests: 1 },
  { name: 'refuses a request as too large', answers: [{ status: 413 }], expected: FAILED, requests: 1 },
  { name: 'is busy for a minute', answers: [busy('60')], expected: FAILED, requests: 1 },
  { name: 'stays busy', answers: [busy('0'), busy('0')], expected: FAILED, requests: 2 },
  { name: 'fails twice', answers: [{ status: 500 }, { status: 503 }], expected: FAILED, requests: 2 },
  {
    name: 'does not respond',
    answers: [{ raw: '', ending: 'hang' }],
    expected: FAILED,
    requests: 1,
    callTimeoutMs: 300,
  },
  {
    name: 'stops sending in the middle',
    answers: [{ raw: half, ending: 'hang' }],
    expected: FAILED,
    requests: 1,
    callTimeoutMs: 300,
  },
  { name: 'breaks the connection', answers: [{ raw: half, ending: 'cut' }], expected: FAILED, requests: 1 },
  {
    name: 'breaks the connection before the first word',
    answers: [{ raw: '', ending: 'cut' }],
    expected: FAILED,
    requests: 1,
  },
  { name: 'ends in the middle of a sentence', answers: [{ raw: half }], expected: FAILED, requests: 1 },
  { name: 'ends in the middle of a tool call', answers: [{ raw: halfCall }], expected: FAILED, requests: 1 },
  {
    name: 'breaks the connection in the middle of a tool call',
    answers: [{ raw: halfCall, ending: 'cut' }],
    expected: FAILED,
    requests: 1,
  },
  {
    name: 'sends ten megabytes in one piece',
    answers: [{ raw: `data: ${'x'.repeat(10_000_000)}` }],
    expected: FAILED,
    requests: 1,
  },
  {
    name: 'sends ten megabytes of words',
    answers: [{ raw: chunk({ content: 'word '.repeat(2_000) }).repeat(1_000) }],
    expected: FAILED,
    requests: 1,
  },
  {
    name: 'sends invalid data',
    answers: [{ raw: 'data: {nonsense\n\ndata: 12\n\n' }],
    expected: FAILED,
    requests: 1,
  },
  {
    name: 'sends an HTML page',
    answers: [{ raw: '<html>Please log in</html>' }],
    expected: FAILED,
    requests: 1,
  },
  {
    name: 'reports an error inside the stream',
    answers: [{ raw: `${half}data: {"error":{"message":"overloaded, ${AI_KEY}"}}\n\n` }],
    expected: FAILED,
    requests: 1,
  },
  { name: 'sends an empty reply', answers: [{ text: '' }], expected: FAILED, requests: 1 },
  { name: 'sends only spaces', answers: [{ text: ' \n ' }], expected: FAILED, requests: 1 },
  {
    name: 'redirects',
    answers: [{ status: 307, headers: { location: '/v1/chat/completions' } }],
    expected: FAILED,
    requests: 1,
  },
]

test.each(failures)(
  'when the provider $name, nothing is saved, and the same request works later',
  async ({ answers, expected, requests, callTimeoutMs }) => {
    const { person, chat } = await newBorrower(setting)
    if (callTimeoutMs) setting.server.ai.callTimeoutMs = callTimeoutMs
    const before = await booksOf(person)
    const key = randomUUID()
    ai.provider.script(...answers)
    expect(await chat.refused(MESSAGE, key)).toEqual(expected)
    expect(ai.provider.questions).toHaveLength(requests)
    expect(await booksOf(person)).toEqual(before)
    expect(await chat.messages()).toMatchObject([{ role: 'user', content: MESSAGE, cards: [] }])

    ai.provider.script({ calls: [LUNCH] })
    expect(await chat.ask(MESSAGE, key)).toMatchObject({ status: 'saved', reply: SAVED })
    expect(await chat.messages()).toMatchObject([{ content: MESSAGE }, { content: SAVED }])
    expect((await booksOf(person)).assets[0]).toMatchObject({ asset_value: 487.5 })
  },
)

test('the stream ends with the same refusal', async () => {
  const { chat } = await newBorrower(setting)
  ai.provider.script(refusal(401))
  const events = await chat.stream(MESSAGE)
  expect(events.at(-1)).toEqual({ event: 'failed', data: { error: REFUSED.error, code: REFUSED.code } })
})

test('an unknown model is named, with a link to choose another one', async () => {
  const { person, chat } = await newBorrower(setting)
  const before = await booksOf(person)
  ai.provider.script({ status: 404, body: `{"error":{"message":"no such model for ${AI_KEY}"}}` })
  const { reply, status } = await chat.ask(MESSAGE)
  expect(status).toBe('ok')
  expect(reply).toContain('Your provider does not offer the model llama3.1-8b')
  expect(reply).toContain('[profile](/profile)')
  expect(await booksOf(person)).toEqual(before)
})

test('a key that could not be tested when it was saved counts as tested after the first answer', async () => {
  const { person, chat } = await newBorrower(setting)
  const models = ai.provider.models
  ai.provider.models = { status: 500, body: '{}' }
  await saveApiKey(person)
  ai.provider.models = models
  ai.provider.script(refusal(401), { calls: [LUNCH] })
  await chat.refused(MESSAGE)
  expect(await person.answer(getProfile)).toMatchObject({ api_key_tested: false })
  await chat.ask(MESSAGE)
  expect(await person.answer(getProfile)).toMatchObject({ api_key_tested: true })
})

test.each<[string, ScriptedAnswer, number]>([
  ['busy for a second', busy('1'), 1000],
  ['busy without a time', { status: 429 }, 400],
  ['failing once', { status: 500 }, 400],
])('a provider that is %s is retried once', async (_, wrong, pauseMs) => {
  const { chat } = await newBorrower(setting)
  ai.provider.script(wrong, { calls: [LUNCH] })
  const started = performance.now()
  expect(await chat.ask(MESSAGE)).toMatchObject({ status: 'saved', reply: SAVED })
  expect(performance.now() - started).toBeGreaterThan(pauseMs)
  expect(ai.provider.questions).toHaveLength(2)
})

/** Saves an entry, after which the model is asked again. */
const saving: ScriptedAnswer = { calls: [LUNCH, { tool: 'get_summary', args: {} }] }

test.each<[string, ScriptedAnswer[]]>([
  ['fails', [{ status: 500 }, { status: 500 }]],
  ['breaks the connection', [{ raw: half, ending: 'cut' }]],
  ['does not respond', [{ raw: '', ending: 'hang' }]],
])('an entry saved before the provider %s stays and is shown', async (_, wrong) => {
  const { person, chat } = await newBorrower(setting)
  setting.server.ai.callTimeoutMs = 2_000
  ai.provider.script(saving, ...wrong)
  const key = randomUUID()
  const reply = await chat.ask(MESSAGE, key)
  expect(reply).toMatchObject({ status: 'saved', meta: { table: 'expenses', entries: [{ amount: 12.5 }] } })
  expect(reply.reply).toBe(`I could not finish my answer. Anything I saved is shown here.\n\n${SAVED}`)
  expect(await chat.ask(MESSAGE, key)).toEqual(reply)
  const expenses = (await booksOf(person)).entries.filter(({ kind }) => kind === 'expense')
  expect(expenses).toHaveLength(1)
  expect((await chat.messages()).at(-1)?.cards).toMatchObject([{ type: 'entry', undone: false }])
})

test('a turn that never ends is aborted after its timeout', async () => {
  const { person, chat } = await newBorrower(setting)
  setting.server.ai.turnTimeoutMs = 1_500
  const before = await booksOf(person)
  ai.provider.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    return { calls: [{ tool: 'calculate', args: { expression: `${Math.random().toFixed(9)} + 1` } }] }
  }
  expect(await chat.refused('How do I stand?')).toEqual(FAILED)
  expect(await booksOf(person)).toEqual(before)
})
