// Engines: both (each step is stored with its effect, under a lease)
import { randomBytes, randomUUID } from 'node:crypto'
import { AI_KEY, Conversation } from '@solvent/api-testing/conversation'
import { offerFor } from '@solvent/api-testing/examples'
import { logIn, type Person } from '@solvent/api-testing/person'
import type { ScriptedAnswer } from '@solvent/api-testing/scripted-provider'
import {
  addOffer,
  changeEntry,
  deleteSession,
  getTurn,
  listEntries,
  listLiabilities,
  listMessages,
  listSessions,
  renameSession,
  sendChat,
  undoEntry,
} from '@solvent/contracts'
import { buildApp } from '../../src/app'
import { booksOf, newBorrower, useProvider } from '../../src/testing/borrower'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer()
const ai = useProvider(setting)

const MESSAGE = 'For my lunch I paid 12.50, which was a nice one'
const LUNCH = { tool: 'record_expense', args: { amount: 12.5, category: 'Eating out', note: 'lunch' } }
const SAVED = 'Saved: $12.50, lunch, from Cash.'
const INTERRUPTED = 'I was interrupted before I could answer. Anything I saved is shown here.'
const DAY_MS = 24 * 60 * 60 * 1000
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i

/** Saves an entry, after which the model is asked again. */
const saving: ScriptedAnswer = { calls: [LUNCH, { tool: 'get_summary', args: {} }] }
const silence: ScriptedAnswer = { raw: '', ending: 'hang' }

afterEach(() => {
  Object.assign(setting.server.ai, { turnsPerDay: 200 })
})

async function expensesOf(person: Person) {
  return (await person.answer(listEntries, { query: { kind: 'expense' } })).entries
}

/** Sends the message and disconnects when the model is asked for the last of these answers. */
async function abandon(chat: Conversation, key: string, answers: readonly ScriptedAnswer[]): Promise<void> {
  ai.provider.script()
  const caller = new AbortController()
  const askedForLast = new Promise<void>((resolve) => {
    ai.provider.answer = () => {
      const number = ai.provider.questions.length
      if (number === answers.length) resolve()
      return answers[number - 1] ?? silence
    }
  })
  const aborted = expect(chat.stream(MESSAGE, { key, signal: caller.signal })).rejects.toThrow()
  await askedForLast
  caller.abort()
  await aborted
}

test('two concurrent messages of a conversation are answered one after the other', async () => {
  const { person, chat } = await newBorrower(setting)
  const second = await Conversation.begin(person)
  let [now, most] = [0, 0]
  ai.provider.script()
  ai.provider.answer = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 300))
    now -= 1
    return { calls: [LUNCH] }
  }
  const replies = await Promise.all([chat.ask(MESSAGE), second.ask(MESSAGE), chat.ask(MESSAGE)])
  expect(replies.map(({ reply }) => reply)).toEqual([SAVED, SAVED, SAVED])
  expect(most).toBe(1)
  expect(await expensesOf(person)).toHaveLength(3)
})

test('the messages of two people are answered concurrently', async () => {
  const [one, other] = [await newBorrower(setting), await newBorrower(setting)]
  let waiting: (() => void)[] = []
  ai.provider.script()
  ai.provider.answer = async () => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (waiting.length < 2) return
      for (const go of waiting) go()
      waiting = []
    })
    return { calls: [LUNCH] }
  }
  const replies = await Promise.all([one.chat.ask(MESSAGE), other.chat.ask(MESSAGE)])
  expect(replies.map(({ status }) => status)).toEqual(['saved', 'saved'])
})

test.each<[string, ScriptedAnswer[]]>([
  ['before the entry is saved', [silence]],
  ['after the entry is saved', [saving, silence]],
])('a client that disconnects %s and retries has one entry', async (_, answers) => {
  const { person, chat } = await newBorrower(setting)
  const key = randomUUID()
  await abandon(chat, key, answers)
  ai.provider.script({ calls: [LUNCH, { tool: 'get_summary', args: {} }] }, { text: 'That is all.' })
  const reply = await chat.ask(MESSAGE, key)
  expect(reply).toMatchObject({ status: 'saved', meta: { entries: [{ amount: 12.5 }] } })
  expect(reply.reply).toBe(`That is all.\n\n${SAVED}`)
  expect(await expensesOf(person)).toHaveLength(1)
  expect(await chat.messages()).toMatchObject([{ content: MESSAGE }, { content: reply.reply }])
})

test('the same request sent concurrently by two tabs gets two responses and one entry', async () => {
  const { person, chat } = await newBorrower(setting)
  ai.provider.script({ calls: [LUNCH] })
  const key = randomUUID()
  const [one, other] = await Promise.all([chat.ask(MESSAGE, key), chat.ask(MESSAGE, key)])
  expect(one).toEqual(other)
  expect(await expensesOf(person)).toHaveLength(1)
  expect(ai.provider.questions).toHaveLength(1)
})

test('an entry saved by an abandoned message is shown in its place after the next message', async () => {
  const { person, chat } = await newBorrower(setting)
  const key = randomUUID()
  await abandon(chat, key, [saving, silence])
  ai.provider.script({ text: 'You are welcome.' })
  await chat.ask('Thank you so much')
  const messages = await chat.messages()
  expect(messages.map(({ content }) => content)).toEqual([
    MESSAGE,
    INTERRUPTED,
    'Thank you so much',
    'You are welcome.',
  ])
  expect(messages[1]?.cards).toMatchObject([{ type: 'entry', entry: { amount: 12.5 }, undone: false }])
  expect(await chat.ask(MESSAGE, key)).toMatchObject({ reply: INTERRUPTED, status: 'saved' })
  expect(await expensesOf(person)).toHaveLength(1)
})

test('an abandoned message that saved nothing gets no reply', async () => {
  const { chat } = await newBorrower(setting)
  await abandon(chat, randomUUID(), [silence])
  ai.provider.script({ text: 'Hello.' })
  await chat.ask('Hello there')
  expect((await chat.messages()).map(({ content }) => content)).toEqual([MESSAGE, 'Hello there', 'Hello.'])
})

test('an idempotency key cannot be used for another message', async () => {
  const { person, chat } = await newBorrower(setting)
  const key = randomUUID()
  ai.provider.script({ calls: [LUNCH] })
  await chat.ask(MESSAGE, key)
  const conflict = { status: 409, code: 'idempotency_conflict' }
  expect(await chat.refused('Something else', key)).toMatchObject(conflict)
  expect(await (await Conversation.begin(person)).refused(MESSAGE, key)).toMatchObject(conflict)
  expect(await expensesOf(person)).toHaveLength(1)
})

test('a person has a daily limit of messages, which resets the next day', async () => {
  const { person, chat } = await newBorrower(setting)
  setting.server.ai.turnsPerDay = 2
  ai.provider.answer = () => ({ text: 'Hello.' })
  const key = randomUUID()
  await chat.ask('Hello', key)
  await chat.ask('Hello again')
  expect(await chat.refused('And again')).toMatchObject({ status: 429, code: 'too_many_messages' })
  expect(await chat.ask('Hello', key)).toMatchObject({ reply: 'Hello.' })
  expect(await chat.messages()).toHaveLength(5)
  setting.server.clock.aheadMs = DAY_MS + 60_000
  const back = await logIn(person)
  const body = { session_id: chat.id, message: 'And again' }
  expect(await back.answer(sendChat, { body })).toMatchObject({ reply: 'Hello.' })
})

test('entries that need no model are saved after the daily limit', async () => {
  const { person, chat } = await newBorrower(setting)
  setting.server.ai.turnsPerDay = 1
  ai.provider.answer = () => ({ text: 'Hello.' })
  await chat.ask('Hello')
  expect(await chat.refused('Hello again')).toMatchObject({ code: 'too_many_messages' })
  expect(await chat.ask('spent 1.25 on coffee')).toMatchObject({ status: 'saved' })
  expect(await expensesOf(person)).toHaveLength(1)
})

test('a message of 4,000 characters is accepted, and one more is refused with an error on its field', async () => {
  const { chat } = await newBorrower(setting)
  ai.provider.answer = () => ({ text: 'That is long.' })
  expect(await chat.ask('a '.repeat(2000).trimEnd())).toMatchObject({ status: 'ok' })
  expect(await chat.refused('a'.repeat(4001))).toMatchObject({
    status: 400,
    code: 'invalid_request',
    fields: [{ field: 'message' }],
  })
  expect(await chat.refused('   ')).toMatchObject({ status: 400, fields: [{ field: 'message' }] })
})

test('a person can neither read nor write in the conversation of another person', async () => {
  const [mine, other] = [await newBorrower(setting), await newBorrower(setting)]
  ai.provider.script({ text: 'Hello.' })
  const { meta } = await mine.chat.ask('Hello there')
  const id = mine.chat.id
  const refusals = await Promise.all([
    other.person.refusal(sendChat, { body: { session_id: id, message: MESSAGE } }),
    other.person.refusal(listMessages, { params: { id } }),
    other.person.refusal(renameSession, { params: { id }, body: { title: 'Mine now' } }),
    other.person.refusal(deleteSession, { params: { id } }),
    other.person.refusal(getTurn, { params: { id: meta.turn_id ?? '' } }),
  ])
  expect(refusals.map(({ status, code }) => [status, code])).toEqual(
    Array.from({ length: 5 }, () => [404, 'not_found']),
  )
  expect(await mine.chat.messages()).toHaveLength(2)
})

test('an API key sealed with another server key has to be entered again', async () => {
  const { person, chat } = await newBorrower(setting)
  const { db, clock, ai: provider } = setting.server
  const app = buildApp({ db, clock, ai: provider, serverKey: randomBytes(32), log: { level: 'silent' } })
  try {
    person.url = await app.listen({ host: '127.0.0.1', port: 0 })
    const there = await logIn(person)
    const body = { session_id: chat.id, message: MESSAGE }
    const refused = await there.refusal(sendChat, { body })
    expect(refused).toMatchObject({ status: 409, code: 'api_key_unusable' })
    expect(refused.error).toContain('API key')
    expect(await expensesOf(there)).toEqual([])
    person.url = setting.server.url
  } finally {
    await app.close()
  }
})

test('a conversation can be renamed, and deleted without its entries', async () => {
  const { person, chat } = await newBorrower(setting)
  ai.provider.script({ calls: [LUNCH] })
  const { meta } = await chat.ask(MESSAGE)
  const params = { id: chat.id }
  const renamed = await person.answer(renameSession, { params, body: { title: 'Lunches' } })
  expect(renamed).toMatchObject({ session_id: chat.id, title: 'Lunches' })
  expect((await person.answer(listSessions)).sessions).toEqual([renamed])
  await person.answer(deleteSession, { params })
  expect((await person.answer(listSessions)).sessions).toEqual([])
  expect(await person.refusal(listMessages, { params })).toMatchObject({ status: 404 })
  expect(await person.refusal(getTurn, { params: { id: meta.turn_id ?? '' } })).toMatchObject({ status: 404 })
  expect(await expensesOf(person)).toMatchObject([{ id: meta.entries?.[0]?.id, reversed_by: null }])
})

test('a card shows later changes of its entry: another category, and the undo', async () => {
  const { person, chat } = await newBorrower(setting)
  ai.provider.script({ calls: [LUNCH] })
  const params = { id: (await chat.ask(MESSAGE)).meta.entries?.[0]?.id ?? '' }
  await person.answer(changeEntry, { params, body: { category: 'Gifts' } })
  expect((await chat.messages())[1]?.cards).toMatchObject([{ entry: { category: 'Gifts' }, undone: false }])
  await person.answer(undoEntry, { params })
  expect((await chat.messages())[1]?.cards).toMatchObject([{ type: 'entry', undone: true }])
})

test('the data sent to the provider can be read, and contains only the words and figures it needs', async () => {
  const { person, chat } = await newBorrower(setting)
  const before = await booksOf(person)
  ai.provider.script(
    { calls: [{ tool: 'list_liabilities', args: {} }] },
    {
      calls: [
        { tool: 'get_plan', args: {} },
        { tool: 'explain_rank', args: { liability: 'car' } },
      ],
    },
    { text: 'You owe $3,600.00.' },
  )
  const { meta } = await chat.ask('What about my debts?')
  const turn = await person.answer(getTurn, { params: { id: meta.turn_id ?? '' } })
  expect(turn).toMatchObject({
    provider: new URL(ai.provider.baseUrl).host,
    model: 'llama3.1-8b',
    steps: ['Read your liabilities', 'Read your plan', 'Read why a debt has its place in the plan'],
  })
  expect(turn.requests).toEqual([ai.provider.questions.at(-1)?.body])
  const sent = JSON.stringify(turn)
  expect(sent).toContain('3600')
  // Personal data, and data that no tool call asked for.
  for (const secret of [
    person.email,
    person.token,
    AI_KEY,
    'Maya',
    'Savings',
    '6200.55',
    before.profile.username,
  ])
    expect(sent).not.toContain(secret)
  expect(sent).not.toMatch(UUID)
})

test('with every tool used, no id, email or key is sent to the provider', async () => {
  const { person, chat } = await newBorrower(setting)
  const { liabilities } = await person.answer(listLiabilities)
  await person.answer(addOffer, { body: offerFor(liabilities[0]?.id ?? '') })
  const lists = ['list_assets', 'list_liabilities', 'list_entries', 'compare_offers']
  const reads = ['get_summary', 'get_plan', 'project', 'debt_free_range', ...lists]
  ai.provider.script(
    { calls: reads.map((tool) => ({ tool, args: {} })) },
    { calls: [{ tool: 'check_offer', args: { debts: 'all', interest_rate: 6, installments: 12 } }] },
    {
      calls: [
        LUNCH,
        { tool: 'pay_liability', args: { liability: 'car loan', payment: 'partial', amount: 12.5 } },
      ],
    },
    { calls: [{ tool: 'list_entries', args: { kind: 'expense' } }] },
    { text: 'That is all.' },
  )
  await chat.ask(`${MESSAGE}?`)
  expect(ai.provider.questions).toHaveLength(5)
  for (const { authorization, body } of ai.provider.questions) {
    expect(authorization).toBe(`Bearer ${AI_KEY}`)
    const sent = JSON.stringify(body)
    expect(sent).not.toMatch(UUID)
    expect([person.email, AI_KEY, person.token].filter((secret) => sent.includes(secret))).toEqual([])
  }
})
