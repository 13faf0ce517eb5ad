import { savedFiles } from '@solvent/api-client/testing/saved-files'
import { fakeApi, maya } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import LiabilitiesPage from './page'

/** Opens the credit card from the list: $1,100.00 of $1,200.00 remaining, in instalments of $100.00. */
async function openCard(api = fakeApi()) {
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  await user.click(await screen.findByRole('link', { name: 'New boiler' }))
  return { user, api }
}

async function pay(user: Awaited<ReturnType<typeof openCard>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Pay New boiler' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay New boiler' }))
  await dialog.findByRole('option', { name: 'Cash ($1,000.00)' })
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
}

test('a liability opens with its details, and links back to the list', async () => {
  const { user } = await openCard()
  expect(screen.getByRole('heading', { name: 'New boiler' })).toHaveFocus()
  expect(screen.getByText('New boiler')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Remaining' })).toHaveTextContent('$1,100.00of $1,200.00')
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual(['$100.00 per month', 'Feb 28, 2026', '21.90% per year', '87 High'])
  await user.click(screen.getByRole('link', { name: 'All liabilities' }))
  expect(await screen.findByRole('table', { name: 'Liabilities' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Liability Management' })).toHaveFocus()
})

test('a yearly debt shows its payoff amount, including interest to date', async () => {
  const [, card] = maya.liabilities
  if (!card) throw new Error('Maya has no card')
  const terms = { liability_amount: 1000, installments_total: 1, interest_rate: 12, paid: 0 }
  const yearly = { ...card, ...terms, frequency: 'yearly' as const, due_date: '2026-12-20' }
  await openCard(fakeApi({ ...maya, liabilities: [yearly] }))
  expect(screen.getByRole('group', { name: 'Remaining' })).toHaveTextContent(
    '$1,000.00of $1,000.00 · $1,030.00 to pay it off today, including interest',
  )
})

test('the schedule goes down to zero, as a table and as charts', async () => {
  await openCard()
  const table = within(await screen.findByRole('table', { name: 'Schedule of New boiler' }))
  const headers = table.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual(['Due date', 'Payment', 'Principal', 'Interest', 'Balance'])
  const rows = table.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(11)
  expect(rows[0]).toHaveTextContent('Feb 28, 2026Installment 2$100.00')
  expect(rows.at(-1)).toHaveTextContent('$0.00')
  expect(
    screen.getByText(/^11 payments, \$1,\d{3}\.\d\d in total, .* Paid off on Dec 31, 2026\.$/),
  ).toBeVisible()
  expect(screen.getByText('Balance over time')).toBeVisible()
  expect(screen.getByText('Principal and interest by payment')).toBeVisible()
})

test('a payment is listed in the history and can be undone there', async () => {
  const { user } = await openCard()
  await user.click(screen.getByRole('tab', { name: 'Payments' }))
  expect(await screen.findByText('No payments yet')).toBeVisible()
  await pay(user)
  const table = within(await screen.findByRole('table', { name: 'Payments to New boiler' }))
  expect(table.getByRole('row', { name: /\$100\.00 Wallet and jar/ })).toBeVisible()
  await user.click(table.getByRole('button', { name: /^Undo payment of \$100\.00/ }))
  expect(await screen.findByText(/^Undone: \$100\.00 to /)).toBeVisible()
  expect(await screen.findByText('Undone')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Remaining' })).toHaveTextContent('$1,100.00')
})

test('the list links directly to the payments', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />)
  await user.click(await screen.findByRole('button', { name: 'More for Blue hatchback' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Payments' }))
  expect(await screen.findByRole('heading', { name: 'Blue hatchback' })).toHaveFocus()
  expect(screen.getByRole('tab', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true')
})

test('a payment that can no longer be undone shows the reason', async () => {
  const api = fakeApi()
  const { user } = await openCard(api)
  await user.click(screen.getByRole('tab', { name: 'Payments' }))
  await pay(user)
  api.fail('undoEntry', 'undo_refused')
  await user.click(await screen.findByRole('button', { name: /^Undo payment of/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This can no longer be undone.')
})

test('a completed liability has no payment and no schedule', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />)
  await user.click(await screen.findByRole('link', { name: 'Student Loan' }))
  expect(await screen.findByText('Nothing left to pay')).toBeVisible()
  expect(screen.getByText('N/A')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pay Student Loan' })).not.toBeInTheDocument()
})

test('deleting a liability from its details leads back to the list', async () => {
  const { user } = await openCard()
  await user.click(screen.getByRole('button', { name: 'Delete New boiler' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('table', { name: 'Liabilities' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /^New boiler/ })).not.toBeInTheDocument())
})

test.each([
  ['getSchedule', 'Schedule', 'Failed to load schedule.'],
  ['listEntries', 'Payments', 'Failed to load payments.'],
])('a failed %s shows an error and can be retried', async (call, tab, message) => {
  const api = fakeApi()
  api.fail(call)
  const { user } = await openCard(api)
  await user.click(screen.getByRole('tab', { name: tab }))
  expect(await screen.findByText(message)).toBeVisible()
  api.recover(call)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument())
})

const files = savedFiles()

test.each(['csv', 'json'])('the schedule can be downloaded as %s', async (format) => {
  const api = fakeApi()
  const { user } = await openCard(api)
  await user.click(await screen.findByRole('button', { name: `Download ${format.toUpperCase()}` }))
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual([`solvent-schedule.${format}`]))
})

test('a failed download shows an error', async () => {
  const api = fakeApi()
  api.fail('downloadSchedule', 'no_answer')
  const { user } = await openCard(api)
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('Failed to download the schedule. Please try again.')).toBeVisible()
})

/** The address of the list, searched for loans and sorted by name. */
const SEARCHED = '/liabilities?q=loan&sort=type&order=desc'
const FOUND = ['Student Loan', 'Blue hatchbackCar Loan']
const shownRows = () => screen.getAllByRole('rowheader').map((header) => header.textContent)

test.each(['its name', 'its schedule', 'its payments'])(
  'a liability opened by %s links back to the list with its search and order',
  async (entryPoint) => {
    const { user } = renderWithApi(<LiabilitiesPage />, fakeApi(), SEARCHED)
    await screen.findByRole('table', { name: 'Liabilities' })
    expect(shownRows()).toEqual(FOUND)
    if (entryPoint === 'its name') await user.click(screen.getByRole('link', { name: 'Blue hatchback' }))
    else {
      await user.click(screen.getByRole('button', { name: 'More for Blue hatchback' }))
      const item = entryPoint === 'its payments' ? 'Payments' : 'Schedule'
      await user.click(await screen.findByRole('menuitem', { name: item }))
    }
    await user.click(await screen.findByRole('tab', { name: 'Payments' }))
    await user.click(screen.getByRole('link', { name: 'All liabilities' }))
    expect(await screen.findByRole('table', { name: 'Liabilities' })).toBeVisible()
    expect(shownRows()).toEqual(FOUND)
    expect(screen.getByLabelText('Search liabilities')).toHaveValue('loan')
  },
)

/** Shows the search part of the address. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

test('deleting a liability from its details leads back to the list with its search and order', async () => {
  const page = (
    <>
      <LiabilitiesPage />
      <Address />
    </>
  )
  const { user } = renderWithApi(page, fakeApi(), SEARCHED)
  await user.click(await screen.findByRole('link', { name: 'Blue hatchback' }))
  await user.click(screen.getByRole('button', { name: 'Delete Blue hatchback' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const address = screen.getByTestId('address')
  await waitFor(() => expect(address).toHaveTextContent(/^\?q=loan&sort=type&order=desc$/))
  await waitFor(() => expect(shownRows()).toEqual(['Student Loan']))
  expect(screen.getByLabelText('Search liabilities')).toHaveValue('loan')
})
