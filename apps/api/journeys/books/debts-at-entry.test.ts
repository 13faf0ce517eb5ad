// Engines: one
import { carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  getBooksCheck,
  getDashboard,
  getRecommendations,
  getSchedule,
  type Liability,
  listEntries,
  listLiabilities,
  payLiability,
  undoEntry,
  updateLiability,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { onlyLiability } from '../../src/testing/debt-steps'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** 1,200.00 at 12% a year, started seven months ago: instalments of 106.62 at the end of each month. */
const BEGUN = { interest_rate: 12, due_date: '2025-08-31' }
const begun = (more: Partial<ReturnType<typeof carLoan>> = {}) => carLoan({ ...BEGUN, ...more })

const instalment = { payment_type: 'installment', payment_account: 'Cash' }

async function borrower(
  loan = begun({ installments_paid: 7 }),
): Promise<{ person: Person; loan: Liability }> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  return { person, loan: await person.answer(addLiability, { body: loan }) }
}

test('a debt that started seven months ago owes what its contract leaves, and nothing is overdue', async () => {
  const { person, loan } = await borrower()
  expect(loan).toMatchObject({
    total_amount: 1200,
    remaining_amount: 517.45,
    installment_amount: 106.62,
    installments_paid: 7,
    installments_paid_at_entry: 7,
    next_due_date: '2026-03-31',
  })
  const { recommendations } = await person.answer(getRecommendations)
  expect(recommendations[0]).toMatchObject({ due_amount: 106.62, overdue_amount: 0 })
  expect((await person.answer(getDashboard)).total_liabilities).toBe(517.45)
})

test('its schedule is the rest of the contract, to the cent', async () => {
  const { person, loan } = await borrower()
  const newBorrower = await borrower(carLoan({ interest_rate: 12, due_date: '2026-03-31' }))
  const { payments } = await person.answer(getSchedule, { params: loan })
  const contract = await newBorrower.person.answer(getSchedule, { params: newBorrower.loan })
  const figures = (rows: typeof payments) => rows.map(({ due_date: _, ...row }) => row)
  expect(figures(payments)).toEqual(figures(contract.payments.slice(7)))
  expect(payments.map(({ due_date }) => due_date)).toEqual([
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
  ])
})

test.each<[string, Parameters<typeof begun>[0], Partial<Liability>]>([
  [
    'only what is still owed: no instalment counts as paid',
    { remaining_amount: 800, due_date: '2026-03-31' },
    { remaining_amount: 800, installments_paid: 0, installment_amount: 106.62 },
  ],
  [
    'what is still owed and the instalments paid: both are stored',
    { remaining_amount: 640.5, installments_paid: 7 },
    { remaining_amount: 640.5, installments_paid: 7, installment_amount: 106.62 },
  ],
  [
    "the lender's instalment: the number of instalments stays",
    { installment_amount: 60, due_date: '2026-03-31' },
    { remaining_amount: 1200, installment_amount: 60, installments_total: 12, lender_installment_amount: 60 },
  ],
  [
    "the lender's instalment and the instalments paid: what they leave is owed",
    { installment_amount: 60, installments_paid: 2 },
    // 1,200.00 + 12.00 - 60.00 = 1,152.00; + 11.52 - 60.00 = 1,103.52
    { remaining_amount: 1103.52, installment_amount: 60, installments_paid: 2 },
  ],
  [
    'none of these: a new debt',
    { installments_paid: 0, remaining_amount: null, installment_amount: null },
    { remaining_amount: 1200, installments_paid: 0, remaining_amount_at_entry: null },
  ],
])('a person can enter %s', async (_, figures, expected) => {
  const { person, loan } = await borrower(begun(figures))
  expect(loan).toMatchObject(expected)
  expect(await onlyLiability(person)).toEqual(loan)
})

test('with a lender’s instalment below the annuity, the last instalment pays the rest', async () => {
  const { person, loan } = await borrower(begun({ installment_amount: 60, due_date: '2026-03-31' }))
  const { payments } = await person.answer(getSchedule, { params: loan })
  expect(payments).toHaveLength(12)
  expect(payments.slice(0, 11).map(({ payment }) => payment)).toEqual(Array(11).fill(60))
  expect(payments.at(-1)).toMatchObject({ payment: 651.25, closing: 0 })
})

test('the opening entry of the debt shows what was paid before; that of a new debt does not', async () => {
  const { person } = await borrower()
  const { entries } = await person.answer(listEntries, { query: { kind: 'opening' } })
  expect(entries[0]).toMatchObject({
    note: '7 of 12 installments paid before, $517.45 of $1,200.00 still owed',
    changes: [expect.objectContaining({ amount: 517.45 })],
  })
  const other = await borrower(carLoan())
  const opening = await other.person.answer(listEntries, { query: { kind: 'opening' } })
  expect(opening.entries[0]?.note).toBe('')
})

test('the time before the entry costs no interest; the first due date after it does', async () => {
  const { person } = await borrower()
  expect((await onlyLiability(person)).remaining_amount).toBe(517.45)
  setting.server.clock.date = '2026-03-31'
  expect((await onlyLiability(person)).remaining_amount).toBe(522.62)
  const { entries } = await person.answer(listEntries, { query: { kind: 'interest' } })
  expect(entries.map(({ occurred_on }) => occurred_on)).toEqual(['2026-03-31'])
})

test('payments continue from there, and the last of twelve clears the debt', async () => {
  const { person, loan } = await borrower()
  let paid = loan
  for (const date of ['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31']) {
    setting.server.clock.date = date
    paid = await person.answer(payLiability, { params: loan, body: instalment })
  }
  expect(paid).toMatchObject({ remaining_amount: 0, is_completed: true, installments_paid: 12 })
})

test('a card that owes more than was once borrowed is entered with what it owes', async () => {
  const person = await setting.newPerson()
  const card = await person.answer(addLiability, {
    body: begun({ liability_amount: 5000, installments_paid: 0, remaining_amount: 5600 }),
  })
  expect(card).toMatchObject({ total_amount: 5000, remaining_amount: 5600, is_completed: false })
  expect((await person.answer(getDashboard)).total_liabilities).toBe(5600)
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('what is owed counts towards the largest total, even if less was borrowed', async () => {
  const person = await setting.newPerson()
  const most = { liability_amount: 1, installments_paid: 0, remaining_amount: 999_999_999_999.99 }
  for (let count = 0; count < 50; count += 1) await person.answer(addLiability, { body: begun(most) })
  expect(await person.refusal(addLiability, { body: begun(most) })).toMatchObject({
    fields: [{ field: 'liability_amount', message: 'This amount makes your total too large.' }],
  })
})

describe('contradictory figures are refused with an error on their field:', () => {
  test.each<[string, Parameters<typeof begun>[0], string, string]>([
    [
      'all paid',
      { installments_paid: 12 },
      'installments_paid',
      'must be less than the number of installments',
    ],
    ['a negative number paid', { installments_paid: -1 }, 'installments_paid', 'must be at least 0'],
    [
      'a fraction of an instalment paid',
      { installments_paid: 1.5 },
      'installments_paid',
      'must be a whole number',
    ],
    ['nothing owed', { remaining_amount: 0 }, 'remaining_amount', 'must be greater than 0'],
    ['an instalment of nothing', { installment_amount: 0 }, 'installment_amount', 'must be greater than 0'],
    [
      'parts of a cent',
      { installment_amount: 60.001 },
      'installment_amount',
      'must have at most two decimals',
    ],
    [
      'so much paid that nothing is left',
      { installment_amount: 700, installments_paid: 2 },
      'installments_paid',
      'With these payments nothing is owed any more.',
    ],
  ])('%s', async (_, figures, field, message) => {
    const person = await setting.newPerson()
    const refused = await person.refusal(addLiability, { body: begun(figures) })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ field, message }] })
    expect((await person.answer(listLiabilities)).liabilities).toEqual([])
  })

  test.each([
    ['of a new debt', { installment_amount: 12 }, '$12.00', '$12.00'],
    ['below it', { installment_amount: 0.01 }, '$12.00', '$0.01'],
    ['of what is still owed', { installment_amount: 5, remaining_amount: 500 }, '$5.00', '$5.00'],
  ])("an instalment at or below one period's interest, %s", async (_, figures, interest, amount) => {
    const person = await setting.newPerson()
    const message = `The interest of one period is ${interest}: installments of ${amount} never pay this off.`
    expect(await person.refusal(addLiability, { body: begun(figures) })).toEqual({
      status: 422,
      code: 'installment_too_small',
      error: message,
      fields: [{ field: 'installment_amount', message }],
    })
  })

  test('one cent more than the interest is accepted', async () => {
    const { loan } = await borrower(begun({ installment_amount: 12.01 }))
    expect(loan.installment_amount).toBe(12.01)
  })

  test('new terms are refused the same way, and nothing changes', async () => {
    const { person, loan } = await borrower()
    const body = newTerms(1200, { ...BEGUN, installment_amount: 2 })
    expect(await person.refusal(updateLiability, { params: loan, body })).toMatchObject({
      status: 422,
      code: 'installment_too_small',
    })
    const fewer = newTerms(1200, { ...BEGUN, installments_total: 7 })
    expect(await person.refusal(updateLiability, { params: loan, body: fewer })).toMatchObject({
      status: 400,
      fields: [{ field: 'installments_paid', message: 'must be less than the number of installments' }],
    })
    expect(await onlyLiability(person)).toEqual(loan)
  })
})

describe('new terms', () => {
  test('correct a debt whose seven instalments counted as overdue', async () => {
    const { person, loan } = await borrower(begun())
    const overdue = async () => (await person.answer(getRecommendations)).recommendations[0]?.overdue_amount
    expect(await overdue()).toBe(7 * 106.62)
    const body = newTerms(1200, { ...BEGUN, installments_paid: 7 })
    const edited = await person.answer(updateLiability, { params: loan, body })
    expect(edited).toMatchObject({
      remaining_amount: 517.45,
      installments_paid: 7,
      next_due_date: '2026-03-31',
    })
    expect(await overdue()).toBe(0)
  })

  test('that omit these figures do not change them, and later payments stay paid', async () => {
    const { person, loan } = await borrower(begun({ installments_paid: 7, installment_amount: 120 }))
    await person.answer(payLiability, { params: loan, body: instalment })
    const before = await onlyLiability(person)
    const edited = await person.answer(updateLiability, {
      params: loan,
      body: newTerms(1200, { ...BEGUN, priority_score: 90 }),
    })
    const { priority, ...same } = before
    expect(edited).toMatchObject({ ...same, priority_score: 90, importance_score: 90 })
    expect(edited.priority).toBeGreaterThan(priority)
  })

  test('set them, clear them with null, and count later payments either way', async () => {
    const { person, loan } = await borrower(begun({ installments_paid: 7, remaining_amount: 640 }))
    await person.answer(payLiability, { params: loan, body: instalment })
    const change = (figures: Parameters<typeof newTerms>[1]) =>
      person.answer(updateLiability, { params: loan, body: newTerms(1200, { ...BEGUN, ...figures }) })
    expect(await change({ remaining_amount: 700, installments_paid: 6 })).toMatchObject({
      remaining_amount: 593.38,
      installments_paid: 7,
    })
    expect(await change({ remaining_amount: null, installments_paid: 0 })).toMatchObject({
      remaining_amount: 1093.38,
      installments_paid: 1,
      remaining_amount_at_entry: null,
    })
  })

  test('are undone together with these figures', async () => {
    const { person, loan } = await borrower()
    const body = newTerms(1500, {
      ...BEGUN,
      installments_paid: 2,
      remaining_amount: 900,
      installment_amount: 99,
    })
    await person.answer(updateLiability, { params: loan, body })
    const { entries } = await person.answer(listEntries, { query: { kind: 'adjustment' } })
    await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
    expect(await onlyLiability(person)).toEqual(loan)
  })
})

test('an export carries these figures into another account, where the debt continues unchanged', async () => {
  const { person, loan } = await borrower(
    begun({ installments_paid: 7, remaining_amount: 640, installment_amount: 99.5 }),
  )
  const data = await person.answer(exportData)
  expect(data.liabilities[0]).toMatchObject({
    installments_paid_at_entry: 7,
    remaining_amount_at_entry: 640,
    lender_installment_amount: 99.5,
  })
  const other = await setting.newPerson()
  await other.answer(importData, { body: data })
  expect(await onlyLiability(other)).toEqual(loan)
  const body = newTerms(1200, { ...BEGUN, priority_score: 51 })
  const [here, there] = [person, other].map((who) => who.answer(updateLiability, { params: loan, body }))
  expect(await there).toEqual(await here)
})

test('an older export without these figures is still imported', async () => {
  const { person, loan } = await borrower(begun())
  await person.answer(updateLiability, { params: loan, body: newTerms(1300, BEGUN) })
  const data = await person.answer(exportData)
  const older = <Row extends object>(row: Row) => {
    const names = ['installments_paid_at_entry', 'remaining_amount_at_entry', 'lender_installment_amount']
    return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
  }
  const other = await setting.newPerson()
  const images = data.images.map((image) => ({ ...image, before: image.before && older(image.before) }))
  await other.answer(importData, { body: { ...data, liabilities: data.liabilities.map(older), images } })
  expect(await onlyLiability(other)).toEqual(await onlyLiability(person))
  const { entries } = await other.answer(listEntries, { query: { kind: 'adjustment' } })
  await other.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
  expect((await onlyLiability(other)).remaining_amount).toBe(1200)
})
