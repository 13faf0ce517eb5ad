import { fakeApi } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { item, items, showPlan, tile } from '../testing/plan-page'

test('a payment from the plan is saved and updates the plan', async () => {
  const { api, user } = showPlan()
  const first = await item('New boiler')
  await user.click(first.getByRole('button', { name: /^Schedule Payment/ }))
  const form = await screen.findByRole('dialog', { name: 'Pay New boiler' })
  const dialog = within(form)
  await user.selectOptions(await dialog.findByLabelText('Pay from'), 'Savings Account')
  await user.click(dialog.getByRole('button', { name: 'Pay $1,100.00' }))

  await waitFor(() => expect(form).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(api.received('payLiability')).toHaveLength(1)
  expect(await screen.findByRole('heading', { name: /\(2 items\)/ })).toBeVisible()
  expect(await items()).toEqual(['Blue hatchback', 'Insurance'])
  expect(await tile('Available Budget')).toHaveTextContent('$1,100.00 of it paid')
  expect((await item('Blue hatchback')).getByText('#1')).toBeVisible()
  const region = screen.getByRole('region', { name: 'What to pay' })
  expect(region.contains(document.activeElement)).toBe(true)
})

test('the payment amount defaults to the amount of the plan', async () => {
  const { user } = showPlan()
  await user.click((await item('Blue hatchback')).getByRole('button', { name: /^Schedule Payment/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay Blue hatchback' }))
  expect(dialog.getByLabelText('Payment amount')).toHaveValue('1720.00')
})

test('liabilities that fail to load for a payment can be retried', async () => {
  const api = fakeApi()
  api.fail('listLiabilities')
  const { user } = showPlan(api)
  await user.click((await item('Blue hatchback')).getByRole('button', { name: /^Schedule Payment/ }))
  expect(await screen.findByText('Failed to load liabilities.')).toBeVisible()
  api.recover('listLiabilities')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Payment amount')).toHaveValue('1720.00')
})
