// Engines: one
import { Conversation } from '@solvent/api-testing/conversation'
import { cash } from '@solvent/api-testing/examples'
import { addAsset, addCategory, listEntries, recordExpense } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** A conversation of a person with cash and the categories Pets, with Vet as a part of it, and Freelance. */
async function newChat(): Promise<Conversation> {
  setting.server.clock.date = '2026-03-10'
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(900) })
  const look = { hue: 2, icon: 'Gifts' as const }
  const expense = { ...look, kind: 'expense' as const }
  await person.answer(addCategory, { body: { ...expense, name: 'Pets', parent: null } })
  await person.answer(addCategory, { body: { ...expense, name: 'Dog grooming', parent: 'Pets' } })
  await person.answer(addCategory, { body: { ...look, kind: 'income', name: 'Freelance', parent: null } })
  return Conversation.begin(person)
}

test.each([
  ['spent 12 on pets', 'expense', 'Pets'],
  ['paid 40 for dog grooming', 'expense', 'Dog grooming'],
  ['earned 300 freelance', 'income', 'Freelance'],
])('"%s" is recorded in the category of that name', async (message, kind, category) => {
  const chat = await newChat()
  const { status } = await chat.ask(message)
  const { entries } = await chat.person.answer(listEntries, { query: { category } })
  expect({ status, entries }).toMatchObject({ status: 'saved', entries: [{ kind, category }] })
})

test('a question about an own category counts its parts', async () => {
  const chat = await newChat()
  const body = { occurred_on: '2026-03-10', account: 'Cash' }
  await chat.person.answer(recordExpense, { body: { ...body, amount: 12.5, category: 'Pets' } })
  await chat.person.answer(recordExpense, { body: { ...body, amount: 40, category: 'Dog grooming' } })
  const { reply } = await chat.ask('How much did I spend on pets this month?')
  expect(reply).toContain('You spent $52.50 on Pets so far in March 2026.')
})

test('a question about a category counts only its part of a split expense, which is found by each of them', async () => {
  const chat = await newChat()
  const parts = [
    { category: 'Groceries', amount: 30 },
    { category: 'Pets', amount: 20 },
  ]
  const body = { occurred_on: '2026-03-10', account: 'Cash', note: 'Market', amount: 50, parts }
  await chat.person.answer(recordExpense, { body })
  const { reply } = await chat.ask('How much did I spend on groceries this month?')
  expect(reply).toContain('You spent $30.00 on Groceries so far in March 2026.')
  const { reply: found } = await chat.ask('When did I record the pets?')
  expect(found).toContain('Market, $50.00 from Cash on 10 March, Groceries, Pets.')
})
