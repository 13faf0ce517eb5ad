// Engines: one
import { carLoan, cash, rent } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addRecurring,
  listEntries,
  recordExpense,
  recordIncome,
  recordRefund,
  suggestRecurring,
  undoEntry,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

async function personWith(...spent: [note: string, on: string, amount?: number][]): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  for (const [note, occurred_on, amount = 50] of spent) {
    const body = { amount, occurred_on, account: 'Cash', category: 'Housing' as const, note }
    await person.answer(recordExpense, { body })
  }
  return person
}

async function suggested(person: Person) {
  return (await person.answer(suggestRecurring)).suggestions
}

test('a bill that was recorded in two months is suggested from its next day on', async () => {
  const person = await personWith(['Rent', '2026-01-31', 1100], ['rent', '2026-02-28', 1150])
  expect(await suggested(person)).toEqual([
    {
      kind: 'expense',
      name: 'rent',
      amount: 1150,
      account: 'Cash',
      category: 'Housing',
      unit: 'month',
      every: 1,
      starts_on: '2026-03-28',
    },
  ])
})

test('a salary on the last working day is suggested for that day', async () => {
  const person = await personWith()
  for (const occurred_on of ['2026-01-30', '2026-02-27']) {
    const body = { amount: 2000, occurred_on, account: 'Cash', category: 'Salary' as const, note: 'Salary' }
    await person.answer(recordIncome, { body })
  }
  expect(await suggested(person)).toMatchObject([{ unit: 'last_working_day', starts_on: '2026-03-31' }])
})

test.each<[string, [string, string, number?][], object]>([
  [
    'every week',
    [
      ['Class', '2026-03-01'],
      ['Class', '2026-03-08'],
    ],
    { unit: 'week', every: 1, starts_on: '2026-03-15' },
  ],
  [
    'every two weeks',
    [
      ['Class', '2026-02-22'],
      ['Class', '2026-03-08'],
    ],
    { unit: 'week', every: 2 },
  ],
  [
    'every quarter',
    [
      ['Water', '2025-12-01'],
      ['Water', '2026-03-02'],
    ],
    { unit: 'month', every: 3 },
  ],
  [
    'every year',
    [
      ['Insurance', '2025-03-05'],
      ['Insurance', '2026-03-05'],
    ],
    { unit: 'month', every: 12 },
  ],
  [
    'a few days late, from its next day on',
    [
      ['Class', '2026-02-22'],
      ['Class', '2026-03-01'],
    ],
    { unit: 'week', starts_on: '2026-03-15' },
  ],
])('what is paid %s is suggested', async (_, spent, suggestion) => {
  expect(await suggested(await personWith(...spent))).toMatchObject([suggestion])
})

test.each<[string, [string, string, number?][]]>([
  ['once', [['Rent', '2026-02-28']]],
  [
    'without a note',
    [
      ['', '2026-01-28'],
      ['', '2026-02-28'],
    ],
  ],
  [
    'with very different amounts',
    [
      ['Shoes', '2026-01-28', 50],
      ['Shoes', '2026-02-28', 80],
    ],
  ],
  [
    'in no rhythm',
    [
      ['Books', '2026-02-10'],
      ['Books', '2026-02-28'],
    ],
  ],
  [
    'in another rhythm before',
    [
      ['Gym', '2026-01-02'],
      ['Gym', '2026-01-20'],
      ['Gym', '2026-02-20'],
    ],
  ],
  [
    'until some months ago',
    [
      ['Gym', '2025-10-20'],
      ['Gym', '2025-11-20'],
    ],
  ],
])('what was recorded %s is not suggested', async (_, spent) => {
  expect(await suggested(await personWith(...spent))).toEqual([])
})

test('a refund with the same note does not hide a suggestion', async () => {
  const person = await personWith(['Films', '2026-01-28'], ['Films', '2026-02-28'])
  const body = { amount: 5, occurred_on: '2026-03-05', account: 'Cash', category: 'Leisure' as const }
  await person.answer(recordRefund, { body: { ...body, note: 'Films' } })
  expect(await suggested(person)).toMatchObject([{ name: 'Films', amount: 50 }])
})

test('what recurs already, is undone or is a debt is not suggested', async () => {
  const person = await personWith(
    ['Rent', '2026-01-20'],
    ['Rent', '2026-02-20'],
    ['car loan', '2026-01-21'],
    ['car loan', '2026-02-21'],
    ['Gym', '2026-01-22'],
    ['Gym', '2026-02-22'],
  )
  await person.answer(addRecurring, { body: rent })
  await person.answer(addLiability, { body: carLoan() })
  const { entries } = await person.answer(listEntries, { query: { text: 'Gym' } })
  await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
  expect(await suggested(person)).toEqual([])
})
