// Engines: one
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Conversation } from '@solvent/api-testing/conversation'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { addAsset, addLiability, listEntries } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const page = readFileSync(join(__dirname, '../../../../docs/assistant.md'), 'utf8')

/** The rows of the documented tables of messages: what is saved, what is confirmed first, and what saves nothing. */
const [examples = [], choices = [], traps = []] = page
  .split(/\n\n/)
  .filter((block) => block.startsWith('| you write'))
  .map((table) => table.split('\n').slice(2).map(cellsOf))

function cellsOf(row: string): [message: string, saves: string] {
  const [, message = '', saves = ''] = row.split('|').map((cell) => cell.trim())
  return [message, saves]
}

async function maya(): Promise<Conversation> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  await person.answer(addAsset, { body: cash(5000, { asset_type: 'Savings Account' }) })
  await person.answer(addAsset, { body: cash(700, { asset_type: 'Checking Account' }) })
  await person.answer(addLiability, { body: carLoan() })
  const card = carLoan({ liability_type: 'Credit Card', description: 'Visa' })
  await person.answer(addLiability, { body: card })
  return Conversation.begin(person)
}

test('the page documents all kinds of examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(6)
  expect(choices.length).toBeGreaterThanOrEqual(3)
  expect(traps.length).toBeGreaterThanOrEqual(4)
})

test.each(examples)('"%s" saves %s', async (message, what) => {
  const chat = await maya()
  const reply = await chat.ask(message)
  const [entry] = reply.meta.entries ?? []
  expect(reply.status).toBe('saved')
  const amount = /\$([\d,]+\.\d\d)/.exec(what)?.[1]
  if (amount !== undefined) expect(entry?.amount).toBe(Number(amount.replaceAll(',', '')))
  const [, category] = /, (Eating out|Transport|Shopping|Refund|Salary),/.exec(what) ?? []
  if (category !== undefined) expect(entry?.category).toBe(category)
  const kind = /expense|refund|income(?! nor)|trade|transfer|instalment|part payment/.exec(what)?.[0]
  expect(entry?.kind).toBe(kind === 'instalment' || kind === 'part payment' ? 'payment' : kind)
  expect(entry?.date).toBe(what.includes('the day before') ? '2026-03-09' : '2026-03-10')
})

test.each(choices)('"%s" asks to confirm: %s', async (message, label) => {
  const chat = await maya()
  const { status, meta } = await chat.ask(message)
  expect([status, meta.draft?.label]).toEqual(['confirm', label])
})

const [questions = []] = page
  .split(/\n\n/)
  .filter((block) => block.startsWith('| you ask'))
  .map((table) => table.split('\n').slice(2).map(cellsOf))

test.each(questions)('"%s" is answered about %s', async (message) => {
  const chat = await maya()
  await chat.ask('I spent 12.50 on lunch')
  const { status, meta } = await chat.ask(message)
  expect({ status, suggestions: meta.suggestions }).toEqual({ status: 'ok', suggestions: undefined })
})

test.each(traps)('"%s" saves nothing', async (message) => {
  const chat = await maya()
  const before = await chat.person.answer(listEntries)
  expect(['api_key_required', 'ok']).toContain((await chat.ask(message)).status)
  expect(await chat.person.answer(listEntries)).toEqual(before)
})
