// Engines: both (accepting an offer changes several debts in one transaction)
import { carLoan, cash, offerFor } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  acceptOffer,
  addAsset,
  addLiability,
  addOffer,
  changeOffer,
  deleteOffer,
  getProfile,
  getRecommendations,
  type Liability,
  listEntries,
  listLiabilities,
  listOffers,
  MAX_OFFERS,
  type OfferFields,
  payLiability,
  undoEntry,
  updateLiability,
  updateProfile,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { expectSoundBooks } from '../../src/testing/debt-steps'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

beforeEach(() => setDate('2026-03-10'))

function setDate(date: string): void {
  setting.server.clock.date = date
}

const card = carLoan({
  liability_type: 'Credit Card',
  description: 'Visa',
  liability_amount: 1000,
  installments_total: 12,
  interest_rate: 24,
  due_date: '2026-04-10',
})

const sofa = carLoan({
  liability_type: 'Other',
  description: 'Sofa',
  liability_amount: 600,
  installments_total: 6,
  interest_rate: 12,
  due_date: '2026-04-15',
})

/** A loan at 12% in place of these debts, with a fee of 1%. */
function loan(debts: readonly Liability[], changes: Partial<OfferFields> = {}): OfferFields {
  return offerFor('', { replaces: debts.map(({ id }) => ({ id })), ...changes })
}

async function debtor(): Promise<{ person: Person; debts: [Liability, Liability] }> {
  const person = await setting.newPerson()
  const { name, currency_preference, selected_model } = await person.answer(getProfile)
  await person.answer(updateProfile, {
    body: { name, currency_preference, selected_model, monthly_income: 1000 },
  })
  await person.answer(addAsset, { body: cash(5000) })
  const visa = await person.answer(addLiability, { body: card })
  const other = await person.answer(addLiability, { body: sofa })
  return { person, debts: [visa, other] }
}

async function debtsByName(person: Person): Promise<Record<string, number>> {
  const { liabilities } = await person.answer(listLiabilities)
  return Object.fromEntries(liabilities.map((debt) => [debt.description, debt.remaining_amount]))
}

test('an offer is stored and compared with the debts as they are', async () => {
  const { person, debts } = await debtor()
  const added = await person.answer(addOffer, { body: loan(debts) })
  const { today, offers } = await person.answer(listOffers)
  expect(offers).toEqual([expect.objectContaining({ ...added, problem: null })])
  const [{ comparison } = { comparison: null }] = offers
  // 1,600.00 and 1% of it.
  expect(comparison).toMatchObject({ owed: 1616, fee: 16, forgiven: 0, installments_total: 12 })
  expect(comparison?.saved).toBeCloseTo(today.plan.total_paid - (comparison?.plan.total_paid ?? 0), 2)
})

test('an accepted offer adds its debt and pays the others, and undo restores all of them', async () => {
  const { person, debts } = await debtor()
  const before = await person.answer(listLiabilities)
  const { id } = await person.answer(addOffer, { body: loan(debts) })
  const { liability, entry_id } = await person.answer(acceptOffer, { params: { id } })
  expect(liability).toMatchObject({ description: 'City Bank', remaining_amount: 1616, installments_paid: 0 })
  expect(await debtsByName(person)).toEqual({ Visa: 0, Sofa: 0, 'City Bank': 1616 })
  const plan = await person.answer(getRecommendations)
  expect(plan.paid_this_month).toBe(0)
  const { offers } = await person.answer(listOffers)
  expect(offers).toMatchObject([
    { comparison: null, problem: 'A debt that this offer pays is already paid off.' },
  ])
  await expectSoundBooks(person)

  await person.answer(undoEntry, { params: { id: entry_id } })
  expect(await person.answer(listLiabilities)).toEqual(before)
  expect((await person.answer(listOffers)).offers[0]?.comparison).not.toBeNull()
  await expectSoundBooks(person)
})

test('a part of a debt can be moved, and later payments and edits of the rest still count', async () => {
  const { person, debts } = await debtor()
  const [visa] = debts
  const part = loan([], { replaces: [{ id: visa.id, amount: 400 }], fee_percent: 0 })
  const { id } = await person.answer(addOffer, { body: part })
  await person.answer(acceptOffer, { params: { id } })
  expect(await debtsByName(person)).toMatchObject({ Visa: 600, 'City Bank': 400 })
  setDate('2026-04-12')
  const paid = await person.answer(payLiability, {
    params: visa,
    body: { payment_type: 'partial', payment_amount: 100, payment_account: 'Cash' },
  })
  // With the interest of April.
  expect(paid.remaining_amount).toBe(512)
  const { liability_amount, ...terms } = card
  const edited = await person.answer(updateLiability, {
    params: visa,
    body: { ...terms, total_amount: liability_amount, interest_rate: 20 },
  })
  expect(edited.remaining_amount).toBe(512)
  await expectSoundBooks(person)
})

test('interest since the last due date is paid with the debt', async () => {
  const { person } = await debtor()
  const yearly = await person.answer(addLiability, {
    body: {
      ...card,
      description: 'Family loan',
      frequency: 'yearly',
      due_date: '2027-01-10',
      interest_rate: 12,
    },
  })
  setDate('2026-07-20')
  const { payoff_amount, remaining_amount } =
    (await person.answer(listLiabilities)).liabilities.find((debt) => debt.id === yearly.id) ?? yearly
  expect(payoff_amount).toBeGreaterThan(remaining_amount)
  const body = loan([yearly], { fee_percent: 0, due_date: '2026-08-10' })
  const { id } = await person.answer(addOffer, { body })
  const { liability } = await person.answer(acceptOffer, { params: { id } })
  expect(liability.remaining_amount).toBe(payoff_amount)
  await expectSoundBooks(person)
})

test('the entry says what took the place of what', async () => {
  const { person, debts } = await debtor()
  const { id } = await person.answer(addOffer, { body: loan(debts) })
  await person.answer(acceptOffer, { params: { id } })
  const { entries } = await person.answer(listEntries, { query: { kind: 'refinancing' } })
  expect(entries).toMatchObject([
    {
      kind: 'refinancing',
      changes: [
        { label: 'City Bank', amount: 1616 },
        { label: 'Visa', amount: -1000 },
        { label: 'Sofa', amount: -600 },
      ],
    },
  ])
})

test('a fifth offer is refused until one is deleted', async () => {
  const { person, debts } = await debtor()
  const ids: string[] = []
  for (let count = 0; count < MAX_OFFERS; count += 1) {
    ids.push((await person.answer(addOffer, { body: loan(debts) })).id)
  }
  const refusal = await person.refusal(addOffer, { body: loan(debts) })
  expect(refusal.fields).toMatchObject([{ field: 'name' }])
  await person.answer(deleteOffer, { params: { id: ids[0] ?? '' } })
  await person.answer(addOffer, { body: loan(debts) })
})

test.each<[string, string, Partial<OfferFields>]>([
  ['a settlement above what is owed', 'settled_for', { settled_for: 2000 }],
  ['a due date in the past', 'due_date', { due_date: '2026-03-09' }],
  ['an installment below the interest', 'installment_amount', { installment_amount: 1 }],
  ['terms that contradict each other', 'lender_terms', { lender_terms: {} }],
  ['an unknown debt', 'replaces', { replaces: [{ id: '0c000000-0000-4000-8000-000000000001' }] }],
])('%s is refused with its field', async (_, field, changes) => {
  const { person, debts } = await debtor()
  const refusal = await person.refusal(addOffer, { body: loan(debts, changes) })
  expect(refusal.fields).toMatchObject([{ field }])
  expect((await person.answer(listOffers)).offers).toEqual([])
})

test('a changed offer keeps its place, and one that pays a debt paid off since says so', async () => {
  const { person, debts } = await debtor()
  const { id } = await person.answer(addOffer, { body: loan(debts) })
  await person.answer(changeOffer, { params: { id }, body: loan(debts, { name: 'Other Bank' }) })
  await person.answer(payLiability, {
    params: debts[0],
    body: { payment_type: 'full', payment_account: 'Cash' },
  })
  const { offers } = await person.answer(listOffers)
  expect(offers).toMatchObject([{ id, name: 'Other Bank', comparison: null }])
  const refusal = await person.refusal(acceptOffer, { params: { id } })
  expect(refusal.fields).toMatchObject([{ field: 'replaces' }])
})

test('offers and what was accepted move with the books', async () => {
  const { person, debts } = await debtor()
  const { id } = await person.answer(addOffer, { body: loan(debts) })
  await person.answer(acceptOffer, { params: { id } })
  const document = await person.answer(exportData)
  const other = await setting.newPerson()
  await other.answer(importData, { body: document })
  const { offers, changes } = await other.answer(exportData)
  expect({ offers, changes }).toEqual({ offers: document.offers, changes: document.changes })
  const { entries } = await other.answer(listEntries, { query: { kind: 'refinancing' } })
  await other.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
  expect(await debtsByName(other)).toEqual({ Visa: 1000, Sofa: 600 })
  await expectSoundBooks(other)
})
