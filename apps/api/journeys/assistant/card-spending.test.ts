// Engines: one
import { Conversation } from '@solvent/api-testing/conversation'
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  confirmDraft,
  listAssets,
  listLiabilities,
  undoEntry,
  updateProfile,
} from '@solvent/contracts'
import { newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

const card = (description: string, liability_amount = 1200) =>
  carLoan({
    liability_type: 'Credit Card',
    description,
    liability_amount,
    ...(liability_amount === 0 && { installments_total: 1, due_date: '2025-06-20' }),
  })

/** A person without an AI key, with 10.00 in cash, who owes 1,200.00 on each card. */
async function withCards(...cards: readonly ReturnType<typeof card>[]) {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(10) })
  for (const body of cards) await person.answer(addLiability, { body })
  return { person, chat: await Conversation.begin(person) }
}

async function owedOn(person: Person, description = 'Visa'): Promise<number | undefined> {
  const { liabilities } = await person.answer(listLiabilities)
  return liabilities.find((one) => one.description === description)?.remaining_amount
}

async function cashOf(person: Person): Promise<number | undefined> {
  return (await person.answer(listAssets)).assets[0]?.asset_value
}

test('an expense on a card is saved without an AI key, raises the debt and can be undone', async () => {
  const { person, chat } = await withCards(card('Visa'))
  const { status, reply, meta } = await chat.ask('spent 30 on a taxi with the Visa')
  expect({ status, reply }).toEqual({ status: 'saved', reply: 'Saved: $30.00, taxi, from Visa.' })
  expect(await owedOn(person)).toBe(1230)
  expect(await cashOf(person)).toBe(10)
  await person.answer(undoEntry, { params: { id: meta.entries?.[0]?.id ?? '' } })
  expect(await owedOn(person)).toBe(1200)
})

test('a card that is paid off can be spent from', async () => {
  const { person, chat } = await withCards(card('Visa', 0))
  expect((await chat.ask('lunch $12.50 on my Visa')).status).toBe('saved')
  expect(await owedOn(person)).toBe(12.5)
})

test('a message that two cards fit is drafted without an account, and saved on the one that is chosen', async () => {
  const { person, chat } = await withCards(card('Visa'), card('Amex'))
  const { status, meta } = await chat.ask('spent 30 on a taxi with my credit card')
  const { id = '', fields } = meta.draft ?? {}
  expect(status).toBe('confirm')
  expect(fields).not.toHaveProperty('account')
  await person.answer(confirmDraft, { params: { id }, body: { fields: { ...fields, account: 'Amex' } } })
  expect([await owedOn(person), await owedOn(person, 'Amex')]).toEqual([1200, 1230])
})

test('a payment of the card stays one', async () => {
  const { person, chat } = await withCards(card('Visa'))
  const { meta } = await chat.ask('paid 5 on the credit card')
  expect(meta.entries).toMatchObject([{ kind: 'payment', amount: 5 }])
  expect([await owedOn(person), await cashOf(person)]).toEqual([1195, 5])
})

test('an expense on a card is confirmed if it is large, and never because of a balance', async () => {
  const { person, chat } = await withCards(card('Visa'))
  const currency = { currency_preference: 'USD', selected_model: 'llama3.1-8b' } as const
  await person.answer(updateProfile, { body: { name: 'Maya', monthly_income: 1000, ...currency } })
  const { status, meta } = await chat.ask('spent 300 on shoes with the Visa')
  expect([status, meta.draft?.reason]).toEqual(['confirm', 'large'])
})

const MESSAGE = 'For my lunch I paid 12.50 with the Visa, which was a nice one'

test.each([
  ['Visa', MESSAGE, 'saved', undefined],
  ['Cash', MESSAGE, 'confirm', 'not_in_your_words'],
  ['Visa', 'For my lunch I paid 12.50, which was a nice one', 'confirm', 'not_in_your_words'],
])('a lunch from %s that a model records for "%s": %s', async (account, message, outcome, reason) => {
  const { person, chat } = await newBorrower(setting)
  await person.answer(addLiability, { body: card('Visa') })
  const args = { amount: 12.5, category: 'Eating out', note: 'lunch', account }
  ai.provider.script({ calls: [{ tool: 'record_expense', args }] })
  const { status, meta } = await chat.ask(message)
  expect([status, meta.draft?.reason]).toEqual([outcome, reason])
})
