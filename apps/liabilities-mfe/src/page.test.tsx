import { today } from '@solvent/api-client'
import { FALLBACK_LIABILITY_TYPES } from '@solvent/contracts'
import { fakeApi, maya, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import LiabilitiesPage from './page'

function cellsOf(name: RegExp) {
  return within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

test('sums up what the person owes', async () => {
  renderWithApi(<LiabilitiesPage />)
  expect(screen.getByRole('heading', { name: 'Liability Management' })).toBeVisible()
  expect(screen.getByText('Loading liabilities...')).toBeVisible()
  expect(await screen.findByRole('group', { name: 'Active Liabilities' })).toHaveTextContent('3')
  expect(screen.getByRole('group', { name: 'Total Outstanding' })).toHaveTextContent('$9,580.00')
  expect(screen.getByRole('group', { name: 'Completed' })).toHaveTextContent('1')
})

test('lists the most urgent first, and nothing to do for what is paid off', async () => {
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
  expect(names).toEqual(['Credit CardNew boiler', 'Car LoanBlue hatchback', 'Insurance', 'Student Loan'])
  expect(cellsOf(/^Credit Card/)).toEqual([
    '$1,200.00$100.00 per month',
    expect.stringContaining('1 of 12'),
    'Feb 28, 2026',
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

test('says what an empty list is for', async () => {
  renderWithApi(<LiabilitiesPage />, fakeApi(newcomer))
  expect(await screen.findByText('No liabilities recorded yet')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Total Outstanding' })).toHaveTextContent('$0.00')
})

test('a failed load says so once and can be tried again', async () => {
  const api = fakeApi()
  api.fail('listLiabilities')
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  expect(await screen.findByText('Failed to load liabilities.')).toBeVisible()
  api.recover('listLiabilities')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Liabilities' })).toBeVisible()
})

async function openDialog(button: string, name: string, api = fakeApi()) {
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  return { user, dialog, api }
}

test('a liability is added with the usual terms filled in', async () => {
  const { user, dialog, api } = await openDialog('Add Liability', 'Add Liability', fakeApi(newcomer))
  expect(dialog.getByLabelText('Installments')).toHaveValue('1')
  expect(dialog.getByLabelText('Frequency')).toHaveValue('monthly')
  expect(dialog.getByRole('slider', { name: 'Priority' })).toHaveAttribute(
    'aria-valuetext',
    '50 · Medium Priority',
  )
  expect(dialog.getByLabelText('Interest Rate (% per year)')).toHaveValue('0')
  await user.selectOptions(dialog.getByLabelText('Liability Type'), 'Rent')
  await user.type(dialog.getByLabelText('Total Amount'), '1,200')
  expect(dialog.getByLabelText('First Due Date')).toHaveValue(today())
  await user.clear(dialog.getByLabelText('First Due Date'))
  await user.type(dialog.getByLabelText('First Due Date'), '2026-04-01')
  await user.click(dialog.getByRole('button', { name: 'Add Liability' }))
  expect(await screen.findByText('Rent added')).toBeVisible()
  expect(await screen.findByRole('row', { name: /^Rent/ })).toHaveTextContent('Apr 1, 2026')
  expect(api.received('addLiability')).toEqual([
    {
      liability_type: 'Rent',
      liability_amount: 1200,
      installments_total: 1,
      frequency: 'monthly',
      due_date: '2026-04-01',
      priority_score: 50,
      interest_rate: 0,
      description: '',
    },
  ])
})

test('a liability without a rate bears no interest', async () => {
  const { user, dialog, api } = await openDialog('Edit Car Loan', 'Edit Liability')
  await user.clear(dialog.getByLabelText('Interest Rate (% per year)'))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Car Loan updated')).toBeVisible()
  expect(api.received('updateLiability')).toEqual([expect.objectContaining({ interest_rate: 0 })])
})

test('what is missing is asked for at its field', async () => {
  const { user, dialog, api } = await openDialog('Add Liability', 'Add Liability')
  await user.clear(dialog.getByLabelText('Installments'))
  await user.clear(dialog.getByLabelText('First Due Date'))
  await user.click(dialog.getByRole('button', { name: 'Add Liability' }))
  const described = ['Liability Type', 'Total Amount', 'Installments', 'First Due Date']
  for (const label of described) expect(dialog.getByLabelText(label)).toBeInvalid()
  expect(dialog.getByLabelText('Total Amount')).toHaveAccessibleDescription('Total Amount is required')
  expect(dialog.getByLabelText('Liability Type')).toHaveFocus()
  expect(api.received('addLiability')).toEqual([])
})

test('an edited liability keeps what is not changed', async () => {
  const { user, dialog } = await openDialog('Edit Car Loan', 'Edit Liability')
  const rate = dialog.getByLabelText('Interest Rate (% per year)')
  expect(dialog.getByLabelText('Total Amount')).toHaveValue('12000.00')
  expect(rate).toHaveValue('4.9')
  await user.clear(dialog.getByLabelText('Description (optional)'))
  await user.type(dialog.getByLabelText('Description (optional)'), 'Green hatchback')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Car Loan updated')).toBeVisible()
  expect(await screen.findByText('Green hatchback')).toBeVisible()
  expect(cellsOf(/^Car Loan/)[1]).toContain('8 of 24')
})

test.each([
  ['addLiability', 'Add Liability', 'Add Liability', 'Failed to add liability. Please try again.'],
  ['updateLiability', 'Edit Insurance', 'Save Changes', 'Failed to update liability. Please try again.'],
])('%s that gets no answer says so', async (call, open, action, message) => {
  const api = fakeApi()
  api.fail(call, 'no_answer')
  const title = open.startsWith('Edit') ? 'Edit Liability' : open
  const { user, dialog } = await openDialog(open, title, api)
  await user.selectOptions(dialog.getByLabelText('Liability Type'), 'Rent')
  await user.clear(dialog.getByLabelText('Total Amount'))
  await user.type(dialog.getByLabelText('Total Amount'), '900')
  await user.clear(dialog.getByLabelText('First Due Date'))
  await user.type(dialog.getByLabelText('First Due Date'), '2026-04-01')
  await user.click(dialog.getByRole('button', { name: action }))
  expect(await dialog.findByText(message)).toBeVisible()
  expect(dialog.getByLabelText('Total Amount')).toHaveValue('900')
})

test('the slider shows what a priority means', async () => {
  const { user, dialog } = await openDialog('Add Liability', 'Add Liability')
  const slider = dialog.getByRole('slider', { name: 'Priority' })
  expect(slider).toHaveAttribute('min', '1')
  expect(slider).toHaveAttribute('max', '100')
  act(() => slider.focus())
  await user.keyboard('{ArrowLeft}')
  expect(slider).toHaveAttribute('aria-valuetext', '49 · Low Priority')
  await user.keyboard('{End}')
  expect(slider).toHaveAttribute('aria-valuetext', '100 · High Priority')
})

test('a link from elsewhere opens the dialog for a new liability, once', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />, fakeApi(), '/liabilities?add=1')
  const dialog = await screen.findByRole('dialog', { name: 'Add Liability' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog', { name: 'Add Liability' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Liability Management' })).toBeVisible()
})

test('a payment moves the figures, the progress and the next due date', async () => {
  const { user, dialog } = await openDialog('Pay Credit Card', 'Pay Credit Card')
  await dialog.findByRole('option', { name: 'Cash ($1,000.00)' })
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('2 of 12')).toBeVisible()
  expect(cellsOf(/^Credit Card/)[2]).toBe('Mar 31, 2026')
  expect(screen.getByRole('group', { name: 'Total Outstanding' })).toHaveTextContent('$9,480.00')
})

test('a deleted liability is gone, and back after Undo', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />)
  await user.click(await screen.findByRole('button', { name: 'More for Insurance' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Insurance deleted')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Insurance/ })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /^Insurance/ })).toBeVisible()
})

test('a liability that cannot be deleted stays, and why is shown', async () => {
  const api = fakeApi()
  api.fail('deleteLiability', 'no_answer')
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  await user.click(await screen.findByRole('button', { name: 'More for Insurance' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete liability. Please try again.')
  expect(screen.getByRole('row', { name: /^Insurance/ })).toBeVisible()
})

test('the list can be searched and sorted, and the address keeps both', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />, fakeApi(), '/liabilities?q=loan&sort=type&order=asc')
  await screen.findByRole('table', { name: 'Liabilities' })
  const names = () => screen.getAllByRole('rowheader').map((header) => header.textContent)
  expect(names()).toEqual(['Car LoanBlue hatchback', 'Student Loan'])
  await user.clear(screen.getByLabelText('Search liabilities'))
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(names()[2]).toBe('Insurance')
})

test('type lists that cannot be loaded fall back to the built-in one', async () => {
  const api = fakeApi(newcomer)
  api.fail('listLiabilityTypes', 'not_found')
  const { dialog } = await openDialog('Add Liability', 'Add Liability', api)
  const offered = within(dialog.getByLabelText('Liability Type')).getAllByRole('option').slice(1)
  expect(offered.map((option) => option.textContent)).toEqual([...FALLBACK_LIABILITY_TYPES])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the frequencies are offered from monthly on, weekly last', async () => {
  const { dialog } = await openDialog('Add Liability', 'Add Liability')
  const offered = within(dialog.getByLabelText('Frequency')).getAllByRole('option')
  const words = offered.map((option) => option.textContent)
  expect(words).toEqual(['Monthly', 'Quarterly', 'Yearly', 'Weekly'])
})

test('amounts have a dollar sign, whatever the currency of the dashboard is', async () => {
  renderWithApi(<LiabilitiesPage />, fakeApi({ ...maya, currency: 'EUR' }))
  expect(await screen.findByRole('group', { name: 'Total Outstanding' })).toHaveTextContent('$9,580.00')
  expect(cellsOf(/^Credit Card/)[0]).toBe('$1,200.00$100.00 per month')
  expect(screen.queryByText(/€/)).not.toBeInTheDocument()
})
