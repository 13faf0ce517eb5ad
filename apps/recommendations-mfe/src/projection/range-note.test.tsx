import { fakeApi, maya } from '@solvent/testing'
import { screen } from '@testing-library/react'
import { showPlan } from '../testing/plan-page'

test('the debt-free month has a range, with what it depends on', async () => {
  const { user } = showPlan()
  expect(await screen.findByText(/^In 8 of 10 cases (between|in) /)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'How sure is that month?' }))
  expect(await screen.findByText('Your income is up to 10% higher or lower in each year.')).toBeVisible()
  expect(screen.getByText(/^The rates of cards and after promotions go up by up to 2 points/)).toBeVisible()
})

test('debts that are not paid off have no range', async () => {
  showPlan(fakeApi({ ...maya, monthly_income: 0, expected: [] }))
  await screen.findByRole('heading', { name: 'Your path to debt-free' })
  await screen.findByRole('heading', { name: 'Is an offer better?' })
  expect(screen.queryByText(/^In [89] of 10 cases/)).toBeNull()
})
