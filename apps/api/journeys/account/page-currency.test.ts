// Engines: one
import { AI_KEY, Conversation } from '@solvent/api-testing/conversation'
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  confirmDraft,
  getPaymentEffect,
  getPlanDrift,
  getProfile,
  getProjection,
  getRecommendations,
  listEntries,
  payLiability,
  updateProfile,
} from '@solvent/contracts'
import { useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

const profile = {
  name: 'Ada',
  monthly_income: 200,
  currency_preference: 'EUR',
  selected_model: 'llama3.1-8b',
  cerebras_api_key: AI_KEY,
}

interface Borrower {
  person: Person
  /** A card of 1,200.00 at 18%. */
  card: string
}

/** A person with 140.00 a month for a card and an older loan, who opens the plan on 3 March. */
async function borrower(changes: object = { currency_on_pages: true }): Promise<Borrower> {
  setting.server.clock.date = '2026-03-03'
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: { ...profile, ...changes } })
  await person.answer(addAsset, { body: cash(150) })
  await person.answer(addTentativeAsset, { body: bonus({ asset_amount: 200, confidence: 80 }) })
  const card = { liability_type: 'Card', interest_rate: 18, due_date: '2026-03-20' }
  const { id } = await person.answer(addLiability, { body: carLoan(card) })
  await person.answer(addLiability, { body: carLoan({ installments_paid: 7, due_date: '2025-08-31' }) })
  await person.answer(getRecommendations)
  return { person, card: id }
}

const inFull = (id: string) => ({
  params: { id },
  body: { payment_type: 'full', payment_account: 'Cash' },
})

async function download({ token }: Person, path: string): Promise<string> {
  const file = await fetch(setting.server.url + path, { headers: { authorization: `Bearer ${token}` } })
  return file.text()
}

async function effectOfPayment(person: Person, id: string) {
  const { entry_id } = await person.answer(payLiability, {
    params: { id },
    body: { payment_type: 'partial', payment_amount: 140, payment_account: 'Cash' },
  })
  return person.answer(getPaymentEffect, { params: { id: entry_id } })
}

/** Every server text that contains amounts, by where it appears. */
async function textsFor({ person, card }: Borrower): Promise<Record<string, unknown>> {
  setting.server.clock.date = '2026-03-10'
  const texts = {
    plan: await person.answer(getRecommendations),
    projection: await person.answer(getProjection, { query: { debt_free_by: '2027-06' } }),
    file: await download(person, '/api/recommendations/plan.csv'),
    refusal: await person.refusal(payLiability, inFull(card)),
    terms: await person.refusal(addLiability, {
      body: carLoan({ interest_rate: 20, installment_amount: 1 }),
    }),
    payment: await effectOfPayment(person, card),
    drift: await person.answer(getPlanDrift, { query: { since: '2026-03-03' } }),
    entries: await person.answer(listEntries, { query: {} }),
    table: await download(person, '/api/export/entries.csv'),
  }
  const chat = await Conversation.begin(person)
  const quick = await chat.ask('I spent 1.50 on lunch')
  const proposed = await chat.ask('I spent 60 on shoes')
  return { ...texts, quick: quick.reply, proposed: proposed.meta.draft?.label ?? proposed.reply }
}

test('with the currency shown on every page, all server texts use it', async () => {
  const texts = await textsFor(await borrower())
  for (const [name, words] of Object.entries(texts)) {
    const text = JSON.stringify(words)
    expect([name, text]).toEqual([name, expect.stringContaining('€')])
    expect([name, text]).not.toEqual([name, expect.stringContaining('$')])
  }
  expect(texts.refusal).toMatchObject({ error: 'Insufficient funds in Cash. Available: €150.00' })
})

test('without it, the same texts use dollars', async () => {
  const texts = await textsFor(await borrower({}))
  for (const [name, words] of Object.entries(texts)) {
    const text = JSON.stringify(words)
    expect([name, text]).toEqual([name, expect.stringContaining('$')])
    expect([name, text]).not.toEqual([name, expect.stringContaining('€')])
  }
})

test.each([
  ['GBP', '£150.00'],
  ['CAD', 'CA$150.00'],
  ['AUD', 'A$150.00'],
  ['INR', '₹150.00'],
  ['USD', '$150.00'],
])('a refused payment of a person with %s says %s', async (currency_preference, amount) => {
  const { person, card } = await borrower({ currency_preference, currency_on_pages: true })
  expect((await person.refusal(payLiability, inFull(card))).error).toBe(
    `Insufficient funds in Cash. Available: ${amount}`,
  )
})

test('a dollar sign in a reply of the model is replaced by the currency of the pages', async () => {
  const { person } = await borrower()
  const chat = await Conversation.begin(person)
  ai.provider.script({ calls: [{ tool: 'list_assets', args: {} }] }, { text: 'You have $150.00 in Cash.' })
  expect((await chat.ask('How much cash do I have?')).reply).toBe('You have €150.00 in Cash.')
})

test('the choice stays if it is omitted, and can be switched off', async () => {
  const person = await setting.newPerson()
  expect(await person.answer(getProfile)).toMatchObject({ currency_on_pages: false })
  const save = (changes: object) => person.answer(updateProfile, { body: { ...profile, ...changes } })
  expect(await save({ currency_on_pages: true })).toMatchObject({ currency_on_pages: true })
  expect(await save({ currency_preference: 'GBP' })).toMatchObject({ currency_on_pages: true })
  expect(await save({ currency_on_pages: false })).toMatchObject({ currency_on_pages: false })
  expect(await person.answer(getProfile)).toMatchObject({ currency_on_pages: false })
  expect(
    await person.refusal(updateProfile, { body: { ...profile, currency_on_pages: 'yes' } }),
  ).toMatchObject({ status: 400, fields: [{ field: 'currency_on_pages' }] })
})

test('the choice can be made in the draft when the assistant changes the currency', async () => {
  const { person } = await borrower({ currency_preference: 'USD' })
  const chat = await Conversation.begin(person)
  ai.provider.script({ calls: [{ tool: 'update_profile', args: { currency: 'GBP' } }] })
  const { meta } = await chat.ask('Please switch everything to pounds')
  await person.answer(confirmDraft, {
    params: { id: meta.draft?.id ?? '' },
    body: { fields: { currency_preference: 'GBP', currency_on_pages: true } },
  })
  expect(await person.answer(getProfile)).toMatchObject({
    currency_preference: 'GBP',
    currency_on_pages: true,
  })
})
