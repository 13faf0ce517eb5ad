import { fakeApi, maya } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { showPlan, tile } from '../testing/plan-page'

const NOTE = /^You could pay \$[\d,.]+ more today from your savings\.$/

const withSavings = (asset_value: number) => ({
  ...maya,
  assets: [{ asset_type: 'Savings', asset_value, date_received: '2026-01-05', is_liquid: true }],
})

test('savings that could pay debts are named with what that saves, and tried out with one click', async () => {
  const { user } = showPlan(fakeApi(withSavings(250_000)))
  const note = (await screen.findByText(NOTE)).closest('[role=status]') ?? document.body
  expect(note).toHaveTextContent(/ That saves \$39\.60 in interest\./)
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByRole('button', { name: 'Reset what-if' })).toBeEnabled()
  expect(screen.getByRole('slider', { name: 'One-off payment' })).not.toHaveValue('0')
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reset what-if' }))
  expect(await screen.findByText(NOTE)).toBeVisible()
})

test('savings pay a debt on top of the budget of the month', async () => {
  const api = fakeApi(withSavings(250_000))
  const { user } = showPlan(api)
  await user.click(await screen.findByRole('button', { name: 'Pay $6,280.00 on Blue hatchback' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay Blue hatchback' }))
  expect(dialog.getByText(/not from this month's budget$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /^Pay \$/ }))
  await waitFor(() => expect(api.received('payLiability')).toMatchObject([{ from_savings: true }]))
  expect(await tile('Available Budget')).not.toHaveTextContent('of it paid')
})

test('without savings there is no such offer', async () => {
  showPlan(fakeApi(withSavings(100)))
  await screen.findByRole('heading', { name: 'Your path to debt-free' })
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
})
