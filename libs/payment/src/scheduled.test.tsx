import { fakeApi, maya } from '@solvent/testing'
import { screen } from '@testing-library/react'
import { openWithSources } from './testing/open-dialog'

test.each([
  ['Record it', true],
  ['Ask me first', false],
])('a payment for a later day is scheduled and, on that day: %s', async (choice, automatic) => {
  const { user, dialog, api } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: 'On another day' }))
  await user.type(dialog.getByLabelText('Payment date'), '2026-03-28')
  await user.click(dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }))
  expect(dialog.queryByText(/^After this:/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Schedule $100.00' }))
  expect(await screen.findByText('$100.00 to New boiler scheduled for 28 March')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Pay New boiler' })).not.toBeInTheDocument()
  const payment = { payment_type: 'installment', payment_account: 'Cash', on: '2026-03-28' }
  expect(api.received('schedulePayment')).toEqual([{ ...payment, automatic }])
  expect(api.received('payLiability')).toEqual([])
})

test('money that is not there yet does not stop a payment for a later day', async () => {
  const assets = maya.assets.map((asset) => ({ ...asset, asset_value: 20 }))
  const { user, dialog, api } = await openWithSources(
    fakeApi({ ...maya, assets }),
    undefined,
    'Cash ($40.00)',
  )
  expect(dialog.getByText('Insufficient funds in Cash. Available: $40.00')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'On another day' }))
  expect(dialog.queryByText(/^Insufficient funds/)).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Payment date'), '2026-03-28')
  await user.click(dialog.getByRole('button', { name: 'Schedule $100.00' }))
  expect(await screen.findByText(/scheduled for 28 March/)).toBeVisible()
  expect(api.received('schedulePayment')).toHaveLength(1)
})

test.each([
  ['', 'Payment date is required'],
  ['2026-03-10', 'Payment date must be after today'],
])('%j is refused as the day, at its field', async (day, message) => {
  const { user, dialog, api } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: 'On another day' }))
  if (day) await user.type(dialog.getByLabelText('Payment date'), day)
  await user.click(dialog.getByRole('button', { name: 'Schedule $100.00' }))
  expect(await dialog.findByText(message)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Today' }))
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('$100.00 paid to New boiler')).toBeVisible()
  expect(api.received('payLiability')).toHaveLength(1)
})

test('a payment that cannot be scheduled says so', async () => {
  const api = fakeApi()
  api.fail('schedulePayment', 'too_many_scheduled_payments')
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('radio', { name: 'On another day' }))
  await user.type(dialog.getByLabelText('Payment date'), '2026-03-28')
  await user.click(dialog.getByRole('button', { name: 'Schedule $100.00' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('You can have at most 100 scheduled payments.')
})
