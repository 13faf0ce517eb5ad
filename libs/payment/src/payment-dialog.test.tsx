import { useRead } from '@solvent/api-client'
import { listAssets, listLiabilities } from '@solvent/contracts'
import { fakeApi, maya } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { PaymentDialog } from './payment-dialog'

/** Stands for a page that pays the card, with another remote beside it. */
function Page({ recommended }: { recommended?: number }) {
  const [isOpen, setOpen] = useState(false)
  const card = useRead(listLiabilities, {}).data?.liabilities.find(
    ({ liability_type }) => liability_type === 'Credit Card',
  )
  const cash = useRead(listAssets, {}).data?.assets[0]
  if (!card) return null
  const { remaining_amount, installments_paid } = card
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Pay the card
      </button>
      <output>{`Owes ${remaining_amount}, ${installments_paid} paid, ${cash?.asset_value} in the wallet`}</output>
      {isOpen && (
        <PaymentDialog liability={card} initialAmount={recommended} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** The dialog for a card with $1,100.00 left in instalments of $100.00. */
async function open(api = fakeApi(), page = <Page />) {
  const { user } = renderWithApi(page, api)
  await user.click(await screen.findByRole('button', { name: 'Pay the card' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay Credit Card' }))
  return { user, dialog, api }
}

async function openWithSources(api = fakeApi(), page = <Page />) {
  const opened = await open(api, page)
  await opened.dialog.findByRole('option', { name: 'Cash ($1,000.00)' })
  return opened
}

test.each([
  [
    /^Installment/,
    '',
    'Cash',
    '$100.00',
    'Leaves $1,000.00 to pay and $900.00 in Cash.',
    'Owes 1000, 2 paid',
  ],
  [/^Full/, '', 'Savings Account', '$1,100.00', 'Leaves $0.00 to pay and $5,100.00 in', 'Owes 0, 12 paid'],
  [/^Other/, '250.5', 'Cash', '$250.50', 'Leaves $849.50 to pay and $749.50 in Cash.', 'Owes 849.5, 3 paid'],
])('%s pays its amount from the chosen source', async (choice, typed, from, pays, leaves, owes) => {
  const { user, dialog } = await openWithSources()
  expect(dialog.getByText('$1,100.00 remaining')).toBeVisible()
  expect(dialog.getByLabelText('Pay From')).toHaveValue('Cash')
  expect(dialog.getByRole('radio', { name: /^Installment/ })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: choice }))
  await user.selectOptions(dialog.getByLabelText('Pay From'), from)
  if (typed) await user.type(dialog.getByLabelText('Payment Amount'), typed)
  expect(dialog.getByText(leaves, { exact: false })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: `Pay ${pays}` }))
  expect(await screen.findByText(`${pays} paid to Credit Card`)).toBeVisible()
  expect(await screen.findByText(new RegExp(owes))).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Pay Credit Card' })).not.toBeInTheDocument()
})

test('a payment shows on every other screen, and can be taken back at once', async () => {
  const { user, dialog } = await openWithSources()
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('Owes 1000, 2 paid, 750.5 in the wallet')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Owes 1100, 1 paid, 850.5 in the wallet')).toBeInTheDocument()
})

test('a payment whose entry cannot be found is still confirmed', async () => {
  const api = fakeApi()
  api.fail('listEntries')
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('$100.00 paid to Credit Card')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test.each([
  [100, /^Installment/, 'Pay $100.00'],
  [1100, /^Full/, 'Pay $1,100.00'],
  [340.5, /^Other/, 'Pay $340.50'],
])('opened with %d it only needs to be confirmed', async (recommended, choice, button) => {
  const { user, dialog, api } = await openWithSources(fakeApi(), <Page recommended={recommended} />)
  expect(dialog.getByRole('radio', { name: choice })).toBeChecked()
  await user.selectOptions(dialog.getByLabelText('Pay From'), 'Savings Account')
  await user.click(dialog.getByRole('button', { name: button }))
  expect(await screen.findByText(/paid to Credit Card$/)).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Pay Credit Card' })).not.toBeInTheDocument()
  expect(api.received('payLiability')).toHaveLength(1)
})

test.each([
  ['1100.01', 'Payment amount cannot exceed remaining balance'],
  ['1050', 'Insufficient funds in Cash. Available: $1,000.00'],
])('a payment of %s is refused', async (typed, message) => {
  const { user, dialog, api } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment Amount'), typed)
  expect(dialog.queryByText(/^Leaves/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: /^Pay \$/ }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(dialog.getByLabelText('Payment Amount')).toHaveValue(typed)
  expect(api.received('payLiability')).toEqual([])
})

test.each(['0', '-5', 'ten'])('a payment of %s cannot be sent', async (typed) => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
  await user.type(dialog.getByLabelText('Payment Amount'), typed)
  expect(dialog.getByLabelText('Payment Amount')).toHaveAccessibleDescription(
    'Payment amount must be greater than 0',
  )
  expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
})

test('parts of a cent are refused at the field', async () => {
  const { user, dialog, api } = await openWithSources()
  await user.click(dialog.getByRole('radio', { name: /^Other/ }))
  await user.type(dialog.getByLabelText('Payment Amount'), '1.234')
  await user.click(dialog.getByRole('button', { name: /^Pay \$/ }))
  expect(dialog.getByLabelText('Payment Amount')).toHaveAccessibleDescription(
    'Payment Amount must have at most two decimals',
  )
  expect(api.received('payLiability')).toEqual([])
})

test.each([
  ['already_completed', 'This liability is already paid off.'],
  ['no_answer', 'Failed to process payment.'],
] as const)('a payment that fails with %s says why and can be sent again', async (failure, message) => {
  const api = fakeApi()
  api.fail('payLiability', failure)
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  api.recover('payLiability')
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('Owes 1000, 2 paid, 750.5 in the wallet')).toBeInTheDocument()
})

test('a payment whose answer is lost is made once', async () => {
  const api = fakeApi()
  api.lose('payLiability')
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to process payment.')
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await screen.findByText('Owes 1000, 2 paid, 750.5 in the wallet')).toBeInTheDocument()
})

test('nothing more can be pressed while a payment is on its way', async () => {
  const api = fakeApi()
  const release = api.hold('payLiability')
  const { user, dialog } = await openWithSources(api)
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await dialog.findByRole('button', { name: 'Processing...' })).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  release()
  expect(await screen.findByText('$100.00 paid to Credit Card')).toBeVisible()
  expect(api.received('payLiability')).toHaveLength(1)
})

test('the dialog waits for the sources, which can be asked for again', async () => {
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

test('only what can be paid from and holds something is offered', async () => {
  const assets = [
    ...maya.assets,
    { asset_type: 'Checking Account', asset_value: 0, date_received: '2026-01-01' },
  ]
  const { dialog } = await openWithSources(fakeApi({ ...maya, assets }))
  const offered = within(dialog.getByLabelText('Pay From')).getAllByRole('option')
  const labels = offered.map((option) => option.textContent).filter((text) => text?.includes('$'))
  expect(labels).toEqual(['Cash ($1,000.00)', 'Savings Account ($6,200.00)'])
})

test('who has nothing to pay from sees so, and what to do', async () => {
  const assets = maya.assets.filter(({ is_liquid }) => is_liquid === false)
  const { user, dialog, api } = await open(fakeApi({ ...maya, assets }))
  expect(await dialog.findByRole('option', { name: 'No funds' })).toBeInTheDocument()
  const source = dialog.getByLabelText('Pay From')
  expect(source).toBeDisabled()
  expect(source).toHaveAccessibleDescription('Add cash or savings under Assets to pay from.')
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Insufficient funds in Cash. Available: $0.00')
  expect(api.received('payLiability')).toEqual([])
})
