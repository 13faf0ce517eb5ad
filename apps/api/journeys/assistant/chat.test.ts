import { randomUUID } from 'node:crypto'
import { createSession, listMessages, sendChat, updateProfile } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const NEEDS_KEY = 'Please configure your API key in profile settings to use the assistant.'

test('without an AI key the assistant asks for it, and the conversation is kept', async () => {
  const person = await setting.newPerson()
  const { session_id } = await person.answer(createSession, { body: { title: 'Plans' } })
  const reply = await person.answer(sendChat, { body: { session_id, message: ' Hello ' } })
  expect(reply).toEqual({ reply: NEEDS_KEY, status: 'api_key_required', meta: {} })
  const { messages } = await person.answer(listMessages, { params: { id: session_id } })
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'Hello'],
    ['assistant', NEEDS_KEY],
  ])
})

test('with an AI key it answers that it is not available, and invents nothing', async () => {
  const person = await setting.newPerson()
  await person.answer(updateProfile, {
    body: {
      name: 'A',
      monthly_income: 0,
      currency_preference: 'USD',
      selected_model: 'm',
      cerebras_api_key: 'csk-1',
    },
  })
  const { session_id } = await person.answer(createSession, { body: { title: 'Plans' } })
  expect(await person.refusal(sendChat, { body: { session_id, message: 'Hello' } })).toEqual({
    status: 503,
    code: 'unavailable',
    error: 'The assistant is not available yet.',
  })
  expect(await person.answer(listMessages, { params: { id: session_id } })).toEqual({ messages: [] })
})

test('a conversation that does not exist is not found', async () => {
  const person = await setting.newPerson()
  const id = randomUUID()
  expect(await person.refusal(listMessages, { params: { id } })).toMatchObject({ status: 404 })
  const body = { session_id: id, message: 'Hello' }
  expect(await person.refusal(sendChat, { body })).toMatchObject({ status: 404 })
})
