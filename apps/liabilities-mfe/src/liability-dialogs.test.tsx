import { today } from '@solvent/api-client'
import { FALLBACK_LIABILITY_TYPES } from '@solvent/contracts'
import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { act, screen, within } from '@testing-library/react'
import LiabilitiesPage from './page'
import { cellsOf, openAllTerms, openDialog } from './testing/liabilities-page'

test('a liability is added with default terms', async () => {
  const { user, dialog, api } = await openAllTerms(fakeApi(newcomer))
  expect(dialog.getByLabelText('Installments')).toHaveValue('1')
  expect(dialog.getByLabelText('Frequency')).toHaveValue('monthly')
  expect(dialog.getByRole('slider', { name: 'Priority' })).toHaveAttribute(
    'aria-valuetext',
    '50 · Medium Priority',
  )
  expect(dialog.getByLabelText('Interest rate (% per year)')).toHaveValue('0')
  await user.selectOptions(dialog.getByLabelText('Liability type'), 'Rent')
  await user.type(dialog.getByLabelText('Total amount'), '1,200')
  expect(dialog.getByLabelText('First due date')).toHaveValue(today())
  await user.clear(dialog.getByLabelText('First due date'))
  await user.type(dialog.getByLabelText('First due date'), '2026-04-01')
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
      installments_paid: 0,
      remaining_amount: null,
      installment_amount: null,
      lender_terms: null,
      credit_limit: null,
      description: '',
    },
  ])
})

test('a liability without a rate bears no interest', async () => {
  const { user, dialog, api } = await openDialog('Edit Blue hatchback', 'Edit liability')
  await user.clear(dialog.getByLabelText('Interest rate (% per year)'))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Blue hatchback updated')).toBeVisible()
  expect(api.received('updateLiability')).toEqual([expect.objectContaining({ interest_rate: 0 })])
})

test('missing values are reported at their fields', async () => {
  const { user, dialog, api } = await openAllTerms()
  await user.clear(dialog.getByLabelText('Installments'))
  await user.clear(dialog.getByLabelText('First due date'))
  await user.click(dialog.getByRole('button', { name: 'Add Liability' }))
  const described = ['Liability type', 'Total amount', 'Installments', 'First due date']
  for (const label of described) expect(dialog.getByLabelText(label)).toBeInvalid()
  expect(dialog.getByLabelText('Total amount')).toHaveAccessibleDescription('Total amount is required')
  expect(dialog.getByLabelText('Liability type')).toHaveFocus()
  expect(api.received('addLiability')).toEqual([])
})

test('an edit leaves the other values unchanged', async () => {
  const { user, dialog } = await openDialog('Edit Blue hatchback', 'Edit liability')
  const rate = dialog.getByLabelText('Interest rate (% per year)')
  expect(dialog.getByLabelText('Total amount')).toHaveValue('12000.00')
  expect(rate).toHaveValue('4.9')
  await user.clear(dialog.getByLabelText('Description (optional)'))
  await user.type(dialog.getByLabelText('Description (optional)'), 'Green hatchback')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Green hatchback updated')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Green hatchback' })).toBeVisible()
  expect(cellsOf(/^Green hatchback Car Loan/)[1]).toContain('8 of 24')
})

test.each([
  ['addLiability', 'Add Liability', 'Add Liability', 'Failed to add liability. Please try again.'],
  ['updateLiability', 'Edit Insurance', 'Save Changes', 'Failed to update liability. Please try again.'],
])('%s without a response shows an error', async (call, open, action, message) => {
  const api = fakeApi()
  api.fail(call, 'no_answer')
  const isNew = open === 'Add Liability'
  const { user, dialog } = await (isNew ? openAllTerms(api) : openDialog(open, 'Edit liability', api))
  await user.selectOptions(dialog.getByLabelText('Liability type'), 'Rent')
  await user.clear(dialog.getByLabelText('Total amount'))
  await user.type(dialog.getByLabelText('Total amount'), '900')
  await user.clear(dialog.getByLabelText('First due date'))
  await user.type(dialog.getByLabelText('First due date'), '2026-04-01')
  await user.click(dialog.getByRole('button', { name: action }))
  expect(await dialog.findByText(message)).toBeVisible()
  expect(dialog.getByLabelText('Total amount')).toHaveValue('900')
})

test('the slider describes the priority', async () => {
  const { user, dialog } = await openAllTerms()
  const slider = dialog.getByRole('slider', { name: 'Priority' })
  expect(slider).toHaveAttribute('min', '1')
  expect(slider).toHaveAttribute('max', '100')
  act(() => slider.focus())
  await user.keyboard('{ArrowLeft}')
  expect(slider).toHaveAttribute('aria-valuetext', '49 · Low Priority')
  await user.keyboard('{End}')
  expect(slider).toHaveAttribute('aria-valuetext', '100 · High Priority')
})

test('`add=1` in the address opens the dialog for a new liability, once', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />, fakeApi(), '/liabilities?add=1')
  const dialog = await screen.findByRole('dialog', { name: 'Add Liability' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog', { name: 'Add Liability' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Liability Management' })).toBeVisible()
})

test('the built-in types are offered when the types cannot be loaded', async () => {
  const api = fakeApi(newcomer)
  api.fail('listLiabilityTypes', 'not_found')
  const { dialog } = await openDialog('Add Liability', 'Add Liability', api)
  const offered = within(dialog.getByLabelText('Liability type')).getAllByRole('option').slice(1)
  expect(offered.map((option) => option.textContent)).toEqual([...FALLBACK_LIABILITY_TYPES])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the frequencies are monthly, quarterly, yearly, weekly and every 2 weeks', async () => {
  const { dialog } = await openAllTerms()
  const offered = within(dialog.getByLabelText('Frequency')).getAllByRole('option')
  const words = offered.map((option) => option.textContent)
  expect(words).toEqual(['Monthly', 'Quarterly', 'Yearly', 'Weekly', 'Every 2 weeks'])
})
