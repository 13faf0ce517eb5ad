import { useRead } from '@solvent/api-client'
import { listAssets } from '@solvent/contracts'
import { today } from '@solvent/remote-kit'
import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import LiabilitiesPage from './page'

function cellsOf(name: RegExp) {
  return within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

/** Stands for another remote on the same page. */
function FirstCash() {
  const { data } = useRead(listAssets, {})
  return <output>Cash {data?.assets[0]?.asset_value}</output>
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
    'PayEdit',
  ])
  expect(cellsOf(/^Student Loan/)).toEqual([
    '$3,000.00$300.00 per quarter',
    expect.stringContaining('10 of 10'),
    'N/A',
    '0 Low',
    'Completed',
    '',
  ])
})

test('says what an empty list is for', async () => {
  renderWithApi(<LiabilitiesPage />, fakeApi(newcomer))
  expect(await screen.findByText('No liabilities recorded yet')).toBeVisible()
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
  const { user } = renderWithApi(
    <>
      <LiabilitiesPage />
      <FirstCash />
    </>,
    api,
  )
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

test('what is missing is told at its field', async () => {
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

describe('a payment of a card with $1,100.00 left in instalments of $100.00', () => {
  const open = (api = fakeApi()) => openDialog('Pay Credit Card', 'Pay Credit Card', api)

  test.each([
    {
      choice: /^Installment/,
      typed: '',
      from: 'Cash',
      pays: '$100.00',
      progress: '2 of 12',
      due: 'Mar 31, 2026',
    },
    {
      choice: /^Full/,
      typed: '',
      from: 'Savings Account',
      pays: '$1,100.00',
      progress: '12 of 12',
      due: 'N/A',
    },
    {
      choice: /^Other/,
      typed: '250.5',
      from: 'Cash',
      pays: '$250.50',
      progress: '3 of 12',
      due: 'Apr 30, 2026',
    },
  ])('pays $pays from $from', async ({ choice, typed, from, pays, progress, due }) => {
    const { user, dialog } = await open()
    await dialog.findByRole('option', { name: 'Cash ($1,000.00)' })
    expect(dialog.getByLabelText('Pay From')).toHaveValue('Cash')
    expect(dialog.getByRole('radio', { name: /^Installment/ })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: choice }))
    await user.selectOptions(dialog.getByLabelText('Pay From'), from)
    if (typed) await user.type(dialog.getByLabelText('Payment Amount'), typed)
    await user.click(dialog.getByRole('button', { name: `Pay ${pays}` }))
    expect(await screen.findByText(`${pays} paid to Credit Card`)).toBeVisible()
    expect(await screen.findByText(progress)).toBeVisible()
    expect(cellsOf(/^Credit Card/)[2]).toBe(due)
  })

  test('shows the money gone on every other screen', async () => {
    const { user, dialog } = await open()
    expect(screen.getByText('Cash 850.5')).toBeInTheDocument()
    await dialog.findByRole('option', { name: 'Cash ($1,000.00)' })
    await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
    expect(await screen.findByText('Cash 750.5')).toBeInTheDocument()
  })

  test.each([
    ['1100.01', 'Payment amount cannot exceed remaining balance'],
    ['1050', 'Insufficient funds in Cash. Available: $1,000.00'],
  ])('of %s is refused', async (typed, message) => {
    const { user, dialog, api } = await open()
    await dialog.findByRole('option', { name: 'Cash ($1,000.00)' })
    await user.click(dialog.getByRole('radio', { name: /^Other/ }))
    await user.type(dialog.getByLabelText('Payment Amount'), typed)
    await user.click(dialog.getByRole('button', { name: /^Pay \$/ }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    expect(api.received('payLiability')).toEqual([])
  })

  test.each(['0', '-5', 'ten'])('of %s cannot be sent', async (typed) => {
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('radio', { name: /^Other/ }))
    expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
    await user.type(dialog.getByLabelText('Payment Amount'), typed)
    expect(dialog.getByLabelText('Payment Amount')).toHaveAccessibleDescription(
      'Payment amount must be greater than 0',
    )
    expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
  })

  test.each([
    ['already_completed', 'This liability is already paid off.'],
    ['no_answer', 'Failed to process payment.'],
  ] as const)('that fails with %s says why', async (failure, message) => {
    const api = fakeApi()
    api.fail('payLiability', failure)
    const { user, dialog } = await open(api)
    await dialog.findByRole('option', { name: 'Cash ($1,000.00)' })
    await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  })

  test('waits for the sources, which can be asked for again', async () => {
    const api = fakeApi()
    api.fail('listAssets')
    const { user, dialog } = await open(api)
    expect(dialog.getByRole('button', { name: 'Pay $100.00' })).toBeDisabled()
    expect(await dialog.findByText('Failed to load asset data.')).toBeVisible()
    api.recover('listAssets')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByLabelText('Pay From')).toBeVisible()
    expect(await dialog.findByRole('button', { name: 'Pay $100.00' })).toBeEnabled()
  })
})
