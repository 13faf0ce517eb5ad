import { fakeApi, maya, type Person } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen, within } from '@testing-library/react'
import { item, showPlan } from '../testing/plan-page'

// The day of the fake API.
onDay(2026, 3, 10)

/** Owes on a car, is paid on the 28th, and has $1,000.00 until then. */
const waitingForPay: Person = {
  ...maya,
  pay: { kind: 'monthly', day: 28 },
  liabilities: maya.liabilities
    .filter(({ description }) => description === 'Blue hatchback')
    .map((car) => ({ ...car, due_date: '2026-01-30' })),
  assets: [{ asset_type: 'Cash', asset_value: 1000, date_received: '2026-01-01' }],
}

test('a payment that waits for the pay is scheduled for the day that the plan names', async () => {
  const { api, user } = showPlan(fakeApi(waitingForPay))
  const car = await item('Blue hatchback')
  expect(car.getByText(/on 28 March, when your pay arrives\.$/)).toBeVisible()
  await user.click(car.getByRole('button', { name: /^Schedule Payment/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay Blue hatchback' }))
  expect(dialog.getByRole('radio', { name: 'On another day' })).toBeChecked()
  expect(dialog.getByLabelText('Payment date')).toHaveValue('2026-03-28')
  await user.click(await dialog.findByRole('button', { name: /^Schedule \$/ }))
  expect(await car.findByText(/^Scheduled for 28 March\.$/)).toBeVisible()
  expect(car.queryByRole('button', { name: /^Schedule Payment/ })).not.toBeInTheDocument()
  expect(car.getByRole('link', { name: 'Change scheduled payment' })).toHaveAttribute('href', '/liabilities')
  const planned = await screen.findByRole('table', { name: 'What comes and goes, by day' })
  expect(await within(planned).findByText('Scheduled')).toBeVisible()
  expect(api.received('schedulePayment')).toEqual([
    expect.objectContaining({ on: '2026-03-28', automatic: true }),
  ])
})

test('what can be paid today is paid today, and the rest is scheduled', async () => {
  const source = { payment_account: 'Cash', payment_asset_id: null, source: 'Cash' }
  const scheduled = { ...source, payment_type: 'partial', from_savings: false } as const
  const state = { on: '2026-03-30', automatic: true, is_due: false, problem: null }
  const payment = { ...scheduled, ...state, liability: 'Blue hatchback', amount: 1000 }
  const { user } = showPlan(fakeApi({ ...maya, scheduled: [payment] }))
  const car = await item('Blue hatchback')
  expect(car.getByText('Pay $720.00 today. Scheduled: $1,000.00 for 30 March.')).toBeVisible()
  await user.click(car.getByRole('button', { name: 'Schedule Payment of $720.00 for Blue hatchback' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay Blue hatchback' }))
  expect(dialog.getByRole('radio', { name: 'Today' })).toBeChecked()
  expect(dialog.getByLabelText('Payment amount')).toHaveValue('720.00')
})
