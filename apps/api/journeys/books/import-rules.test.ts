// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addCategory,
  addImportRule,
  addLiability,
  changeImportRule,
  deleteImportRule,
  listImportRules,
  mergeCategory,
  moveImportRule,
  saveBankImport,
  tryImportRule,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const netflix = { text: 'Netflix', direction: 'out', category: 'Leisure' } as const

async function importShops(person: Person, shops: readonly [counterparty: string, amount: number][]) {
  const { id } = await person.answer(addAsset, { body: cash(1000) })
  const lines = shops.map(([counterparty, amount], index) => ({
    line: index + 1,
    booked_on: '2026-03-05',
    value_on: null,
    amount,
    counterparty,
    text: 'Card',
    bank_id: null,
    as: { kind: amount < 0 ? 'expense' : 'income', category: 'Other', note: counterparty } as const,
  }))
  const body = { file_name: 'a.ofx', file_kind: 'ofx', account: { kind: 'asset', id }, lines } as const
  await person.answer(saveBankImport, { body })
  return id
}

const namesOf = async (person: Person) => (await person.answer(listImportRules)).rules.map(({ text }) => text)

test('a new rule is the first one, and rules can be changed, moved and deleted', async () => {
  const person = await setting.newPerson()
  for (const text of ['A', 'B', 'C']) await person.answer(addImportRule, { body: { ...netflix, text } })
  expect(await namesOf(person)).toEqual(['C', 'B', 'A'])
  const [c, b, a] = (await person.answer(listImportRules)).rules.map(({ id }) => id)
  if (!a || !b || !c) throw new Error('rules are missing')
  await person.answer(moveImportRule, { params: { id: a }, body: { before: b } })
  expect(await namesOf(person)).toEqual(['C', 'A', 'B'])
  await person.answer(moveImportRule, { params: { id: c }, body: { before: null } })
  await person.answer(changeImportRule, { params: { id: b }, body: { ...netflix, text: 'New' } })
  expect(await namesOf(person)).toEqual(['A', 'New', 'C'])
  await person.answer(deleteImportRule, { params: { id: a } })
  expect(await namesOf(person)).toEqual(['New', 'C'])
})

test('a rule is tried on what was imported before, and changes nothing', async () => {
  const person = await setting.newPerson()
  const account_id = await importShops(person, [
    ['NÉTFLIX.com', -9.99],
    ['Netflix.com', -19.99],
    ['Netflix refund', 9.99],
    ['Spotify', -9.99],
  ])
  const tried = await person.answer(tryImportRule, { body: { ...netflix, account_id, max_amount: 10 } })
  expect(tried).toMatchObject({
    count: 1,
    entries: [{ counterparty: 'NÉTFLIX.com', amount: -9.99, category: 'Other' }],
  })
  expect((await person.answer(tryImportRule, { body: { ...netflix, min_amount: 10 } })).count).toBe(1)
  expect(await namesOf(person)).toEqual([])
})

test.each([
  ['without a category or a debt', { category: null }, 'category', 'choose a category or a debt'],
  ['with an unknown category', { category: 'Moon' }, 'category', expect.stringContaining('must be one of')],
  [
    'with a range the wrong way round',
    { min_amount: 2, max_amount: 1 },
    'max_amount',
    'must not be less than the lowest amount',
  ],
  ['without a text', { text: ' ' }, 'text', 'is required'],
])('a rule %s is refused at its field', async (_, wrong, field, message) => {
  const person = await setting.newPerson()
  expect(await person.refusal(addImportRule, { body: { ...netflix, ...wrong } })).toMatchObject({
    status: 400,
    fields: [{ field, message }],
  })
})

test('a rule follows its category into another, and into another account', async () => {
  const person = await setting.newPerson()
  const debt = await person.answer(addLiability, { body: carLoan() })
  await person.answer(addCategory, { body: { kind: 'expense', name: 'Films', hue: 1, icon: 'Leisure' } })
  await person.answer(addImportRule, { body: { ...netflix, category: 'Films', name: 'Netflix' } })
  await person.answer(addImportRule, { body: { text: 'Bank', direction: 'out', debt_id: debt.id } })
  await person.answer(mergeCategory, { body: { kind: 'expense', category: 'Films', into: 'Leisure' } })
  const { rules } = await person.answer(listImportRules)
  expect(rules).toMatchObject([{ debt_id: debt.id }, { category: 'Leisure' }])
  const other = await setting.newPerson()
  await other.answer(importData, { body: await person.answer(exportData) })
  expect((await other.answer(listImportRules)).rules).toEqual(rules)
})
