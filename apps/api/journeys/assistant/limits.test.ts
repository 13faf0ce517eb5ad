// Engines: both (grouping by month)
import type { Conversation } from '@solvent/api-testing/conversation'
import type { Person } from '@solvent/api-testing/person'
import { confirmDraft, type ExpenseCategory, recordExpense, setLimit, undoEntry } from '@solvent/contracts'
import { newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

const PASSED = 'Eating out is $2.50 over its limit of $10.00 this month.'

/** A person who wants to spend 10.00 a month in a category, and the conversation. */
async function limited(category: ExpenseCategory = 'Eating out') {
  const { person, chat } = await newBorrower(setting)
  await person.answer(setLimit, { body: { category, amount: 10, carries_over: false } })
  return { person, chat }
}

async function draftOf(chat: Conversation): Promise<string> {
  const args = { amount: 12.5, category: 'Eating out', note: 'my lunch with wine' }
  ai.provider.script({ calls: [{ tool: 'record_expense', args }] })
  const { meta, reply } = await chat.ask('That was about 12 for my lunch with wine')
  if (!meta.draft) throw new Error(`There is no draft: ${reply}`)
  expect(reply).not.toContain('limit')
  return meta.draft.id
}

const confirm = (person: Person, id: string, fields?: Record<string, unknown>) =>
  person.answer(confirmDraft, { params: { id }, body: { ...(fields && { fields }) } })

test('an expense saved without a model says that it passes the limit, and is saved', async () => {
  const { person, chat } = await limited()
  expect((await chat.ask('I spent 10 on lunch')).reply).toBe('Saved: $10.00, lunch, from Cash.')
  const { status, reply, meta } = await chat.ask('I spent 2.50 on coffee')
  expect({ status, reply }).toEqual({ status: 'saved', reply: `Saved: $2.50, coffee, from Cash.\n${PASSED}` })
  expect((await chat.messages()).at(-1)?.content).toBe(reply)
  await person.answer(undoEntry, { params: { id: meta.entries?.[0]?.id ?? '' } })
  expect((await chat.ask('I spent 2.50 on coffee')).reply).toContain(PASSED)
})

test.each([
  ['of another category', 'Gifts', 'I spent 12.50 on lunch'],
  ['of an earlier month', 'Eating out', 'I spent 12.50 on lunch on 20 February'],
] as const)('an expense %s says nothing of a limit that is passed', async (_, category, message) => {
  const { person, chat } = await limited(category)
  const body = { amount: 20, occurred_on: '2026-03-09', account: 'Cash', category }
  expect(await person.answer(recordExpense, { body })).toHaveProperty('limit_notice')
  expect((await chat.ask(message)).reply).toBe('Saved: $12.50, lunch, from Cash.')
})

test('an expense that a model records says it too, and the model may repeat it', async () => {
  const { chat } = await limited()
  const lunch = { amount: 12.5, category: 'Eating out', note: 'lunch' }
  ai.provider.script(
    {
      calls: [
        { tool: 'get_summary', args: {} },
        { tool: 'record_expense', args: lunch },
      ],
    },
    { text: 'That is $2.50 too much.' },
  )
  const { reply } = await chat.ask('For my lunch I paid 12.50, which was a nice one')
  expect(reply).toBe(`That is $2.50 too much.\n\nSaved: $12.50, lunch, from Cash.\n${PASSED}`)
})

test('a confirmed draft says that it passes the limit, also when it is confirmed again', async () => {
  const { person, chat } = await limited()
  const id = await draftOf(chat)
  const saved = await confirm(person, id)
  expect(saved).toMatchObject({ limit_notice: PASSED, entries: [{ amount: 12.5 }] })
  expect(await confirm(person, id)).toEqual(saved)
})

test('a draft that is changed to fit the limit says nothing of it', async () => {
  const { person, chat } = await limited()
  const fields = { amount: 10, category: 'Eating out', account: 'Cash', occurred_on: '2026-03-10' }
  expect(await confirm(person, await draftOf(chat), fields)).not.toHaveProperty('limit_notice')
})
