// Engines: both (row locks)
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  type BodyOf,
  cancelScheduledPayment,
  deleteAsset,
  deleteLiability,
  getEntry,
  type Liability,
  listAssets,
  listEntries,
  listLiabilities,
  listScheduledPayments,
  moveScheduledPayment,
  payLiability,
  type ScheduledPayment,
  schedulePayment,
  undoEntry,
  updateAsset,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

function setDate(date: string): void {
  setting.server.clock.date = date
}

/** 250.00 from Cash on 20 March; today is 10 March. */
const ON_THE_20TH: BodyOf<typeof schedulePayment> = {
  payment_type: 'partial',
  payment_amount: 250,
  payment_account: 'Cash',
  on: '2026-03-20',
  automatic: true,
}

/** A person who owes 1,200.00 and holds some cash, with one scheduled payment. */
async function scheduled(
  { holds = 1000, ...payment }: Partial<typeof ON_THE_20TH> & { holds?: number } = {},
  loan = carLoan(),
): Promise<{ person: Person; loan: Liability; payment: ScheduledPayment }> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(holds) })
  const debt = await person.answer(addLiability, { body: loan })
  const body = { ...ON_THE_20TH, ...payment }
  return { person, loan: debt, payment: await person.answer(schedulePayment, { params: debt, body }) }
}

async function listed(person: Person): Promise<ScheduledPayment[]> {
  return (await person.answer(listScheduledPayments)).scheduled_payments
}

async function owed(person: Person): Promise<number | undefined> {
  return (await person.answer(listLiabilities)).liabilities[0]?.remaining_amount
}

async function payments(person: Person) {
  return (await person.answer(listEntries, { query: { kind: 'payment' } })).entries
}

test('a payment is recorded on its day without asking, and is no longer scheduled', async () => {
  const { person, loan, payment } = await scheduled()
  expect(payment).toMatchObject({
    liability_id: loan.id,
    liability: 'Car Loan',
    amount: 250,
    on: '2026-03-20',
    automatic: true,
    is_due: false,
    problem: null,
  })
  setDate('2026-03-19')
  expect(await listed(person)).toEqual([payment])
  setDate('2026-03-20')
  expect(await owed(person)).toBe(950)
  expect(await listed(person)).toEqual([])
  const [entry] = await payments(person)
  expect(entry).toMatchObject({ occurred_on: '2026-03-20', author: 'schedule' })
})

test('a payment whose day passed unseen is recorded on that day, between the interest before and after it', async () => {
  const twelvePercent = carLoan({ interest_rate: 12 })
  const { person } = await scheduled({ on: '2026-04-15', holds: 2000 }, twelvePercent)
  setDate('2026-05-01')
  // 1,200.00 + 12.00 on 31 March - 250.00 + 9.62 on 30 April.
  expect(await owed(person)).toBe(971.62)
  const { entries } = await person.answer(listEntries)
  expect(entries.slice(0, 3).map(({ kind, occurred_on }) => [kind, occurred_on])).toEqual([
    ['interest', '2026-04-30'],
    ['payment', '2026-04-15'],
    ['interest', '2026-03-31'],
  ])
})

test('concurrent requests record each payment once', async () => {
  const { person, loan } = await scheduled()
  await person.answer(schedulePayment, { params: loan, body: { ...ON_THE_20TH, on: '2026-03-21' } })
  setDate('2026-03-25')
  const pages = Array.from({ length: 12 }, () => person.send(listLiabilities))
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect(await owed(person)).toBe(700)
  expect((await payments(person)).map(({ occurred_on }) => occurred_on)).toEqual(['2026-03-21', '2026-03-20'])
})

test('a payment that asks waits for its person, who records it once', async () => {
  const { person, loan, payment } = await scheduled({ automatic: false })
  setDate('2026-03-22')
  expect(await listed(person)).toEqual([{ ...payment, is_due: true }])
  expect(await owed(person)).toBe(1200)
  const body = { payment_type: 'partial', payment_amount: 240, payment_account: 'Cash' }
  const record = { params: loan, body: { ...body, scheduled_payment_id: payment.id } }
  await person.answer(payLiability, record)
  expect(await owed(person)).toBe(960)
  expect(await listed(person)).toEqual([])
  expect(await person.refusal(payLiability, record)).toMatchObject({
    error: 'This payment is no longer scheduled. It may already be paid.',
    code: 'not_found',
  })
  expect(await owed(person)).toBe(960)
})

test('a payment that is recorded on two pages at the same time is made once', async () => {
  const { person, loan, payment } = await scheduled({ automatic: false })
  setDate('2026-03-20')
  const body = { payment_type: 'partial', payment_amount: 100, payment_account: 'Cash' }
  const record = { params: loan, body: { ...body, scheduled_payment_id: payment.id } }
  const replies = await Promise.all(Array.from({ length: 8 }, () => person.send(payLiability, record)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404, 404, 404])
  expect(await owed(person)).toBe(1100)
})

test('without the money it is not recorded, says so, and can be moved', async () => {
  const { person, payment } = await scheduled({ holds: 249.99 })
  setDate('2026-03-21')
  const missed = {
    ...payment,
    is_due: true,
    problem: 'It was not recorded on 20 March, because Cash did not hold enough.',
  }
  expect(await listed(person)).toEqual([missed])
  // Money that comes later does not make it happen behind the person's back.
  await person.answer(addAsset, { body: cash(500) })
  setDate('2026-03-22')
  expect(await listed(person)).toEqual([missed])
  expect(await owed(person)).toBe(1200)
  const move = { params: payment, body: { on: '2026-03-23', automatic: true } }
  expect(await person.answer(moveScheduledPayment, move)).toMatchObject({ is_due: false, problem: null })
  setDate('2026-03-23')
  expect(await owed(person)).toBe(950)
})

test('a payment that asks says what is missing', async () => {
  const { person } = await scheduled({ automatic: false, holds: 100 })
  setDate('2026-03-20')
  expect((await listed(person))[0]?.problem).toBe('Insufficient funds in Cash. Available: $100.00')
  const { assets } = await person.answer(listAssets)
  await person.answer(deleteAsset, { params: { id: assets[0]?.id ?? '' } })
  expect((await listed(person))[0]?.problem).toBe('Insufficient funds in Cash. Available: $0.00')
})

test('a payment comes from the account that was chosen, under the name it has by then', async () => {
  const { person, loan } = await scheduled({ automatic: false })
  const jar = await person.answer(addAsset, { body: cash(300, { asset_description: 'Jar' }) })
  const from = { ...ON_THE_20TH, payment_asset_id: jar.id }
  const payment = await person.answer(schedulePayment, { params: loan, body: from })
  expect(payment).toMatchObject({ payment_account: 'Cash', payment_asset_id: jar.id, source: 'Jar' })
  await person.answer(updateAsset, { params: jar, body: cash(300, { asset_description: 'Glass jar' }) })
  expect((await listed(person))[1]).toMatchObject({ source: 'Glass jar' })
  setDate('2026-03-20')
  expect(await owed(person)).toBe(950)
  const { assets } = await person.answer(listAssets)
  expect(assets.map(({ asset_value }) => asset_value)).toEqual([1000, 50])
})

test('a payment whose account was deleted waits for its person', async () => {
  const { person, loan } = await scheduled({ automatic: false })
  const jar = await person.answer(addAsset, { body: cash(300, { asset_description: 'Jar' }) })
  const from = { ...ON_THE_20TH, payment_asset_id: jar.id }
  await person.answer(schedulePayment, { params: loan, body: from })
  await person.answer(deleteAsset, { params: jar })
  setDate('2026-03-20')
  expect((await listed(person))[1]).toMatchObject({
    is_due: true,
    source: 'Cash',
    problem: 'The account that it was to come from is no longer there.',
  })
  expect(await owed(person)).toBe(1200)
})

test('a payment of more than what is still owed pays the debt off', async () => {
  const { person, loan, payment } = await scheduled()
  const most = { payment_type: 'partial', payment_amount: 1000, payment_account: 'Cash' }
  await person.answer(addAsset, { body: cash(1000) })
  await person.answer(payLiability, { params: loan, body: most })
  expect(await listed(person)).toEqual([{ ...payment, amount: 200 }])
  setDate('2026-03-20')
  expect(await owed(person)).toBe(0)
})

test('a debt that is paid off or deleted before needs no payment', async () => {
  const { person, loan } = await scheduled({ holds: 2000 })
  await person.answer(payLiability, { params: loan, body: { payment_type: 'full', payment_account: 'Cash' } })
  setDate('2026-03-20')
  expect((await listed(person))[0]).toMatchObject({
    amount: 0,
    problem: 'This liability is already paid off.',
  })
  const { entry_id } = await person.answer(deleteLiability, { params: loan })
  expect(await listed(person)).toEqual([])
  await person.answer(undoEntry, { params: { id: entry_id } })
  expect(await listed(person)).toHaveLength(1)
})

test('an installment and the full balance are what they are on their day', async () => {
  const quarterly = carLoan({ frequency: 'quarterly', due_date: '2026-06-30', interest_rate: 12 })
  const { person, loan, payment } = await scheduled({ payment_type: 'full', holds: 5000 }, quarterly)
  expect(payment.amount).toBe(loan.payoff_amount)
  const body = { ...ON_THE_20TH, payment_type: 'installment', on: '2026-03-15' }
  await person.answer(schedulePayment, { params: loan, body })
  setDate('2026-03-15')
  expect(await owed(person)).toBe(1200 - loan.installment_amount)
  setDate('2026-04-20')
  expect(await owed(person)).toBe(0)
})

test('a scheduled payment can be undone like any other', async () => {
  const { person } = await scheduled()
  setDate('2026-03-20')
  const [entry] = await payments(person)
  expect(await person.answer(getEntry, { params: { id: entry?.id ?? '' } })).toMatchObject({
    payment: { payment_type: 'partial' },
  })
  await person.answer(undoEntry, { params: { id: entry?.id ?? '' } })
  expect(await owed(person)).toBe(1200)
  expect(await listed(person)).toEqual([])
})

test('a cancelled payment is not recorded', async () => {
  const { person, payment } = await scheduled()
  await person.answer(cancelScheduledPayment, { params: payment })
  setDate('2026-03-21')
  expect(await owed(person)).toBe(1200)
  expect((await person.refusal(cancelScheduledPayment, { params: payment })).code).toBe('not_found')
})

test.each([
  ['2026-03-10', 'must be after today'],
  ['2027-03-12', 'must be within a year'],
])('%s is refused as its day', async (on, message) => {
  const { person, loan, payment } = await scheduled()
  const refused = { code: 'invalid_request', fields: [{ field: 'on', message }] }
  const body = { ...ON_THE_20TH, on }
  expect(await person.refusal(schedulePayment, { params: loan, body })).toMatchObject(refused)
  const move = { params: payment, body: { on, automatic: true } }
  expect(await person.refusal(moveScheduledPayment, move)).toMatchObject(refused)
  expect(await listed(person)).toEqual([payment])
})

test.each([
  [{ payment_amount: 0 }, 'Payment amount must be greater than 0'],
  [{ payment_amount: 1200.01 }, 'Payment amount cannot exceed remaining balance'],
])('%j is refused', async (fields, error) => {
  const { person, loan } = await scheduled()
  const body = { ...ON_THE_20TH, ...fields }
  expect((await person.refusal(schedulePayment, { params: loan, body })).error).toBe(error)
})

test('at most 100 payments can be scheduled', async () => {
  const { person, loan } = await scheduled()
  for (let count = 1; count < 100; count += 1) {
    await person.answer(schedulePayment, { params: loan, body: ON_THE_20TH })
  }
  const refused = await person.refusal(schedulePayment, { params: loan, body: ON_THE_20TH })
  expect(refused.error).toBe('You can have at most 100 scheduled payments. Cancel one first.')
})
