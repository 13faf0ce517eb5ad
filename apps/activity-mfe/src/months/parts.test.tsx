import { fakeApi, ines, type Person } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen, waitFor, within } from '@testing-library/react'
import { dialogOf, showActivity, titles } from '../testing/activity-page'

onDay(2026, 3, 10)

const coffee = { kind: 'expense', name: 'Coffee', hue: 4, icon: 'Gifts', parent: 'Eating out' } as const

type PastEntry = NonNullable<Person['journal']>[number]

function spend(category: string, amount: number, occurred_on: string, note: string): PastEntry {
  return { kind: 'expense', occurred_on, author: 'screen', category, note, changes: [['Cash', -amount]] }
}

/** Ines with a category Coffee that is part of Eating out, and some expenses in both. */
function withCoffee(...spent: readonly PastEntry[]): Person {
  return { ...ines, categories: [coffee], journal: [...(ines.journal ?? []), ...spent] }
}

const espresso = spend('Coffee', 4, '2026-03-03', 'Espresso')
const beans = spend('Coffee', 16.5, '2026-02-10', 'Beans')
const dinner = spend('Eating out', 60, '2026-03-04', 'Dinner')

async function showMonth(person: Person) {
  const { user } = showActivity('/activity?tab=months', fakeApi(person))
  const table = within(await screen.findByRole('table', { name: 'Spending by category' }))
  const rows = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent))
  return { user, table, rows }
}

test('a category has the total with its parts, which follow it', async () => {
  const { rows } = await showMonth(withCoffee(espresso, beans, dinner))
  expect(rows().slice(0, 3)).toEqual([
    ['Eating outTotal with its parts, $60.00 without them', '$64.00', '$16.50', '$8.25', '–'],
    ['CoffeePart of Eating out', '$4.00', '$16.50', '$8.25', '–'],
    ['Groceries', '$32.75', '$64.20', '$32.10', '–'],
  ])
})

test('a category of which only the parts have spending is a row as well', async () => {
  const { rows } = await showMonth(withCoffee(espresso))
  expect(rows().slice(0, 3)).toEqual([
    ['Groceries', '$32.75', '$64.20', '$32.10', '–'],
    ['Eating outTotal with its parts', '$4.00', '$0.00', '$0.00', '–'],
    ['CoffeePart of Eating out', '$4.00', '$0.00', '$0.00', '–'],
  ])
})

test('a category leads to its entries and those of its parts', async () => {
  const { user, table } = await showMonth(withCoffee(espresso, dinner))
  await user.click(table.getByRole('link', { name: 'Eating out' }))
  // The lunch was undone.
  await waitFor(() => expect(titles()).toEqual(['Dinner', 'Espresso', 'Lunch']))
})

test('a limit counts the parts of its category, and a part can have a limit, too', async () => {
  const { user, table, rows } = await showMonth({
    ...withCoffee(espresso, dinner),
    limits: [{ category: 'Eating out', amount: 100, carries_over: false }],
  })
  expect(rows()[0]?.[4]).toContain('$64.00 of $100.00')
  expect(rows()[0]?.[4]).toContain('$36.00 left')
  await user.click(table.getByRole('button', { name: 'Set limit for Coffee' }))
  const form = await dialogOf('Set limit for Coffee')
  await user.type(form.getByLabelText('Limit a month'), '10')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rows()[1]?.[4]).toContain('$4.00 of $10.00'))
})

test('a limit is added for a category of your own, not for one of income', async () => {
  const tips = { ...coffee, kind: 'income', name: 'Tips', parent: null } as const
  const { user, table } = await showMonth({ ...ines, categories: [coffee, tips] })
  await user.click(screen.getByRole('button', { name: 'Add limit' }))
  const form = await dialogOf('Add limit')
  expect(form.queryByRole('option', { name: 'Tips' })).not.toBeInTheDocument()
  await user.selectOptions(form.getByLabelText('Category'), 'Coffee')
  await user.type(form.getByLabelText('Limit a month'), '30')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await table.findByRole('button', { name: 'More for Coffee' })).toBeVisible()
})

test('in a month without entries, a part with a limit stays under its category', async () => {
  const { rows } = await showMonth({
    ...ines,
    categories: [coffee],
    journal: [beans],
    limits: [{ category: 'Coffee', amount: 30, carries_over: false }],
  })
  expect(rows().map(([name]) => name)).toEqual(['Eating outTotal with its parts', 'CoffeePart of Eating out'])
})
