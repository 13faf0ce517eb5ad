import { fakeApi, maya, newcomer } from '@solvent/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

async function open(api = fakeApi(newcomer)) {
  localStorage.clear()
  const app = await renderApp({ path: '/', as: 'signed-in', api })
  await screen.findByRole('heading', { name: /^Welcome/ })
  return app
}

/** Opens the dashboard without anything that the first device has stored. */
async function onAnotherDevice(api: ReturnType<typeof fakeApi>) {
  cleanup()
  return open(api)
}

const steps = () => within(screen.getByRole('region', { name: 'Three steps to your plan' }))
const progress = () => steps().getByRole('progressbar').getAttribute('aria-valuetext')

test('a new user sees the first steps and the assistant, and no empty cards', async () => {
  await open()
  expect(progress()).toBe('0 of 3')
  expect(screen.getByRole('button', { name: 'Look around with an example' })).toBeVisible()
  expect(screen.queryByText('All Clear')).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Net Worth' })).not.toBeInTheDocument()
  expect(await screen.findByText('Assistant is not available right now')).toBeVisible()
})

test('three steps lead to the plan, and each one moves the focus to the next', async () => {
  const { user } = await open()
  await user.type(steps().getByLabelText('Monthly income'), '3,000')
  await user.click(steps().getByRole('button', { name: 'Save income' }))
  expect(await steps().findByText('$3,000 a month')).toBeVisible()
  expect(await screen.findByRole('group', { name: 'Net Worth' })).toBeVisible()

  await waitFor(() => expect(steps().getByLabelText('Asset type')).toHaveFocus())
  await user.type(steps().getByLabelText('Amount'), '500')
  await user.click(steps().getByRole('button', { name: 'Add asset' }))
  await waitFor(() => expect(progress()).toBe('2 of 3'))

  await user.type(steps().getByLabelText('Name (optional)'), 'Visa')
  await user.type(steps().getByLabelText('Left to pay'), '1200')
  await user.type(steps().getByLabelText('Monthly payment'), '100')
  await user.clear(steps().getByLabelText('Next payment on'))
  await user.type(steps().getByLabelText('Next payment on'), '2026-03-05')
  await user.click(steps().getByRole('button', { name: 'Add debt' }))
  expect(
    await screen.findByRole('heading', { name: /^Pay \$[\d,.]+ to Visa, \d+ days overdue$/ }),
  ).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Three steps to your plan' })).not.toBeInTheDocument()
})

test('once the income is entered, the paydays can be set', async () => {
  const { user, api } = await open(fakeApi({ ...newcomer, monthly_income: 3000 }))
  expect(await steps().findByText('When are you paid?')).toBeVisible()
  await user.click(steps().getByRole('button', { name: 'Set paydays' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your paydays' }))
  await user.selectOptions(dialog.getByLabelText('How often are you paid?'), 'Once a month')
  await user.type(dialog.getByLabelText('Day of the month'), '28')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await steps().findByText('Paid on the 28th of each month')).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ pay: { kind: 'monthly', day: 28 } }])
})

test('an error in a step is reported at its field and nothing is sent', async () => {
  const { user, api } = await open()
  await user.click(steps().getByRole('button', { name: 'Save income' }))
  expect(await steps().findByText('Monthly income is required')).toBeVisible()
  expect(api.received('updateProfile')).toEqual([])
})

test('the steps can be done in any order', async () => {
  const { user } = await open()
  await user.click(steps().getByRole('button', { name: 'Add what you owe' }))
  expect(steps().getByLabelText('Left to pay')).toBeVisible()
  expect(steps().queryByLabelText('Monthly income')).not.toBeInTheDocument()
})

test('a user without debts completes that step on every device, and can still add one', async () => {
  const { user, api } = await open()
  await user.click(steps().getByRole('button', { name: 'Add what you owe' }))
  await user.click(steps().getByRole('button', { name: 'I have no debts' }))
  expect(await steps().findByText('No debts')).toBeVisible()
  expect(progress()).toBe('1 of 3')
  await waitFor(() => expect(steps().getByLabelText('Monthly income')).toHaveFocus())
  const other = await onAnotherDevice(api)
  expect(await steps().findByText('No debts')).toBeVisible()
  await other.user.click(steps().getByRole('button', { name: 'Add what you owe' }))
  expect(steps().getByLabelText('Left to pay')).toBeVisible()
})

test('with an income, an asset and no debts, the dashboard says that all is clear', async () => {
  const wallet = { asset_type: 'Cash', asset_value: 900, date_received: '2026-01-05' }
  const { user } = await open(fakeApi({ ...newcomer, monthly_income: 3000, assets: [wallet] }))
  expect(screen.queryByText('All Clear')).not.toBeInTheDocument()
  await user.click(steps().getByRole('button', { name: 'I have no debts' }))
  expect(await screen.findByText('All Clear')).toBeVisible()
  expect(screen.getByText('All Caught Up!')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Three steps to your plan' })).not.toBeInTheDocument()
})

test('a completed step can be corrected', async () => {
  const wallet = { asset_type: 'Cash', asset_value: 900, date_received: '2026-01-05' }
  const { user, api } = await open(fakeApi({ ...newcomer, monthly_income: 3000, assets: [wallet] }))
  expect(steps().getByRole('link', { name: 'Add what you own' })).toHaveAttribute('href', '/assets')
  await user.click(steps().getByRole('button', { name: 'Add your income' }))
  const income = steps().getByLabelText('Monthly income')
  expect(income).toHaveValue('3000')
  await user.clear(income)
  await user.type(income, '3200')
  await user.click(steps().getByRole('button', { name: 'Save income' }))
  expect(await steps().findByText('$3,200 a month')).toBeVisible()
  expect(steps().queryByLabelText('Monthly income')).not.toBeInTheDocument()
  expect(steps().getByLabelText('Liability type')).toHaveFocus()
  expect(api.received('updateProfile')).toEqual([expect.objectContaining({ monthly_income: 3200 })])
})

test('skipped steps stay hidden on every device', async () => {
  const { user, api } = await open()
  await user.click(steps().getByRole('button', { name: 'Skip the steps' }))
  expect(screen.queryByRole('region', { name: 'Three steps to your plan' })).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Net Worth' })).toBeVisible()
  await waitFor(() => expect(api.received('updateProfile')).toHaveLength(1))
  await onAnotherDevice(api)
  expect(screen.queryByRole('region', { name: 'Three steps to your plan' })).not.toBeInTheDocument()
})

test('a user who has entered everything sees no steps', async () => {
  await open(fakeApi(maya))
  expect(screen.queryByRole('region', { name: 'Three steps to your plan' })).not.toBeInTheDocument()
})
