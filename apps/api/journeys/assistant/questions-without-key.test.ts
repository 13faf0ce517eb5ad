// Engines: one
import { Conversation } from '@solvent/api-testing/conversation'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { addAsset, addLiability, getTurn } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

let chat: Conversation

beforeAll(async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(500) })
  await person.answer(addAsset, { body: cash(900, { asset_type: 'Savings Account' }) })
  await person.answer(addLiability, { body: carLoan({ liability_amount: 3600 }) })
  chat = await Conversation.begin(person)
  await chat.ask('I spent 12.50 on lunch')
})

test.each([
  ['How much do I owe in total?', '3,600'],
  ["what's in my savings account", '$900.00'],
  ['What did I spend this month?', '$12.50'],
  ['when am I debt free', 'debt-free'],
  ['where does the lunch come from', 'lunch'],
  ['Does everything add up?', 'adds up'],
])('%j is answered from the books without an AI key', async (message, part) => {
  const { status, reply, meta } = await chat.ask(message)
  expect({ status, reply }).toEqual({ status: 'ok', reply: expect.stringContaining(part) })
  const params = { id: meta.turn_id ?? '' }
  const turn = await chat.person.answer(getTurn, { params })
  expect(turn).toMatchObject({ provider: null, model: null, requests: [] })
  expect(turn.steps.length).toBeGreaterThan(0)
})

test('a message that may mean several questions suggests them', async () => {
  const { status, reply, meta } = await chat.ask('what about my debts and payments?')
  expect({ status, reply }).toEqual({ status: 'ok', reply: 'Did you mean one of these?' })
  const suggestions = meta.suggestions ?? []
  expect(suggestions.length).toBeGreaterThan(0)
  for (const question of suggestions) {
    const answer = await chat.ask(question)
    expect([question, answer.status, answer.meta.suggestions]).toEqual([question, 'ok', undefined])
  }
})

test('a question about something else asks for an AI key', async () => {
  expect((await chat.ask('Is it a good time to buy gold?')).status).toBe('api_key_required')
})

test('an answer is sent with the stream as well', async () => {
  const events = await chat.stream('How much do I owe in total?')
  expect(events.map(({ event }) => event)).toEqual(['delta', 'done'])
})
