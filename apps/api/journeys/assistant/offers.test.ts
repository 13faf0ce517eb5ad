// Engines: one
import { carLoan, offerFor } from '@solvent/api-testing/examples'
import {
  addLiability,
  addOffer,
  confirmDraft,
  deleteOffer,
  listLiabilities,
  listOffers,
  MAX_OFFERS,
} from '@solvent/contracts'
import { booksOf, newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

const MESSAGE =
  'City Bank would take over my car loan at 3.9% in 24 instalments from 1 April, for a fee of 25'
const terms = {
  lender: 'City Bank',
  debts: ['car loan'],
  fee_at_least: 25,
  interest_rate: '3.9',
  installments: 24,
  first_due_date: '2026-04-01',
}
const KEEP =
  'Keep this offer: City Bank takes over my car loan at 3.9 in 24 instalments from 2026-04-01, fee 25'

/** The results that the model got. */
function resultsSent(): string[] {
  const messages = ai.provider.questions.at(-1)?.body.messages ?? []
  return messages.flatMap(({ role, content }) => (role === 'tool' ? [content] : []))
}

async function borrowerWithCard() {
  const borrower = await newBorrower(setting)
  const visa = await borrower.person.answer(addLiability, {
    body: carLoan({
      liability_type: 'Credit Card',
      description: 'Visa',
      interest_rate: 24,
      due_date: '2026-03-20',
    }),
  })
  return { ...borrower, visa }
}

test('an offer that is asked about gets the verdict of the plan page, and nothing is saved', async () => {
  const { person, chat } = await newBorrower(setting)
  const before = await booksOf(person)
  ai.provider.script({ calls: [{ tool: 'check_offer', args: terms }] }, { text: 'It is worth a look.' })
  const { status } = await chat.ask(`${MESSAGE}. Is it better?`)
  expect(status).toBe('ok')
  const [result = '{}'] = resultsSent()
  expect(await booksOf(person)).toEqual(before)
  expect((await person.answer(listOffers)).offers).toEqual([])

  const [debt] = before.liabilities
  await person.answer(addOffer, {
    body: offerFor(debt?.id ?? '', {
      fee_percent: 0,
      fee_at_least: 25,
      interest_rate: 3.9,
      installments_total: 24,
      due_date: '2026-04-01',
    }),
  })
  const { today, offers } = await person.answer(listOffers)
  expect(JSON.parse(result)).toEqual({ today, comparison: offers[0]?.comparison, problem: null })
})

test('an offer to keep is shown first, and stands on the plan page once confirmed', async () => {
  const { person, chat } = await newBorrower(setting)
  const before = await booksOf(person)
  ai.provider.script({ calls: [{ tool: 'add_offer', args: terms }] })
  const { status, meta } = await chat.ask(KEEP)
  expect({ status, draft: meta.draft }).toMatchObject({
    status: 'confirm',
    draft: { kind: 'add_offer', label: 'Offer from City Bank', reason: 'terms' },
  })
  expect((await person.answer(listOffers)).offers).toEqual([])
  const answer = await person.answer(confirmDraft, { params: { id: meta.draft?.id ?? '' }, body: {} })
  expect(answer).toEqual({ table: 'plan', entries: [] })
  const { offers } = await person.answer(listOffers)
  expect(offers).toMatchObject([
    {
      name: 'City Bank',
      replaces: [{ id: before.liabilities[0]?.id }],
      fee_percent: 0,
      fee_at_least: 25,
      charges: 0,
      interest_rate: 3.9,
      installments_total: 24,
      frequency: 'monthly',
      due_date: '2026-04-01',
      problem: null,
    },
  ])
  expect(await booksOf(person)).toEqual(before)
})

test.each([
  ['all', ['Car Loan', 'Visa']],
  ['visa, car loan', ['Visa', 'Car Loan']],
  [['Visa', 'Visa (Credit Card)'], ['Visa']],
])('an offer pays the debts that %j names', async (debts, names) => {
  const { person, chat } = await borrowerWithCard()
  ai.provider.script({ calls: [{ tool: 'add_offer', args: { ...terms, debts } }] })
  const { meta } = await chat.ask(KEEP)
  const { liabilities } = await person.answer(listLiabilities)
  const nameById = new Map(liabilities.map((debt) => [debt.id, debt.description || debt.liability_type]))
  const { replaces } = meta.draft?.fields ?? {}
  expect(replaces).toHaveLength(names.length)
  expect(replaces).toEqual(
    expect.arrayContaining(names.map((name) => ({ id: [...nameById].find(([, one]) => one === name)?.[0] }))),
  )
})

test('a balance transfer is drafted with its promotion, the part that it moves and its fee', async () => {
  const { chat, visa } = await borrowerWithCard()
  const args = {
    lender: 'Zero Card',
    type: 'Credit Card',
    debts: 'Visa',
    part: 900,
    fee_percent: 3,
    interest_rate: 0,
    later_rate: 29.9,
    later_rate_from: '2027-04-01',
    minimum_percent: 2,
    minimum_at_least: 25,
    first_due_date: '2026-04-10',
  }
  ai.provider.script({ calls: [{ tool: 'add_offer', args }] })
  const { meta } = await chat.ask('Keep the transfer of 900 from my Visa to Zero Card, 0% until April 2027')
  expect(meta.draft?.fields).toMatchObject({
    name: 'Zero Card',
    replaces: [{ id: visa.id, amount: 900 }],
    fee_percent: 3,
    lender_terms: {
      rate_changes: [{ from: '2027-04-01', rate: 29.9 }],
      minimum: { percent: 2, at_least: 25, plus_interest: false },
    },
  })
})

test('a lender that the message does not name is not made up', async () => {
  const { chat } = await newBorrower(setting)
  ai.provider.script({ calls: [{ tool: 'add_offer', args: { ...terms, lender: 'Golden Trust' } }] })
  const { meta } = await chat.ask(KEEP)
  expect(meta.draft).toMatchObject({ label: 'Offer from New lender' })
})

test.each(['add_offer', 'check_offer'])('%s asks about what is missing or not clear', async (tool) => {
  const { person, chat } = await borrowerWithCard()
  const { installments: _, ...incomplete } = terms
  const calls = [{ ...terms, debts: 'boat' }, incomplete, { ...terms, fee_percent: 101 }]
  for (const args of calls) {
    ai.provider.script({ calls: [{ tool, args }] }, { text: 'Which debt would it pay?' })
    const { meta, reply } = await chat.ask(KEEP)
    expect([meta.draft, reply]).toEqual([undefined, 'Which debt would it pay?'])
  }
  expect(resultsSent().join()).toContain('Ask the person')
  expect((await person.answer(listOffers)).offers).toEqual([])
})

test('a fifth offer is kept once another one is deleted', async () => {
  const { person, chat } = await newBorrower(setting)
  const { liabilities } = await person.answer(listLiabilities)
  const stored: string[] = []
  for (let count = 0; count < MAX_OFFERS; count += 1) {
    stored.push((await person.answer(addOffer, { body: offerFor(liabilities[0]?.id ?? '') })).id)
  }
  ai.provider.script({ calls: [{ tool: 'add_offer', args: terms }] })
  const { meta } = await chat.ask(KEEP)
  const params = { id: meta.draft?.id ?? '' }
  const refusal = await person.refusal(confirmDraft, { params, body: {} })
  expect(refusal.fields).toMatchObject([{ message: expect.stringContaining('Delete one of them first.') }])
  await person.answer(deleteOffer, { params: { id: stored[0] ?? '' } })
  await person.answer(confirmDraft, { params, body: {} })
  const { offers } = await person.answer(listOffers)
  expect(offers.map(({ name }) => name)).toContain('City Bank')
})
