import { fakeApi, maya } from '@solvent/testing'
import { screen, within } from '@testing-library/react'
import { showPlan, tile } from '../testing/plan-page'

async function openDialog(api = fakeApi()) {
  const { user } = showPlan(api)
  await screen.findByRole('heading', { name: 'Your path to debt-free' })
  await user.click(within(await tile('Available Budget')).getByRole('button', { name: 'Change budget' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Monthly budget' })) }
}

test('another share of the income shows what it means, and becomes the budget of the plan', async () => {
  const api = fakeApi()
  const { user, dialog } = await openDialog(api)
  const share = dialog.getByLabelText('Share of income (%)')
  expect(share).toHaveValue('70')
  await user.clear(share)
  await user.type(share, '50')
  expect(
    await dialog.findByText(
      /^That is \$2,100\.00 a month and leaves \$2,100\.00 to live on\. You would be debt-free in \w+ \d{4}, with \$[\d,.]+ of interest\.$/,
    ),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^50% of income/)).toBeVisible()
  expect(await tile('Available Budget')).toHaveTextContent('$2,100.00')
  expect(api.received('savePlanChoice')).toEqual([{ budget: { kind: 'share', percent: 50 } }])
})

test('a fixed amount shows its share of the income, and does not depend on it', async () => {
  const api = fakeApi()
  const { user, dialog } = await openDialog(api)
  await user.click(dialog.getByRole('radio', { name: 'A fixed amount' }))
  const amount = dialog.getByLabelText('Amount a month')
  await user.clear(amount)
  await user.type(amount, '900')
  expect(
    await dialog.findByText(/^That is 21% of your income and leaves \$3,300\.00 to live on\./),
  ).toBeVisible()
  await user.clear(amount)
  await user.type(amount, '5000')
  expect(await dialog.findByText(/^That is more than your income of \$4,200\.00\./)).toBeVisible()
  await user.clear(amount)
  await user.type(amount, '900')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Set by you/)).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ budget: { kind: 'amount', amount: 900 } }])
})

test.each([
  ['0', 'Share of income (%) must be at least 1'],
  ['101', 'Share of income (%) must be at most 100'],
  ['some', 'Share of income (%) must be a whole number'],
])('a share of %s is refused at its field', async (typed, message) => {
  const api = fakeApi()
  const { user, dialog } = await openDialog(api)
  const share = dialog.getByLabelText('Share of income (%)')
  await user.clear(share)
  await user.type(share, typed)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(message)).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([])
})

test('without an income, an amount is a budget', async () => {
  const { user, dialog } = await openDialog(fakeApi({ ...maya, monthly_income: 0 }))
  await user.click(dialog.getByRole('radio', { name: 'A fixed amount' }))
  const amount = dialog.getByLabelText('Amount a month')
  await user.clear(amount)
  await user.type(amount, '900')
  expect(await dialog.findByText(/^You would be debt-free in /)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Set by you/)).toBeVisible()
  expect(screen.queryByText(/Add your monthly income/)).not.toBeInTheDocument()
})
