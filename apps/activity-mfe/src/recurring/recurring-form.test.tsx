import { fakeApi, maya, type Person, rent } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen, waitFor } from '@testing-library/react'
import { dialogOf, showActivity } from '../testing/activity-page'

onDay(2026, 3, 10)

async function showForm(person: Partial<Person> = {}) {
  const api = fakeApi({ ...maya, ...person })
  const { user } = showActivity('/activity?tab=recurring', api)
  await user.click(await screen.findByRole('button', { name: 'Add recurring' }))
  const form = await dialogOf('Add recurring')
  await form.findByRole('option', { name: 'Cash ($1,000.00)' })
  const save = () => user.click(form.getByRole('button', { name: 'Add recurring' }))
  return { api, user, form, save }
}

test('a bill is added, with a hint about the days that have passed', async () => {
  const { api, user, form, save } = await showForm()
  await user.type(form.getByLabelText('Name'), 'Gym')
  await user.type(form.getByLabelText('Amount'), '25')
  await user.selectOptions(form.getByLabelText('Category'), 'Health')
  await user.selectOptions(form.getByLabelText('How often'), 'Every 2 weeks')
  await user.type(form.getByLabelText('First day'), '2026-02-10')
  expect(form.getByLabelText('First day')).toHaveAccessibleDescription(
    '2 entries for earlier days will be recorded.',
  )
  await user.type(form.getByLabelText('Ends on (optional)'), '2026-12-31')
  await user.click(form.getByRole('radio', { name: /^Ask me first/ }))
  expect(form.getByLabelText('First day')).toHaveAccessibleDescription(
    'You will be asked about 2 earlier days.',
  )
  await save()
  expect(await screen.findByText('Gym added')).toBeVisible()
  expect(await screen.findByText('Every 2 weeks on Tuesday until 31 December 2026')).toBeVisible()
  expect(api.received('addRecurring')).toEqual([
    {
      kind: 'expense',
      name: 'Gym',
      amount: 25,
      account: 'Cash',
      category: 'Health',
      unit: 'week',
      every: 2,
      starts_on: '2026-02-10',
      ends_on: '2026-12-31',
      automatic: false,
    },
  ])
})

test('an income goes to a type of asset, and a transfer to another account', async () => {
  const { api, user, form, save } = await showForm()
  await user.selectOptions(form.getByLabelText('Kind'), 'Income')
  expect(form.getByLabelText('Goes to')).toHaveValue('Cash')
  await user.selectOptions(form.getByLabelText('Kind'), 'Transfer')
  expect(form.queryByLabelText('Category')).not.toBeInTheDocument()
  await user.type(form.getByLabelText('Name'), 'Saving')
  await user.type(form.getByLabelText('Amount'), '100')
  await user.selectOptions(form.getByLabelText('To'), 'Savings Account')
  await user.selectOptions(form.getByLabelText('How often'), 'Last working day of the month')
  await user.type(form.getByLabelText('First day'), '2026-03-11')
  await save()
  expect(await screen.findByText('Saving added')).toBeVisible()
  expect(api.received('addRecurring')).toEqual([
    {
      kind: 'transfer',
      name: 'Saving',
      amount: 100,
      from_account: 'Cash',
      to_account: 'Savings Account',
      unit: 'last_working_day',
      every: 1,
      starts_on: '2026-03-11',
      ends_on: null,
      automatic: true,
    },
  ])
})

test('a missing value and a refusal of the server show at their fields', async () => {
  const { api, user, form, save } = await showForm()
  await save()
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
  expect(form.getByLabelText('First day')).toHaveAccessibleDescription('First day is required')
  expect(api.received('addRecurring')).toEqual([])
  await user.type(form.getByLabelText('Name'), 'Gym')
  await user.type(form.getByLabelText('Amount'), '25')
  await user.selectOptions(form.getByLabelText('Category'), 'Health')
  await user.type(form.getByLabelText('First day'), '2026-04-01')
  await user.type(form.getByLabelText('Ends on (optional)'), '2026-03-20')
  const message = 'It would end before it happens. Choose a later day.'
  api.fail('addRecurring', 'invalid_request', undefined, [{ field: 'ends_on', message }])
  await save()
  await waitFor(() => expect(form.getByLabelText('Ends on (optional)')).toHaveAccessibleDescription(message))
})

test('what was recorded more than once is made recurring with its values', async () => {
  const {
    automatic: _,
    next_on: __,
    liability: ___,
    to_account: ____,
    ends_on: _____,
    ...suggested
  } = {
    ...rent,
    starts_on: '2026-03-28',
  }
  const api = fakeApi({ ...maya, suggested: [suggested] })
  const { user } = showActivity('/activity?tab=recurring', api)
  expect(await screen.findByText('Rent, $110.00 every month on the 28th')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make recurring: Rent' }))
  const form = await dialogOf('Add recurring')
  await form.findByRole('option', { name: 'Cash ($1,000.00)' })
  expect(form.getByLabelText('Name')).toHaveValue('Rent')
  expect(form.getByLabelText('First day')).toHaveValue('2026-03-28')
  await user.click(form.getByRole('button', { name: 'Add recurring' }))
  expect(await screen.findByText('Rent added')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Recorded more than once')).not.toBeInTheDocument())
  expect(api.received('addRecurring')).toEqual([{ ...suggested, ends_on: null, automatic: true }])
})

test('a change applies from its day on, and what comes before keeps its values', async () => {
  const api = fakeApi({ ...maya, recurring: [rent] })
  const { user } = showActivity('/activity?tab=recurring', api)
  await user.click(await screen.findByRole('button', { name: 'More for Rent' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }))
  const form = await dialogOf('Change Rent')
  await form.findByRole('option', { name: 'Cash ($1,000.00)' })
  expect(form.getByLabelText('Applies from')).toHaveValue('2026-03-20')
  await user.clear(form.getByLabelText('Amount'))
  await user.type(form.getByLabelText('Amount'), '120')
  await user.clear(form.getByLabelText('Applies from'))
  await user.type(form.getByLabelText('Applies from'), '2026-05-01')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Rent changed')).toBeVisible()
  expect(await screen.findByText('Every month on the 20th until 30 April 2026')).toBeVisible()
  expect(api.received('changeRecurring')).toEqual([
    expect.objectContaining({ amount: 120, starts_on: '2026-01-20', from: '2026-05-01' }),
  ])
})

test('a day that has passed is refused at its field', async () => {
  const api = fakeApi({ ...maya, recurring: [rent] })
  const { user } = showActivity('/activity?tab=recurring', api)
  await user.click(await screen.findByRole('button', { name: 'More for Rent' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }))
  const form = await dialogOf('Change Rent')
  await form.findByRole('option', { name: 'Cash ($1,000.00)' })
  await user.clear(form.getByLabelText('Applies from'))
  await user.type(form.getByLabelText('Applies from'), '2026-03-10')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await form.findByText('Applies from must be after today')).toBeVisible()
})
