// Engines: one
import { randomUUID } from 'node:crypto'
import type { Conversation } from '@solvent/api-testing/conversation'
import { cash } from '@solvent/api-testing/examples'
import { logIn, type Person } from '@solvent/api-testing/person'
import {
  addAsset,
  cancelDraft,
  changeEntry,
  confirmDraft,
  type Draft,
  deleteSession,
  getProfile,
  listAssets,
  listEntries,
  listLiabilities,
  undoEntry,
  updateProfile,
} from '@solvent/contracts'
import { type Borrower, booksOf, newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

const DAY_MS = 24 * 60 * 60 * 1000
const MESSAGE = 'For my lunch I paid 12.50, which was a nice one'
const lunch = { amount: 12.5, category: 'Eating out', note: 'lunch' }
const CLOSED = { status: 409, code: 'draft_closed' }

interface Proposed extends Borrower {
  draft: Draft
}

/** A draft of a lunch, because its amount is not in the message. */
async function proposed(): Promise<Proposed> {
  const borrower = await newBorrower(setting)
  const draft = await draftOf(borrower.chat, MESSAGE, {
    tool: 'record_expense',
    args: { ...lunch, amount: 13 },
  })
  return { ...borrower, draft }
}

async function draftOf(
  chat: Conversation,
  message: string,
  ...calls: { tool: string; args: object }[]
): Promise<Draft> {
  ai.provider.script({ calls })
  const { status, meta, reply } = await chat.ask(message)
  if (status !== 'confirm' || !meta.draft) throw new Error(`There is no draft: ${reply}`)
  return meta.draft
}

async function expensesOf(person: Person) {
  return (await person.answer(listEntries, { query: { kind: 'expense' } })).entries
}

async function cashOf(person: Person): Promise<number | undefined> {
  return (await person.answer(listAssets)).assets.find(({ asset_type }) => asset_type === 'Cash')?.asset_value
}

test('a draft is saved as it was proposed, and its card becomes the entry', async () => {
  const { person, chat, draft } = await proposed()
  expect(draft).toMatchObject({
    kind: 'record_expense',
    reason: 'not_in_your_words',
    label: '$13.00 for lunch',
  })
  expect(await expensesOf(person)).toEqual([])
  const saved = await person.answer(confirmDraft, { params: { id: draft.id }, body: {} })
  expect(saved).toMatchObject({
    table: 'expenses',
    entries: [{ amount: 13, label: 'lunch, from Cash', category: 'Eating out', date: '2026-03-10' }],
  })
  expect(await cashOf(person)).toBe(487)
  expect((await chat.messages())[1]?.cards).toEqual([
    { type: 'entry', entry: saved.entries[0], undone: false },
  ])
})

test('a draft is saved with the changes of the person', async () => {
  const { person, draft } = await proposed()
  const fields = {
    ...draft.fields,
    amount: 12.5,
    account: 'Savings Account',
    category: 'Gifts',
    occurred_on: '2026-03-09',
  }
  const saved = await person.answer(confirmDraft, { params: { id: draft.id }, body: { fields } })
  expect(saved.entries).toMatchObject([
    { amount: 12.5, label: 'lunch, from Savings Account', category: 'Gifts', date: '2026-03-09' },
  ])
  expect(await cashOf(person)).toBe(500)
})

test('a cancelled draft is not saved and stays cancelled', async () => {
  const { person, chat, draft } = await proposed()
  const params = { id: draft.id }
  await person.answer(cancelDraft, { params })
  expect(await person.refusal(confirmDraft, { params, body: {} })).toMatchObject(CLOSED)
  expect((await chat.messages())[1]?.cards).toMatchObject([{ type: 'draft', state: 'cancelled' }])
  expect(await expensesOf(person)).toEqual([])
  await person.answer(cancelDraft, { params })
})

test('a saved draft cannot be cancelled, and the error suggests the undo', async () => {
  const { person, draft } = await proposed()
  const params = { id: draft.id }
  await person.answer(confirmDraft, { params, body: {} })
  const refused = await person.refusal(cancelDraft, { params })
  expect(refused).toMatchObject({ ...CLOSED, error: 'This is saved already. Undo it instead.' })
  expect(await expensesOf(person)).toHaveLength(1)
})

test('a draft is open for seven days', async () => {
  const { person, chat, draft } = await proposed()
  const { clock } = setting.server
  clock.aheadMs = 7 * DAY_MS - 60_000
  let back = await logIn(person)
  const cards = async () => {
    Object.assign(chat, { person: back })
    return (await chat.messages())[1]?.cards
  }
  expect(await cards()).toMatchObject([{ type: 'draft', state: 'open' }])
  clock.aheadMs = 7 * DAY_MS + 60_000
  back = await logIn(person)
  expect(await cards()).toMatchObject([{ type: 'draft', state: 'expired' }])
  expect(await back.refusal(confirmDraft, { params: { id: draft.id }, body: {} })).toMatchObject(CLOSED)
  expect(await expensesOf(back)).toEqual([])
})

test('a draft confirmed twice is one entry, and both responses are the same', async () => {
  const { person, draft } = await proposed()
  const call = { params: { id: draft.id }, body: {} }
  const first = await person.answer(confirmDraft, call)
  expect(await person.answer(confirmDraft, call)).toEqual(first)
  const other = { params: call.params, body: { fields: { ...draft.fields, amount: 99 } } }
  expect(await person.answer(confirmDraft, other)).toEqual(first)
  expect(await expensesOf(person)).toHaveLength(1)
  expect(await cashOf(person)).toBe(487)
})

test('a draft confirmed fifty times concurrently is one entry', async () => {
  const { person, draft } = await proposed()
  const confirm = () => person.answer(confirmDraft, { params: { id: draft.id }, body: {}, key: randomUUID() })
  const answers = await Promise.all(Array.from({ length: 50 }, confirm))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await expensesOf(person)).toHaveLength(1)
  expect(await cashOf(person)).toBe(487)
})

test('a draft confirmed and cancelled concurrently ends up as one or the other', async () => {
  const { person, draft } = await proposed()
  const params = { id: draft.id }
  const both = [person.send(confirmDraft, { params, body: {} }), person.send(cancelDraft, { params })]
  const [confirmed, cancelled] = await Promise.all(both)
  expect([confirmed?.status, cancelled?.status].sort()).toEqual([200, 409])
  expect(await expensesOf(person)).toHaveLength(confirmed?.status === 200 ? 1 : 0)
})

test('the draft of another person is not found', async () => {
  const [mine, other] = [await proposed(), await newBorrower(setting)]
  const params = { id: mine.draft.id }
  const notFound = { status: 404, code: 'not_found' }
  expect(await other.person.refusal(confirmDraft, { params, body: {} })).toMatchObject(notFound)
  expect(await other.person.refusal(cancelDraft, { params })).toMatchObject(notFound)
  expect(await expensesOf(other.person)).toEqual([])
  expect(await mine.person.answer(confirmDraft, { params, body: {} })).toMatchObject({ table: 'expenses' })
})

test('the drafts of a deleted conversation are gone', async () => {
  const { person, chat, draft } = await proposed()
  await person.answer(deleteSession, { params: { id: chat.id } })
  expect(await person.refusal(confirmDraft, { params: { id: draft.id }, body: {} })).toMatchObject({
    status: 404,
  })
})

test.each<[string, object, string]>([
  ['an amount with three decimals', { amount: 1.234 }, 'amount'],
  ['no amount', { amount: undefined }, 'amount'],
  ['an amount below zero', { amount: -5 }, 'amount'],
  ['a category of income', { category: 'Salary' }, 'category'],
  ['a day that does not exist', { occurred_on: '2026-02-30' }, 'occurred_on'],
  ['an account without a name', { account: ' ' }, 'account'],
  ['a note that is too long', { note: 'x'.repeat(201) }, 'note'],
])('%s is refused with an error on its field, and the draft stays open', async (_, wrong, field) => {
  const { person, draft } = await proposed()
  const params = { id: draft.id }
  const fields = { ...draft.fields, ...wrong }
  expect(await person.refusal(confirmDraft, { params, body: { fields } })).toMatchObject({
    status: 400,
    code: 'invalid_request',
    fields: expect.arrayContaining([{ field, message: expect.any(String) }]),
  })
  expect(await expensesOf(person)).toEqual([])
  expect(await person.answer(confirmDraft, { params, body: {} })).toMatchObject({ table: 'expenses' })
})

test('an unknown field is refused', async () => {
  const { person, draft } = await proposed()
  const body = { fields: { ...draft.fields, user_id: randomUUID() } }
  expect(await person.refusal(confirmDraft, { params: { id: draft.id }, body })).toMatchObject({
    status: 400,
  })
  expect(await expensesOf(person)).toEqual([])
})

test('a confirmed draft that exceeds the balance is refused and stays open', async () => {
  const { person, draft } = await proposed()
  const params = { id: draft.id }
  const body = { fields: { ...draft.fields, amount: 500.01 } }
  expect(await person.refusal(confirmDraft, { params, body })).toMatchObject({ code: 'insufficient_funds' })
  expect(await cashOf(person)).toBe(500)
  expect(await person.answer(confirmDraft, { params, body: {} })).toMatchObject({ table: 'expenses' })
})

test('with "ask before saving" every entry is shown first', async () => {
  const { person, chat } = await newBorrower(setting)
  const { name, monthly_income, currency_preference, selected_model } = await person.answer(getProfile)
  const profile = { name, monthly_income, currency_preference, selected_model }
  await person.answer(updateProfile, { body: { ...profile, ask_before_saving: true } })
  const draft = await draftOf(chat, MESSAGE, { tool: 'record_expense', args: lunch })
  expect(draft.reason).toBe('asked')
  const quick = await chat.ask('I spent 12.50 on lunch')
  expect(quick).toMatchObject({
    status: 'confirm',
    reply: 'You asked to check every entry before saving.',
    meta: { draft: { reason: 'asked', fields: { amount: 12.5, account: 'Cash' } } },
  })
  expect(await expensesOf(person)).toEqual([])
})

interface Shown {
  name: string
  message: string
  tool: string
  args: object
  reason: Draft['reason']
}

const shownFirst: Shown[] = [
  {
    name: 'more than the account holds',
    message: 'For the new sofa I paid 500.01, it is so comfortable',
    tool: 'record_expense',
    args: { amount: 500.01, category: 'Shopping' },
    reason: 'above_balance',
  },
  {
    name: 'more than a quarter of the income',
    message: 'For the new sofa I paid 1000.01 out of my savings account, it is so comfortable',
    tool: 'record_expense',
    args: { amount: 1000.01, category: 'Shopping', account: 'Savings Account' },
    reason: 'large',
  },
  {
    name: 'a debt with its sum and the number of its instalments',
    message: 'Please note my new loan of 2400 in 12 instalments, first due on 2026-04-01',
    tool: 'add_liability',
    args: { type: 'Personal Loan', amount: 2400, installments: 12, first_due_date: '2026-04-01' },
    reason: 'several',
  },
  {
    name: 'a payment that is more than a quarter of the income',
    message: 'Pay off my car loan from my savings account now, thank you so much dear',
    tool: 'pay_liability',
    args: { liability: 'car loan', payment: 'full', account: 'Savings Account' },
    reason: 'large',
  },
  {
    name: 'a payment above the balance',
    message: 'Pay off my car loan in full now, thank you so much dear',
    tool: 'pay_liability',
    args: { liability: 'car loan', payment: 'full' },
    reason: 'above_balance',
  },
  {
    name: 'a change of the income',
    message: 'My income is 5000 now, put that down',
    tool: 'update_profile',
    args: { monthly_income: 5000 },
    reason: 'terms',
  },
  {
    name: 'a change of the name',
    message: 'Call me Mary from now on',
    tool: 'update_profile',
    args: { name: 'Mary' },
    reason: 'terms',
  },
  {
    name: 'something that is asked as a question',
    message: 'Did I pay 12.50 for lunch?',
    tool: 'record_expense',
    args: lunch,
    reason: 'ambiguous',
  },
  {
    name: 'something that a person only considers',
    message: 'I think that I may have paid 12.50 for lunch',
    tool: 'record_expense',
    args: lunch,
    reason: 'ambiguous',
  },
  {
    name: 'an account that the message does not name',
    message: MESSAGE,
    tool: 'record_expense',
    args: { ...lunch, account: 'Savings Account' },
    reason: 'not_in_your_words',
  },
  {
    name: 'a day that the message does not name',
    message: MESSAGE,
    tool: 'record_expense',
    args: { ...lunch, date: '2026-03-09' },
    reason: 'not_in_your_words',
  },
  {
    name: 'one of two sums',
    message: 'For lunch I paid 12.50 and 3.20, which was fine',
    tool: 'record_expense',
    args: lunch,
    reason: 'several',
  },
]

test.each(shownFirst)('$name is shown before it is saved', async ({ message, tool, args, reason }) => {
  const { person, chat } = await newBorrower(setting)
  const before = await booksOf(person)
  const draft = await draftOf(chat, message, { tool, args })
  expect(draft.reason).toBe(reason)
  expect(await booksOf(person)).toEqual(before)
})

test.each([
  ['every two weeks', 'biweekly'],
  ['Fortnightly', 'biweekly'],
  ['bi-weekly', 'biweekly'],
  ['every_2_weeks', 'biweekly'],
  ['Weekly', 'weekly'],
  ['now and then', 'monthly'],
])('a debt that the model calls due “%s” is drafted as %s', async (words, frequency) => {
  const { chat } = await newBorrower(setting)
  const args = { type: 'Personal Loan', amount: 2400, installments: 24, first_due_date: '2026-04-01' }
  const draft = await draftOf(chat, `My new loan of 2400 in 24 instalments, due ${words} from 2026-04-01`, {
    tool: 'add_liability',
    args: { ...args, frequency: words },
  })
  expect(draft.fields).toMatchObject({ frequency })
})

test('a card is drafted with its minimum, statement and limit, and saved as confirmed', async () => {
  const { person, chat } = await newBorrower(setting)
  const message =
    'Please note my new loan of 2000 at 24 on a credit card, first due on 2026-04-10, minimum 3, at least 25, statement 20 days, limit 5000'
  const draft = await draftOf(chat, message, {
    tool: 'add_liability',
    args: {
      type: 'Credit Card',
      amount: 2000,
      first_due_date: '2026-04-10',
      interest_rate: 24,
      minimum_percent: 3,
      minimum_at_least: 25,
      statement_days: 20,
      credit_limit: 5000,
    },
  })
  await person.answer(confirmDraft, { params: { id: draft.id }, body: {} })
  const { liabilities } = await person.answer(listLiabilities)
  expect(liabilities.find(({ liability_type }) => liability_type === 'Credit Card')).toMatchObject({
    remaining_amount: 2000,
    credit_limit: 5000,
    lender_terms: { minimum: { percent: 3, at_least: 25, plus_interest: false }, statement_days: 20 },
  })
})

test('a promotion is drafted with the rate after it, and a rate that was not said must be confirmed', async () => {
  const { chat } = await newBorrower(setting)
  const message =
    'Please note my new loan of 1200 in 24 instalments, first due on 2026-04-10, with 29.9 from 2027-04-01'
  const args = { type: 'Personal Loan', amount: 1200, installments: 24, first_due_date: '2026-04-10' }
  const later = { later_rate: 29.9, later_rate_from: '2027-04-01' }
  const draft = await draftOf(chat, message, { tool: 'add_liability', args: { ...args, ...later } })
  expect(draft).toMatchObject({
    reason: 'several',
    fields: { lender_terms: { rate_changes: [{ from: '2027-04-01', rate: 29.9 }] } },
  })
  const madeUp = { tool: 'add_liability', args: { ...args, ...later, later_rate: 19.9 } }
  expect((await draftOf(chat, message, madeUp)).reason).toBe('not_in_your_words')
})

test.each([
  ['a yearly fee', { yearly_fee: 60 }],
  ['the day of a yearly fee', { yearly_fee: 45, yearly_fee_from: '2026-07-01' }],
  ['a late fee', { late_fee: 39 }],
  ['a percentage for paying early', { early_charge_percent: 3 }],
  ['months of interest for paying early', { early_charge_months: 5 }],
  ['the day from which paying early is free', { early_charge_free_from: '2028-01-01' }],
])('%s that was not said must be confirmed', async (_term, madeUp) => {
  const { chat } = await newBorrower(setting)
  const message =
    'Note my loan of 1200 in 24 instalments, due 2026-04-10, fee 45 on 2026-06-01, late fee 25, early charge 2 to 2027-01-01'
  const args = {
    type: 'Personal Loan',
    amount: 1200,
    installments: 24,
    first_due_date: '2026-04-10',
    yearly_fee: 45,
    yearly_fee_from: '2026-06-01',
    late_fee: 25,
    early_charge_percent: 2,
    early_charge_free_from: '2027-01-01',
  }
  expect((await draftOf(chat, message, { tool: 'add_liability', args })).reason).toBe('several')
  // A charge is either a percentage or months of interest.
  const { early_charge_percent, ...rest } = args
  const given = 'early_charge_months' in madeUp ? rest : args
  const draft = await draftOf(chat, message, { tool: 'add_liability', args: { ...given, ...madeUp } })
  expect(draft.reason).toBe('not_in_your_words')
})

test('exactly a quarter of the income is saved without a draft', async () => {
  const { chat } = await newBorrower(setting)
  const args = { amount: 1000, category: 'Shopping', account: 'Savings Account' }
  ai.provider.script({ calls: [{ tool: 'record_expense', args }] })
  const message = 'For the new sofa I paid 1000 out of my savings account, it is so comfortable'
  expect(await chat.ask(message)).toMatchObject({ status: 'saved' })
})

test('a confirmed change of the profile saves only that change', async () => {
  const { person, chat } = await newBorrower(setting)
  const { profile } = await booksOf(person)
  const args = { monthly_income: '5,000', currency: null, name: '' }
  const draft = await draftOf(chat, 'My income is 5000 now, put that down', { tool: 'update_profile', args })
  expect(draft.fields).toEqual({ monthly_income: 5000 })
  const saved = await person.answer(confirmDraft, { params: { id: draft.id }, body: {} })
  expect(saved).toEqual({ table: 'users', entries: [] })
  expect(await person.answer(getProfile)).toEqual({
    ...profile,
    monthly_income: 5000,
    updated_at: expect.any(String),
  })
  expect((await chat.messages())[1]?.cards).toMatchObject([{ type: 'draft', state: 'saved' }])
})

test('several drafts are confirmed separately', async () => {
  const { person, chat } = await newBorrower(setting)
  await draftOf(
    chat,
    'Lunch was 12.50 and a taxi 30',
    { tool: 'record_expense', args: lunch },
    { tool: 'record_expense', args: { amount: 30, category: 'Transport', note: 'taxi' } },
  )
  const [first, second] = (await chat.messages())[1]?.cards ?? []
  if (first?.type !== 'draft' || second?.type !== 'draft') throw new Error('There are no two drafts.')
  await person.answer(confirmDraft, { params: { id: second.draft.id }, body: {} })
  await person.answer(cancelDraft, { params: { id: first.draft.id } })
  expect(await cashOf(person)).toBe(470)
  expect((await chat.messages())[1]?.cards).toMatchObject([
    { type: 'draft', state: 'cancelled' },
    { type: 'entry', entry: { amount: 30, category: 'Transport' } },
  ])
})

test('a confirmed draft can be undone and its category changed, and its card shows both', async () => {
  const { person, chat, draft } = await proposed()
  const { entries } = await person.answer(confirmDraft, { params: { id: draft.id }, body: {} })
  const params = { id: entries[0]?.id ?? '' }
  await person.answer(changeEntry, { params, body: { category: 'Groceries' } })
  expect((await chat.messages())[1]?.cards).toMatchObject([{ entry: { category: 'Groceries' } }])
  await person.answer(undoEntry, { params })
  expect((await chat.messages())[1]?.cards).toMatchObject([{ type: 'entry', undone: true }])
  expect(await cashOf(person)).toBe(500)
  // Confirming again returns the saved entry and saves nothing.
  await person.answer(confirmDraft, { params: { id: draft.id }, body: {} })
  expect(await cashOf(person)).toBe(500)
})

test('a payment by draft equals a payment on the page', async () => {
  const { person, chat } = await newBorrower(setting)
  await person.answer(addAsset, { body: cash(4000) })
  const draft = await draftOf(chat, 'Pay off my car loan in full now, thank you so much dear', {
    tool: 'pay_liability',
    args: { liability: 'car loan', payment: 'full' },
  })
  expect(draft).toMatchObject({ reason: 'large', label: 'Pay off Car Loan' })
  const saved = await person.answer(confirmDraft, { params: { id: draft.id }, body: {} })
  expect(saved).toMatchObject({ table: 'payment', entries: [{ amount: 3600, label: 'Car Loan, from Cash' }] })
  expect((await booksOf(person)).liabilities).toMatchObject([{ remaining_amount: 0, is_completed: true }])
})
