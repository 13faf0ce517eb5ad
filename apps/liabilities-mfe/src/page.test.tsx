import { fakeApi, maya, newcomer } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor, within } from '@testing-library/react'
import LiabilitiesPage from './page'
import { cellsOf, openDialog } from './testing/liabilities-page'

onDay(2026, 3, 14)

test('shows the totals', async () => {
  renderWithApi(<LiabilitiesPage />)
  expect(screen.getByRole('heading', { name: 'Liability Management' })).toBeVisible()
  expect(screen.getByText('Loading liabilities...')).toBeVisible()
  expect(await screen.findByRole('group', { name: 'Active Liabilities' })).toHaveTextContent('3')
  expect(screen.getByRole('group', { name: 'Total Outstanding' })).toHaveTextContent('$9,580.00')
  expect(screen.getByRole('group', { name: 'Completed' })).toHaveTextContent('1')
})

test('lists the most urgent first, without a Pay button for completed ones', async () => {
  renderWithApi(<LiabilitiesPage />)
  await screen.findByRole('table', { name: 'Liabilities' })
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual([
    'Liability Type',
    'Total Amount',
    'Progress',
    'Next Due',
    'Priority',
    'Status',
    'Actions',
  ])
  const names = screen.getAllByRole('rowheader').map((header) => header.textContent)
  expect(names).toEqual(['New boilerCredit Card', 'Blue hatchbackCar Loan', 'Insurance', 'Student Loan'])
  expect(cellsOf(/^New boiler/)).toEqual([
    '$1,100.00 left of $1,200.00$100.00 per month',
    expect.stringContaining('1 of 12'),
    'Feb 28, 2026Overdue',
    '87 High',
    'Active',
    'PayEditMore',
  ])
  expect(cellsOf(/^Student Loan/)).toEqual([
    '$3,000.00$300.00 per quarter',
    expect.stringContaining('10 of 10'),
    'N/A',
    '0 Low',
    'Completed',
    'EditMore',
  ])
  expect(screen.queryByRole('button', { name: 'Pay Student Loan' })).not.toBeInTheDocument()
})

test('explains an empty list', async () => {
  renderWithApi(<LiabilitiesPage />, fakeApi(newcomer))
  expect(await screen.findByText('No liabilities recorded yet')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Total Outstanding' })).toHaveTextContent('$0.00')
})

test('a failed load shows one error and can be retried', async () => {
  const api = fakeApi()
  api.fail('listLiabilities')
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  expect(await screen.findByText('Failed to load liabilities.')).toBeVisible()
  api.recover('listLiabilities')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Liabilities' })).toBeVisible()
})

test('a payment updates the totals, the progress and the next due date', async () => {
  const { user, dialog } = await openDialog('Pay New boiler', 'Pay New boiler')
  await dialog.findByRole('option', { name: 'Cash ($1,000.00)' })
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('2 of 12')).toBeVisible()
  expect(cellsOf(/^New boiler/)[2]).toBe('Mar 31, 2026')
  expect(screen.getByRole('group', { name: 'Total Outstanding' })).toHaveTextContent('$9,480.00')
})

/** Confirms the deletion of the insurance, after its sum is shown. */
async function confirmDeletion(user: ReturnType<typeof renderWithApi>['user']) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Insurance?' }))
  expect(dialog.getByText(/^You still owe \$480\.00 on it\./)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
}

test('a debt that is paid off is deleted without asking', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />)
  await user.click(await screen.findByRole('button', { name: 'More for Student Loan' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Student Loan deleted')).toBeVisible()
})

test('a deleted liability disappears, and returns with Undo', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />)
  await user.click(await screen.findByRole('button', { name: 'More for Insurance' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await confirmDeletion(user)
  expect(await screen.findByText('Insurance deleted')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Insurance/ })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /^Insurance/ })).toBeVisible()
})

test('a liability that cannot be deleted stays, with an error message', async () => {
  const api = fakeApi()
  api.fail('deleteLiability', 'no_answer')
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  await user.click(await screen.findByRole('button', { name: 'More for Insurance' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await confirmDeletion(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete liability. Please try again.')
  expect(screen.getByRole('row', { name: /^Insurance/ })).toBeVisible()
})

test('the address sets the search and order of the list', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />, fakeApi(), '/liabilities?q=loan&sort=type&order=asc')
  await screen.findByRole('table', { name: 'Liabilities' })
  const names = () => screen.getAllByRole('rowheader').map((header) => header.textContent)
  expect(names()).toEqual(['Blue hatchbackCar Loan', 'Student Loan'])
  await user.clear(screen.getByLabelText('Search liabilities'))
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(names()[1]).toBe('Insurance')
})

test('amounts have a dollar sign, whatever the currency of the dashboard is', async () => {
  renderWithApi(<LiabilitiesPage />, fakeApi({ ...maya, currency: 'EUR' }))
  expect(await screen.findByRole('group', { name: 'Total Outstanding' })).toHaveTextContent('$9,580.00')
  expect(cellsOf(/^New boiler/)[0]).toBe('$1,100.00 left of $1,200.00$100.00 per month')
  expect(screen.queryByText(/€/)).not.toBeInTheDocument()
})
