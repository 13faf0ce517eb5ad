import { fakeApi, maya } from '@solvent/testing'
import { screen } from '@testing-library/react'
import { showPlan } from '../testing/plan-page'

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

test('without savings there is no such offer', async () => {
  showPlan(fakeApi(withSavings(100)))
  await screen.findByRole('heading', { name: 'Your path to debt-free' })
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
})
