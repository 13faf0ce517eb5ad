// Engines: both (what a refund lowers is a sum in SQL)
import { Conversation } from '@solvent/api-testing/conversation'
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addCategory,
  addLiability,
  changeEntry,
  confirmDraft,
  getEntrySummary,
  getMonth,
  listAssets,
  listLearnedWords,
  listLiabilities,
  recordExpense,
  undoEntry,
} from '@solvent/contracts'
import { newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

const visa = carLoan({ liability_type: 'Credit Card', description: 'Visa', liability_amount: 1200 })

/** A person without an AI key, with 500.00 in cash and 1,200.00 owed on a card, who bought shoes for 80.00. */
async function personWithShoes() {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(580) })
  await person.answer(addLiability, { body: visa })
  const shoes = {
    amount: 80,
    occurred_on: '2026-03-09',
    account: 'Cash',
    category: 'Shopping',
    note: 'shoes',
  }
  await person.answer(recordExpense, { body: shoes })
  return { person, chat: await Conversation.begin(person) }
}

async function monthOf(person: Person) {
  const { money_in, spent } = (await person.answer(getMonth, { query: {} })).figures
  return { money_in, spent }
}

async function spendingOf(person: Person) {
  return (await person.answer(getEntrySummary, { query: {} })).spending
}

async function balancesOf(person: Person) {
  const { assets } = await person.answer(listAssets)
  const { liabilities } = await person.answer(listLiabilities)
  return { cash: assets[0]?.asset_value, owed: liabilities[0]?.remaining_amount }
}

const untouched = { cash: 500, owed: 1200 }
const shoesOnly = [{ category: 'Shopping', amount: 80 }]

test('a refund for shoes lowers what was spent on shopping, is no income, and can be undone', async () => {
  const { person, chat } = await personWithShoes()
  const { status, reply, meta } = await chat.ask('got 30 back for the shoes')
  expect({ status, reply }).toEqual({ status: 'saved', reply: 'Saved: $30.00, refund for shoes, to Cash.' })
  expect(meta.entries).toMatchObject([{ kind: 'refund', amount: 30, category: 'Shopping' }])
  expect(await monthOf(person)).toEqual({ money_in: 0, spent: 50 })
  expect(await spendingOf(person)).toEqual([{ category: 'Shopping', amount: 50 }])
  expect(await balancesOf(person)).toEqual({ cash: 530, owed: 1200 })
  await person.answer(undoEntry, { params: { id: meta.entries?.[0]?.id ?? '' } })
  expect(await monthOf(person)).toEqual({ money_in: 0, spent: 80 })
  expect(await spendingOf(person)).toEqual(shoesOnly)
  expect(await balancesOf(person)).toEqual(untouched)
})

test('a refund to a card lowers what is owed on it', async () => {
  const { person, chat } = await personWithShoes()
  const { reply } = await chat.ask('refund of 30 for the shoes to my Visa')
  expect(reply).toBe('Saved: $30.00, refund for shoes, to Visa.')
  expect(await balancesOf(person)).toEqual({ cash: 500, owed: 1170 })
  expect(await spendingOf(person)).toEqual([{ category: 'Shopping', amount: 50 }])
})

test('a card that may have paid for the thing is confirmed first', async () => {
  const { person, chat } = await personWithShoes()
  const { status, meta } = await chat.ask('got 30 back for the shoes on my Visa')
  expect([status, meta.draft?.label]).toEqual(['confirm', 'Refund of $30.00 for shoes'])
  expect(await balancesOf(person)).toEqual(untouched)
  await person.answer(confirmDraft, { params: { id: meta.draft?.id ?? '' }, body: {} })
  expect(await balancesOf(person)).toEqual({ cash: 500, owed: 1170 })
})

test.each([
  ['got a refund of 30', 'refund'],
  ['got a tax refund of 30', 'tax refund'],
  ['got 30 back for the thingamajig', 'thingamajig'],
])('%j is an income, because no category is known for it', async (message, what) => {
  const { person, chat } = await personWithShoes()
  const { reply, meta } = await chat.ask(message)
  expect(reply).toBe(`Saved: $30.00, ${what}, to Cash.`)
  expect(meta.entries).toMatchObject([{ kind: 'income', category: 'Refund' }])
  expect(await monthOf(person)).toEqual({ money_in: 30, spent: 80 })
  expect(await spendingOf(person)).toEqual(shoesOnly)
})

test('a refund for learned words, or for a category of the person, is one of their category', async () => {
  const { person, chat } = await personWithShoes()
  const bought = await chat.ask('spent 40 on a thingamajig')
  const id = bought.meta.entries?.[0]?.id ?? ''
  await person.answer(changeEntry, { params: { id }, body: { category: 'Leisure' } })
  await chat.ask('got 30 back for the thingamajig')
  await person.answer(addCategory, { body: { kind: 'expense', name: 'Falconry', hue: 1, icon: 'Tag' } })
  await chat.ask('got 10 back for falconry')
  expect(await spendingOf(person)).toEqual([
    { category: 'Shopping', amount: 80 },
    { category: 'Leisure', amount: 10 },
    { category: 'Falconry', amount: -10 },
  ])
})

test('without an account for it, money that came back is an income, which creates the account', async () => {
  const person = await setting.newPerson()
  const chat = await Conversation.begin(person)
  const { meta } = await chat.ask('got 30 back for the shoes')
  expect(meta.entries).toMatchObject([{ kind: 'income', category: 'Refund', amount: 30 }])
})

test('an unclear refund is a draft, and its new category is learned for the thing', async () => {
  const { person, chat } = await personWithShoes()
  await person.answer(addAsset, { body: cash(900, { asset_type: 'Savings Account' }) })
  const { status, meta } = await chat.ask('I think I got 30 back for the shoes')
  const { id = '', kind, fields } = meta.draft ?? {}
  expect([status, kind]).toEqual(['confirm', 'record_refund'])
  expect(fields).toMatchObject({ amount: 30, account: 'Cash', category: 'Shopping', note: 'shoes' })
  const changed = { ...fields, category: 'Leisure', account: 'Savings Account' }
  await person.answer(confirmDraft, { params: { id }, body: { fields: changed } })
  const { words } = await person.answer(listLearnedWords)
  expect(words).toMatchObject([{ words: 'shoes', kind: 'expense', category: 'Leisure', account: null }])
  expect(await spendingOf(person)).toEqual([
    { category: 'Shopping', amount: 80 },
    { category: 'Leisure', amount: -30 },
  ])
})

const SAID = 'For my boots I got 12.50 back to the Visa, which was a nice one'

test.each([
  ['saved', 'Visa', SAID, undefined],
  ['confirm', 'Cash', SAID, 'not_in_your_words'],
  ['saved', 'Cash', 'For my boots I got 12.50 back, which was a nice one', undefined],
  ['confirm', 'Cash', 'For my boots I received 12.50, which was a nice one', 'ambiguous'],
])('a refund that a model records is %s: to %s for "%s"', async (outcome, account, message, reason) => {
  const { person, chat } = await newBorrower(setting)
  await person.answer(addLiability, { body: visa })
  const args = { amount: 12.5, category: 'Shopping', note: 'boots', account }
  ai.provider.script({ calls: [{ tool: 'record_refund', args }] })
  const { status, meta } = await chat.ask(message)
  expect([status, meta.draft?.reason]).toEqual([outcome, reason])
  if (outcome === 'saved') expect(await spendingOf(person)).toEqual([{ category: 'Shopping', amount: -12.5 }])
})
