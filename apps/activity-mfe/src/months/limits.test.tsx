import { fakeApi, ines, type Person } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen, waitFor, within } from '@testing-library/react'
import { dialogOf, showActivity } from '../testing/activity-page'

onDay(2026, 3, 10)

const groceries = { category: 'Groceries', amount: 120.75, carries_over: false } as const
const leisure = { category: 'Leisure', amount: 50, carries_over: true, carried: -62 } as const
const housing = { category: 'Housing', amount: 820, carries_over: true, carried: 20 } as const

async function showLimits(
  limits: Person['limits'] = [],
  address = '/activity?tab=months',
  journal = ines.journal,
) {
  const api = fakeApi({ ...ines, limits, ...(journal && { journal }) })
  const { user } = showActivity(address, api)
  const table = within(await screen.findByRole('table', { name: 'Spending by category' }))
  const limitOf = (category: string) =>
    table.getByRole('rowheader', { name: category }).closest('tr')?.children[4]?.textContent
  const choose = async (category: string, item: string) => {
    await user.click(table.getByRole('button', { name: `More for ${category}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { api, user, table, limitOf, choose }
}

test('a limit shows what is left, for each day too, and what earlier months left or overspent', async () => {
  const { table, limitOf } = await showLimits([groceries, leisure, housing])
  expect(limitOf('Groceries')).toContain('$32.75 of $120.75')
  expect(limitOf('Groceries')).toContain('$88.00 left, $4.00 a day')
  expect(limitOf('Leisure')).toContain('$12.00 over the limit, with $62.00 overspent before')
  expect(limitOf('Housing')).toContain('$840.00 left, $38.18 a day, with $20.00 carried over')
  const bar = table.getByRole('progressbar', { name: 'Limit for Housing' })
  expect(bar).toHaveAttribute('aria-valuemax', '840')
})

test('an earlier month has no days left, and its limits stay as they are', async () => {
  const { table, limitOf } = await showLimits([groceries], '/activity?tab=months&month=2026-02')
  expect(limitOf('Groceries')).toMatch(/\$56\.55 left$/)
  expect(table.queryByRole('button')).not.toBeInTheDocument()
})

test('a month without entries still shows the categories with limits, and only those', async () => {
  const journal = ines.journal?.filter(({ occurred_on }) => occurred_on < '2026-03')
  const { table, limitOf } = await showLimits([groceries], '/activity?tab=months', journal)
  expect(screen.getByText('Nothing was recorded in March 2026 so far')).toBeVisible()
  expect(limitOf('Groceries')).toContain('$0.00 of $120.75')
  expect(table.getAllByRole('rowheader')).toHaveLength(1)
  expect(screen.queryByRole('group', { name: 'In' })).not.toBeInTheDocument()
})

test('a limit is set for a category, changed, and removed', async () => {
  const { api, user, table, limitOf, choose } = await showLimits()
  await user.click(table.getByRole('button', { name: 'Set limit for Groceries' }))
  const form = await dialogOf('Set limit for Groceries')
  await user.type(form.getByLabelText('Limit a month'), '200')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Limit of $200.00 for Groceries saved')).toBeVisible()
  await waitFor(() => expect(limitOf('Groceries')).toContain('$32.75 of $200.00'))
  // The button that opened the form is gone.
  expect(screen.getByRole('region', { name: 'Months' })).toHaveFocus()

  await choose('Groceries', 'Change limit')
  const change = await dialogOf('Change limit for Groceries')
  expect(change.getByLabelText('Limit a month')).toHaveValue('200.00')
  await user.click(change.getByRole('checkbox', { name: 'Carry over what is left or overspent' }))
  await user.click(change.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await choose('Groceries', 'Remove limit')
  expect(await screen.findByText('Limit for Groceries removed')).toBeVisible()
  await waitFor(() => expect(limitOf('Groceries')).toBe('–'))
  expect(api.received('setLimit')).toEqual([
    { category: 'Groceries', amount: 200, carries_over: false },
    { category: 'Groceries', amount: 200, carries_over: true },
    { category: 'Groceries', amount: null, carries_over: false },
  ])
})

test('a limit is added for any category that has none', async () => {
  const { user, table } = await showLimits([groceries])
  await user.click(screen.getByRole('button', { name: 'Add limit' }))
  const form = await dialogOf('Add limit')
  expect(form.queryByRole('option', { name: 'Groceries' })).not.toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByLabelText('Category')).toHaveAccessibleDescription('Category is required')
  expect(form.getByLabelText('Limit a month')).toHaveAccessibleDescription('Limit a month is required')
  await user.selectOptions(form.getByLabelText('Category'), 'Eating out')
  await user.type(form.getByLabelText('Limit a month'), '1,200')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Limit of $1,200.00 for Eating out saved')).toBeVisible()
  expect(await table.findByRole('rowheader', { name: 'Eating out' })).toBeVisible()
})

test('a limit that could not be removed stays', async () => {
  const { api, limitOf, choose } = await showLimits([groceries])
  api.fail('setLimit')
  await choose('Groceries', 'Remove limit')
  expect(await screen.findByText(/wrong|Failed/)).toBeVisible()
  expect(limitOf('Groceries')).toContain('of $120.75')
})
