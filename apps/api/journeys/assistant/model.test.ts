// Engines: one
import { listAssets, listEntries, listMessages, payLiability } from '@solvent/contracts'
import { newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

const lunch = { amount: 12.5, category: 'Eating out', note: 'lunch' }

test('a model records what the person wrote, and the reply is written by code', async () => {
  const { person, chat } = await newBorrower(setting)
  ai.provider.script({ calls: [{ tool: 'record_expense', args: lunch }] })
  const reply = await chat.ask('For my lunch I paid 12.50, which was a nice one')
  expect(reply).toMatchObject({
    status: 'saved',
    reply: 'Saved: $12.50, lunch, from Cash.',
    meta: { table: 'expenses' },
  })
  expect((await person.answer(listAssets)).assets[0]).toMatchObject({ asset_value: 487.5 })
})

test('an amount that is not in the message becomes a draft', async () => {
  const { person, chat } = await newBorrower(setting)
  ai.provider.script({ calls: [{ tool: 'record_expense', args: { ...lunch, amount: 13 } }] })
  const reply = await chat.ask('For my lunch I paid 12.50, which was a nice one')
  expect(reply).toMatchObject({
    status: 'confirm',
    meta: { draft: { kind: 'record_expense', reason: 'not_in_your_words' } },
  })
  expect((await person.answer(listAssets)).assets[0]).toMatchObject({ asset_value: 500 })
})

test('a question is answered with figures of the books, streamed sentence by sentence', async () => {
  const { chat } = await newBorrower(setting)
  ai.provider.script(
    { calls: [{ tool: 'get_summary', args: {} }] },
    { text: 'You own $6,700.55 in all. You owe $3,600.00 on 1 debt.' },
  )
  const events = await chat.stream('How do I stand?')
  const steps = events.filter(({ event }) => event === 'step').map(({ data }) => data)
  expect(steps).toEqual([
    { label: 'Asking llama3.1-8b...', ms: null },
    { label: 'Asked llama3.1-8b', ms: expect.any(Number) },
    { label: 'Reading your summary...', ms: null },
    { label: 'Read your summary', ms: expect.any(Number) },
    { label: 'Asking llama3.1-8b...', ms: null },
    { label: 'Asked llama3.1-8b', ms: expect.any(Number) },
  ])
  const texts = events.filter(({ event }) => event !== 'step').map(({ event }) => event)
  expect(texts).toEqual(['delta', 'delta', 'done'])
  expect(events.at(-1)?.data).toMatchObject({
    reply: 'You own $6,700.55 in all. You owe $3,600.00 on 1 debt.',
    status: 'ok',
  })
})

test('an invented figure is retried once and then left out, also in the stream', async () => {
  const { chat } = await newBorrower(setting)
  ai.provider.script(
    { calls: [{ tool: 'get_summary', args: {} }] },
    { text: 'You owe $3,600.00. You could save $999.99.' },
    { text: 'That is all. You could save $888.88!' },
  )
  const events = await chat.stream('How do I stand?')
  const text = events.map(({ data }) => JSON.stringify(data)).join('')
  expect(text).toContain('3,600.00')
  expect(text).toContain('That is all.')
  expect(text).not.toMatch(/999\.|888\./)
  expect(ai.provider.questions).toHaveLength(3)
})

test.each([
  ['malformed arguments', { calls: [{ tool: 'record_expense', args: '{"amount": 12' }] }],
  ['calls of an unknown tool', { calls: [{ tool: 'delete_everything', args: {} }] }],
])('%s are corrected by the model and never shown', async (_, wrong) => {
  const { chat } = await newBorrower(setting)
  ai.provider.script(wrong, { calls: [{ tool: 'record_expense', args: lunch }] })
  const reply = await chat.ask('For my lunch I paid 12.50, which was a nice one')
  expect(reply.reply).toBe('Saved: $12.50, lunch, from Cash.')
})

test.each([
  `{"name": "record_expense", "arguments": ${JSON.stringify(lunch)}}`,
  `<tool_call>{"name": "record_expense", "arguments": ${JSON.stringify(lunch)}}</tool_call>`,
  `<function=record_expense>${JSON.stringify({ ...lunch, amount: '12.50' })}</function>`,
  `\`\`\`json\n{"type":"function","name":"record_expense","parameters":${JSON.stringify(lunch)}}\n\`\`\``,
])('a tool call written as text is executed and never shown: %s', async (text) => {
  const { chat } = await newBorrower(setting)
  ai.provider.script({ text })
  const events = await chat.stream('For my lunch I paid 12.50, which was a nice one')
  expect(events.at(-1)?.data).toMatchObject({ status: 'saved', reply: 'Saved: $12.50, lunch, from Cash.' })
  expect(JSON.stringify(events)).not.toContain('record_expense')
})

test('two entries of one message are both shown before they are saved', async () => {
  const { person, chat } = await newBorrower(setting)
  ai.provider.script({
    calls: [
      { tool: 'record_expense', args: lunch },
      { tool: 'record_expense', args: { amount: 30, category: 'Transport', note: 'taxi' } },
    ],
  })
  const reply = await chat.ask('Lunch was 12.50 and a taxi 30')
  expect(reply.status).toBe('confirm')
  expect(reply.meta.drafts).toHaveLength(2)
  expect((await person.answer(listEntries)).entries.map(({ kind }) => kind)).not.toContain('expense')
})

test('repeated calls of the same tool are limited', async () => {
  const { chat } = await newBorrower(setting)
  ai.provider.answer = () => ({ calls: [{ tool: 'list_assets', args: {} }] })
  ai.provider.questions.length = 0
  const reply = await chat.ask('What do I own?')
  expect(reply.status).toBe('ok')
  expect(ai.provider.questions.length).toBeLessThanOrEqual(8)
})

test('a payment by chat equals a payment on the page', async () => {
  const { person, chat } = await newBorrower(setting)
  ai.provider.script({
    calls: [
      { tool: 'pay_liability', args: { liability: 'car loan', payment: 'installment', account: null } },
    ],
  })
  const reply = await chat.ask('Please go ahead and pay my car loan now, thank you so much')
  expect(reply.meta.table ?? reply.meta.draft?.kind).toMatch(/payment|pay_liability/)
  expect(payLiability.name).toBe('payLiability')
  expect((await person.answer(listMessages, { params: { id: chat.id } })).messages).toHaveLength(2)
})
