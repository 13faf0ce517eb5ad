// Engines: one
import { cash } from '@solvent/api-testing/examples'
import { addAsset, BOOK_RULES, getBooksCheck, recordExpense, updateProfile } from '@solvent/contracts'
import { enterCompleteBooks, LAST_DAY } from '../../src/testing/complete-books'
import { change, damage, differencesOf, IS_SAFE, useCompleteBooks } from '../../src/testing/damaged-books'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const newPersonWithBooks = useCompleteBooks(setting)

test('complete books add up, and the check reports what it has checked', async () => {
  const person = await setting.newPerson()
  await enterCompleteBooks(person, setting.server.clock)
  const began = new Date().toISOString()
  const { checked_at, entries, rules, differences, accounts } = await person.answer(getBooksCheck)
  expect(checked_at >= began).toBe(true)
  expect(differences).toEqual([])
  expect(entries).toBe(83)
  expect(rules.map(({ rule }) => rule)).toEqual(BOOK_RULES)
  expect(Object.fromEntries(rules.map(({ rule, checked }) => [rule, checked]))).toEqual({
    balances: 17,
    entries: 83,
    payments: 9,
    trades: 3,
    undos: 5,
    debts: 9,
    schedules: 8,
  })
  expect(accounts.map(({ account_kind, label }) => `${account_kind} ${label}`)).toEqual([
    ...['ACME', 'Gift card', 'Painting', 'Rainy days', 'Refund', 'Safe', 'Wallet'].map(
      (name) => `asset ${name}`,
    ),
    ...['Bike', 'Car', 'Card', 'City Bank', 'House', 'School', 'Sofa', 'Television'].map(
      (name) => `liability ${name}`,
    ),
  ])
  expect(accounts.find(({ label }) => label === 'Rainy days')).toMatchObject({
    balance: 9790,
    sum_of_entries: 9790,
    entries: 6,
    debt: null,
  })
  expect(accounts.find(({ label }) => label === 'Car')).toMatchObject({
    balance: 1064.16,
    sum_of_entries: 1064.16,
    entries: 9,
    debt: {
      paid: 282.13,
      interest_paid: 46.29,
      principal_paid: 235.84,
      installments_paid: 2,
      installments_total: 12,
      scheduled_principal: 1064.16,
    },
  })
})

test('the check of empty books finds nothing', async () => {
  const person = await setting.newPerson()
  const check = await person.answer(getBooksCheck)
  expect(check).toMatchObject({ entries: 0, differences: [], accounts: [] })
  expect(check.rules.every(({ checked }) => checked === 0)).toBe(true)
})

test('imported books add up like the original', async () => {
  const person = await newPersonWithBooks()
  expect(await person.answer(getBooksCheck)).toMatchObject({ entries: 83, differences: [] })
})

test('each check reads the books again, and gives advice in the currency of the pages', async () => {
  const person = await newPersonWithBooks()
  const profile = { name: 'Ada', monthly_income: 0, currency_preference: 'EUR', selected_model: 'm' }
  await person.answer(updateProfile, { body: { ...profile, currency_on_pages: true } })
  expect(await differencesOf(person)).toEqual([])
  const raise = (cents: number) =>
    damage(setting, person, [change('assets', `value_minor = value_minor + ${cents}`, IS_SAFE)])
  await raise(2000)
  const { differences, accounts } = await person.answer(getBooksCheck)
  const safe = accounts.find(({ label }) => label === 'Safe')
  expect(safe).toMatchObject({ balance: 1938.42, sum_of_entries: 1918.42 })
  expect(differences).toEqual([
    {
      rule: 'balances',
      what: 'Safe holds €1,938.42, but its entries make €1,918.42.',
      advice:
        'Check the correct amount with your bank or lender. Download your data in your profile, then ask the administrator of this server to restore the last backup.',
      account_id: safe?.account_id,
      entry_id: null,
    },
  ])
  await raise(-2000)
  expect(await differencesOf(person)).toEqual([])
})

test("a person's damaged books do not affect the check of others", async () => {
  const [person, other] = [await newPersonWithBooks(), await newPersonWithBooks()]
  await damage(setting, other, [change('assets', 'value_minor = value_minor + 2000', IS_SAFE)])
  expect(await differencesOf(person)).toEqual([])
  expect(await differencesOf(other)).toHaveLength(1)
})

test('books that change during a check add up', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const spent = { amount: 1, occurred_on: LAST_DAY, account: 'Cash', category: 'Groceries' }
  const [first, second, ...others] = await Promise.all([
    person.answer(getBooksCheck),
    person.answer(getBooksCheck),
    ...Array.from({ length: 20 }, () => person.answer(recordExpense, { body: spent })),
  ])
  expect([...first.differences, ...second.differences]).toEqual([])
  expect(others).toHaveLength(20)
  expect((await person.answer(getBooksCheck)).entries).toBe(21)
})
