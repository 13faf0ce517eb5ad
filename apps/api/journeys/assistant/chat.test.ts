// Engines: one
import { randomUUID } from 'node:crypto'
import { Conversation } from '@solvent/api-testing/conversation'
import { cash } from '@solvent/api-testing/examples'
import {
  addAsset,
  confirmDraft,
  createSession,
  listAssets,
  listMessages,
  sendChat,
  undoEntry,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const NEEDS_KEY = 'Please configure your API key in profile settings to use the assistant.'

test('without an AI key the assistant asks for one, and the conversation is saved', async () => {
  const person = await setting.newPerson()
  const { session_id } = await person.answer(createSession, { body: { title: 'Plans' } })
  const reply = await person.answer(sendChat, { body: { session_id, message: ' Hello ' } })
  expect(reply).toMatchObject({ reply: NEEDS_KEY, status: 'api_key_required' })
  const { messages } = await person.answer(listMessages, { params: { id: session_id } })
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'Hello'],
    ['assistant', NEEDS_KEY],
  ])
})

test('a clear expense is saved without an AI key', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, {
    body: { asset_type: 'Cash', asset_value: 100, date_received: '2026-01-01' },
  })
  const { session_id } = await person.answer(createSession, { body: { title: 'Plans' } })
  const body = { session_id, message: 'I spent 12.50 on lunch' }
  const reply = await person.answer(sendChat, { body })
  expect(reply).toMatchObject({
    status: 'saved',
    reply: 'Saved: $12.50, lunch, from Cash.',
    meta: { table: 'expenses' },
  })
  const { messages } = await person.answer(listMessages, { params: { id: session_id } })
  expect(messages[1]?.cards).toEqual([{ type: 'entry', entry: reply.meta.entries?.[0], undone: false }])
})

test('a transfer between two accounts is saved without an AI key, changes both and can be undone', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(300) })
  await person.answer(addAsset, { body: cash(900, { asset_type: 'Savings Account' }) })
  const balances = async () =>
    (await person.answer(listAssets)).assets.map(({ asset_type, asset_value }) => [asset_type, asset_value])
  const before = await balances()
  const chat = await Conversation.begin(person)
  const { status, meta } = await chat.ask('moved 200 from savings to cash yesterday')
  const [entry] = meta.entries ?? []
  expect({ status, entry }).toMatchObject({
    status: 'saved',
    entry: { kind: 'transfer', amount: 200, date: '2026-03-09' },
  })
  expect(Object.fromEntries(await balances())).toEqual({ Cash: 500, 'Savings Account': 700 })
  const [, answer] = await chat.messages()
  expect(answer?.cards).toMatchObject([{ type: 'entry', undone: false }])
  await person.answer(undoEntry, { params: { id: entry?.id ?? '' } })
  expect(await balances()).toEqual(before)
})

test('a transfer without one of its accounts is drafted without an AI key, and saved with the one that is chosen', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(300) })
  await person.answer(addAsset, { body: cash(900, { asset_type: 'Savings Account' }) })
  const chat = await Conversation.begin(person)
  const { status, meta } = await chat.ask('withdrew 40 from the ATM')
  expect({ status, draft: meta.draft }).toMatchObject({
    status: 'confirm',
    draft: { kind: 'record_transfer', fields: { amount: 40, to_account: 'Cash' } },
  })
  const { id = '', fields } = meta.draft ?? {}
  expect(fields).not.toHaveProperty('from_account')
  const { entries } = await person.answer(confirmDraft, {
    params: { id },
    body: { fields: { ...fields, from_account: 'Savings Account' } },
  })
  expect(entries).toMatchObject([{ kind: 'transfer', amount: 40 }])
})

test.each(['What can you do for me?', 'how do I begin', 'How do I record an expense?'])(
  'a question about the assistant itself is answered without an AI key: %s',
  async (message) => {
    const person = await setting.newPerson()
    const { session_id } = await person.answer(createSession, { body: { title: 'Plans' } })
    const { status, reply } = await person.answer(sendChat, { body: { session_id, message } })
    expect(status).toBe('ok')
    expect(reply).toMatch(/spent 12\.50|Assets/)
  },
)

test('a conversation that does not exist is not found', async () => {
  const person = await setting.newPerson()
  const id = randomUUID()
  expect(await person.refusal(listMessages, { params: { id } })).toMatchObject({ status: 404 })
  const body = { session_id: id, message: 'Hello' }
  expect(await person.refusal(sendChat, { body })).toMatchObject({ status: 404 })
  const streamed = await fetch(`${person.url}/api/chat`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(body),
  })
  expect(streamed.status).toBe(404)
})
