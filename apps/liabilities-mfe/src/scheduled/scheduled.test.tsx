import { fakeApi, maya, type Person } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor, within } from '@testing-library/react'
import LiabilitiesPage from '../page'

const toTheBoiler = {
  liability: 'New boiler',
  payment_type: 'partial',
  payment_account: 'Savings Account',
  payment_asset_id: null,
  source: 'Savings Account',
  amount: 150,
  from_savings: false,
  on: '2026-03-28',
  automatic: true,
  is_due: false,
  problem: null,
} as const

const PROBLEM = 'It was not recorded on 9 March, because Savings Account did not hold enough.'
const due = { ...toTheBoiler, on: '2026-03-09', is_due: true }

async function showScheduled(...scheduled: NonNullable<Person['scheduled']>) {
  const api = fakeApi({ ...maya, scheduled })
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  const table = await screen.findByRole('table', { name: 'Scheduled payments' })
  const choose = async (item: string) => {
    await user.click(within(table).getByRole('button', { name: 'More for the payment to New boiler' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  const cells = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, -1).map(({ textContent }) => textContent))
  return { api, user, table, choose, cells }
}

test('each scheduled payment is listed with its day, amount, source and what happens then', async () => {
  const { cells } = await showScheduled(
    toTheBoiler,
    { ...toTheBoiler, on: '2026-04-01', automatic: false },
    due,
    { ...due, problem: PROBLEM },
  )
  expect(cells()).toEqual([
    ['New boiler', 'Mar 9, 2026', '$150.00', 'Savings Account', 'Waiting for you'],
    [`New boiler${PROBLEM}`, 'Mar 9, 2026', '$150.00', 'Savings Account', 'Needs attention'],
    ['New boiler', 'Mar 28, 2026', '$150.00', 'Savings Account', 'Automatic'],
    ['New boiler', 'Apr 1, 2026', '$150.00', 'Savings Account', 'Asks you first'],
  ])
})

test('a due payment is recorded as it was scheduled, once', async () => {
  const { api, user, table } = await showScheduled(due)
  await user.click(within(table).getByRole('button', { name: 'Record payment to New boiler' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay New boiler' }))
  expect(await dialog.findByRole('option', { name: 'Savings Account ($6,200.00)' })).toBeInTheDocument()
  expect(dialog.getByLabelText('Pay from')).toHaveValue('Savings Account')
  expect(dialog.queryByRole('radio', { name: 'On another day' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Pay $150.00' }))
  expect(await screen.findByText(/^\$150\.00 paid to New boiler/)).toBeVisible()
  await waitFor(() => expect(table).not.toBeInTheDocument())
  expect(api.received('payLiability')).toEqual([
    {
      payment_type: 'partial',
      payment_amount: 150,
      payment_account: 'Savings Account',
      scheduled_payment_id: expect.any(String),
    },
  ])
})

test('the last scheduled payment, which pays the debt off, shows what the debt cost', async () => {
  const { user, table } = await showScheduled({ ...due, payment_type: 'full', amount: 1100 })
  await user.click(within(table).getByRole('button', { name: 'Record payment to New boiler' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay New boiler' }))
  await dialog.findByRole('option', { name: 'Savings Account ($6,200.00)' })
  await user.click(dialog.getByRole('button', { name: 'Pay $1,100.00' }))
  await waitFor(() => expect(table).not.toBeInTheDocument())
  const view = screen.getByRole('dialog', { name: 'New boiler is paid off' })
  await user.click(within(view).getByRole('button', { name: 'Done' }))
  expect(view).not.toBeInTheDocument()
  expect(await screen.findByText(/^\$1,100\.00 paid to New boiler/)).toBeVisible()
})

test('a payment that is not due cannot be recorded, but moved to another day', async () => {
  const { api, user, table, choose, cells } = await showScheduled(toTheBoiler)
  expect(within(table).queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument()
  await choose('Change day')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change payment day' }))
  const day = dialog.getByLabelText('Payment date')
  expect(day).toHaveValue('2026-03-28')
  await user.clear(day)
  await user.type(day, '2026-03-10')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Payment date must be after today')).toBeVisible()
  await user.clear(day)
  await user.type(day, '2026-04-02')
  await user.click(dialog.getByRole('radio', { name: /^Ask me first/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Payment to New boiler moved to 2 April')).toBeVisible()
  await waitFor(() => expect(cells()[0]).toContain('Apr 2, 2026'))
  expect(api.received('moveScheduledPayment').at(-1)).toEqual({ on: '2026-04-02', automatic: false })
})

test('a cancelled payment is no longer listed', async () => {
  const { table, choose } = await showScheduled(toTheBoiler)
  await choose('Cancel payment')
  expect(await screen.findByText('Payment to New boiler cancelled')).toBeVisible()
  await waitFor(() => expect(table).not.toBeInTheDocument())
})

test('without scheduled payments there is no list', async () => {
  renderWithApi(<LiabilitiesPage />, fakeApi())
  expect(await screen.findByRole('table', { name: 'Liabilities' })).toBeVisible()
  expect(screen.queryByText('Scheduled payments')).not.toBeInTheDocument()
})
