// Engines: one
import { Conversation } from '@solvent/api-testing/conversation'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { addAsset, addLiability, confirmDraft, listEntries } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

async function begin(): Promise<Conversation> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(500) })
  await person.answer(addAsset, { body: cash(900, { asset_type: 'Savings Account' }) })
  await person.answer(addLiability, { body: carLoan() })
  return Conversation.begin(person)
}

test('an unclear expense becomes a draft without an AI key, which is saved as it is with one call', async () => {
  const chat = await begin()
  const { status, reply, meta } = await chat.ask('I think I spent 13.40 on printer paper')
  expect({ status, reply }).toEqual({
    status: 'confirm',
    reply: 'I may have misunderstood this. Check before saving.',
  })
  expect(meta.draft).toMatchObject({
    kind: 'record_expense',
    reason: 'ambiguous',
    label: '$13.40 for printer paper',
    fields: { amount: 13.4, account: 'Cash', note: 'printer paper', occurred_on: '2026-03-10' },
  })
  const params = { id: meta.draft?.id ?? '' }
  const { entries } = await chat.person.answer(confirmDraft, { params, body: {} })
  expect(entries).toMatchObject([{ amount: 13.4, label: 'printer paper, from Cash' }])
})

test.each([
  ['paid 23.40 for dog food with my card', { amount: 23.4 }],
  ['got something like 60 in tips tonight', { amount: 60, category: 'Salary' }],
  ['put 200 toward the car loan yesterday', { payment_type: 'partial', payment_amount: 200 }],
])('%j becomes a draft with its fields filled in', async (message, fields) => {
  const chat = await begin()
  const { status, meta } = await chat.ask(message)
  expect({ status, fields: meta.draft?.fields }).toMatchObject({ status: 'confirm', fields })
})

test('a day or an account that is not clear is left empty in the draft', async () => {
  const chat = await begin()
  const { meta } = await chat.ask('spent 20 on lunch last Monday')
  expect(meta.draft?.fields).toMatchObject({ amount: 20, account: 'Cash' })
  expect(meta.draft?.fields).not.toHaveProperty('occurred_on')
  const second = await chat.ask('paid 20 for lunch from cash and savings')
  expect(second.meta.draft?.fields).not.toHaveProperty('account')
})

test.each(['should I pay 200 on the car loan', 'I did not spend 20 on lunch', 'I will spend 50 on shoes'])(
  '%j becomes no draft',
  async (message) => {
    const chat = await begin()
    expect((await chat.ask(message)).meta.draft).toBeUndefined()
    expect((await chat.person.answer(listEntries, { query: { kind: 'expense' } })).entries).toEqual([])
  },
)
