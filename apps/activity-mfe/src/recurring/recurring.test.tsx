import { fakeApi, maya, type Person, rent } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen, waitFor, within } from '@testing-library/react'
import { dialogOf, showActivity } from '../testing/activity-page'

onDay(2026, 3, 10)

const salary = {
  ...rent,
  kind: 'income',
  name: 'Salary',
  amount: 2000,
  category: 'Salary',
  unit: 'last_working_day',
  automatic: false,
  next_on: '2026-03-31',
} as const

const saving = {
  ...rent,
  kind: 'transfer',
  name: 'Saving',
  amount: 100,
  to_account: 'Savings Account',
  category: null,
  unit: 'week',
  every: 2,
  starts_on: '2026-02-27',
  next_on: '2026-03-13',
} as const

/** An occurrence that waits since a day. */
function waiting(
  { kind, name, amount, account, to_account, category }: typeof rent | typeof salary | typeof saving,
  on: string,
) {
  const money = { kind, name, amount, account, to_account, category }
  return { ...money, due_on: on, on, is_due: true, problem: null }
}

async function showRecurring(person: Partial<Person>) {
  const api = fakeApi({ ...maya, ...person })
  const { user } = showActivity('/activity?tab=recurring', api)
  const region = await screen.findByRole('region', { name: 'Recurring' })
  const cells = () =>
    within(within(region).getByRole('table', { name: 'Recurring entries' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, -1).map(({ textContent }) => textContent))
  const choose = async (button: string, item: string) => {
    await user.click(screen.getByRole('button', { name: button }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { api, user, region: within(region), cells, choose }
}

async function listed(month: string) {
  const list = await screen.findByRole('list', { name: month })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('lists what comes back, how often, and whether it asks', async () => {
  const { cells, region } = await showRecurring({
    recurring: [
      saving,
      { ...rent, liability: 'Flat' },
      salary,
      { ...rent, name: 'Gym', ends_on: '2026-02-28', next_on: null },
    ],
  })
  await region.findByRole('table', { name: 'Recurring entries' })
  expect(cells()).toEqual([
    ['Saving', 'Every 2 weeks on Friday', 'Mar 13, 2026', '$100.00', 'Cash to Savings Account', 'Automatic'],
    [
      'RentCounted as your liability Flat',
      'Every month on the 20th',
      'Mar 20, 2026',
      '-$110.00',
      'Cash',
      'Asks you first',
    ],
    ['Salary', 'Every month on the last working day', 'Mar 31, 2026', '+$2,000.00', 'Cash', 'Asks you first'],
    ['Gym', 'Every month on the 20th until 28 February 2026', '–', '-$110.00', 'Cash', 'Ended'],
  ])
})

test('the days of the next 60 days are listed by month, with those that were moved', async () => {
  const moved = { ...waiting(rent, '2026-02-20'), on: '2026-03-16', is_due: false }
  const { user } = await showRecurring({ recurring: [saving, rent, salary], occurrences: [moved] })
  expect(await listed('March 2026')).toEqual([
    'SavingMar 13, 2026 · Cash to Savings Account$100.00',
    'RentMar 16, 2026 · Cash-$110.00',
    'RentMar 20, 2026 · Cash-$110.00',
    'SavingMar 27, 2026 · Cash to Savings Account$100.00',
    'SalaryMar 31, 2026 · Cash+$2,000.00',
  ])
  expect(await listed('April 2026')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Show all 10' }))
  expect(await listed('April 2026')).toHaveLength(4)
  expect(await listed('May 2026')).toEqual(['SavingMay 8, 2026 · Cash to Savings Account$100.00'])
})

test('a bill that is due is paid once, and the payment can be undone', async () => {
  const { api, user, region } = await showRecurring({
    recurring: [rent],
    occurrences: [waiting(rent, '2026-03-10')],
  })
  expect(await region.findByText('Rent, $110.00, today: paid?')).toBeVisible()
  await user.dblClick(region.getByRole('button', { name: 'Paid: Rent, today' }))
  expect(await screen.findByText('Expense of $110.00 recorded')).toBeVisible()
  await waitFor(() => expect(region.queryByText(/paid\?$/)).not.toBeInTheDocument())
  expect(api.received('recordOccurrence')).toEqual([{ due_on: '2026-03-10' }])
  expect(screen.getByRole('region', { name: 'Recurring' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: expense of $110.00')).toBeVisible()
})

test('a bill that is paid says that it passes the limit of its category', async () => {
  const { user, region } = await showRecurring({
    recurring: [rent],
    occurrences: [waiting(rent, '2026-03-10')],
    limits: [{ category: 'Housing', amount: 100, carries_over: false }],
  })
  await user.click(await region.findByRole('button', { name: 'Paid: Rent, today' }))
  const text = 'Expense of $110.00 recorded. Housing is $10.00 over its limit of $100.00 this month.'
  expect(await screen.findByText(text)).toBeVisible()
})

test('each kind has its question and its answer, and says why it was not recorded', async () => {
  const problem = 'It could not be recorded on 7 March. Check what Cash holds.'
  const { user, region } = await showRecurring({
    recurring: [salary, saving],
    occurrences: [waiting(salary, '2026-02-27'), { ...waiting(saving, '2026-03-07'), problem }],
  })
  expect(await region.findByText('Saving, $100.00, 7 March: moved?')).toBeVisible()
  expect(region.getByText(problem)).toBeVisible()
  expect(region.getByText('Salary, $2,000.00, 27 February: received?')).toBeVisible()
  await user.click(region.getByRole('button', { name: 'Received: Salary, 27 February' }))
  expect(await screen.findByText('Income of $2,000.00 recorded')).toBeVisible()
})

test('an answer that fails says so, and the question stays', async () => {
  const { api, user, region } = await showRecurring({
    recurring: [rent],
    occurrences: [waiting(rent, '2026-03-10')],
  })
  api.fail('recordOccurrence', 'insufficient_funds')
  await user.click(await region.findByRole('button', { name: 'Paid: Rent, today' }))
  expect(await screen.findByText(/Insufficient funds/)).toBeVisible()
  expect(region.getByText('Rent, $110.00, today: paid?')).toBeVisible()
})

test('what waits is skipped, and so is the next one', async () => {
  const { region, choose, cells } = await showRecurring({
    recurring: [rent],
    occurrences: [waiting(rent, '2026-03-10')],
  })
  await region.findByText('Rent, $110.00, today: paid?')
  await choose('More for Rent, today', 'Skip')
  expect(await screen.findByText('Rent on 10 March skipped')).toBeVisible()
  await waitFor(() => expect(region.queryByText(/paid\?$/)).not.toBeInTheDocument())
  await choose('More for Rent', 'Skip next')
  expect(await screen.findByText('Rent on 20 March skipped')).toBeVisible()
  await waitFor(() => expect(cells()[0]).toContain('Apr 20, 2026'))
})

test('the next one is moved to a later day, and only that one', async () => {
  const { api, user, region, choose, cells } = await showRecurring({ recurring: [rent] })
  await region.findByRole('table')
  await choose('More for Rent', 'Move next')
  const dialog = await dialogOf('Move Rent')
  const day = dialog.getByLabelText('New date')
  await user.clear(day)
  await user.type(day, '2026-03-10')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('New date must be after today')).toBeVisible()
  await user.clear(day)
  await user.type(day, '2026-03-24')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rent moved to 24 March')).toBeVisible()
  await waitFor(() => expect(cells()[0]).toContain('Apr 20, 2026'))
  expect(await listed('March 2026')).toEqual(['RentMar 24, 2026 · Cash-$110.00'])
  expect(api.received('moveOccurrence').at(-1)).toEqual({ due_on: '2026-03-20', on: '2026-03-24' })
})

test('a deleted one is no longer listed, after a question', async () => {
  const { user, region, choose } = await showRecurring({ recurring: [rent] })
  await region.findByRole('table')
  await choose('More for Rent', 'Delete')
  const dialog = await dialogOf('Delete Rent?')
  expect(dialog.getByText(/What it has recorded stays\./)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Rent deleted')).toBeVisible()
  expect(await region.findByText('No recurring entries yet')).toBeVisible()
})

test('without any, the tab says what it is for', async () => {
  const { user, region } = await showRecurring({})
  expect(await region.findByText('No recurring entries yet')).toBeVisible()
  expect(region.queryByText('Waiting for you')).not.toBeInTheDocument()
  expect(region.queryByText('Recorded more than once')).not.toBeInTheDocument()
  await user.click(region.getByRole('button', { name: 'Add recurring' }))
  expect(await screen.findByRole('dialog', { name: 'Add recurring' })).toBeVisible()
})
