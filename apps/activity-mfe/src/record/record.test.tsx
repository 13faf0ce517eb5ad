import { today } from '@solvent/api-client'
import { fakeApi, ines } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import {
  currentSearch,
  dialogOf,
  entriesOf,
  openEntry,
  openForm,
  showActivity,
} from '../testing/activity-page'

async function openExpense(api = fakeApi(ines)) {
  const { user } = showActivity('/activity', api)
  const form = await openForm(user, 'Record expense')
  await form.findByRole('option', { name: 'Cash ($2,240.45)' })
  const save = () => user.click(form.getByRole('button', { name: 'Record expense' }))
  return { user, api, form, save }
}

test('an expense defaults to today and Cash, is recorded, and can be undone', async () => {
  const { user, api, form, save } = await openExpense()
  expect(form.getByLabelText('Date')).toHaveValue(today())
  expect(form.getByLabelText('Pay from')).toHaveValue('Cash')
  await user.type(form.getByLabelText('Amount'), '1,012.50')
  await user.selectOptions(form.getByLabelText('Category'), 'Gifts')
  await user.type(form.getByLabelText('Note (optional)'), 'Bicycle')
  await save()
  expect(await screen.findByText('Expense of $1,012.50 recorded')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Bicycle Expense · Gifts · from Cash/ })).toBeVisible()
  expect(api.received('recordExpense')).toEqual([
    { amount: 1012.5, occurred_on: today(), account: 'Cash', category: 'Gifts', note: 'Bicycle' },
  ])
  await waitFor(() => expect(currentSearch()).toBe(''))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: /^Bicycle .* Undone/ })).toBeVisible()
})

test('an expense says that it passes the limit of its category, and again when it is corrected', async () => {
  const limits = [{ category: 'Gifts', amount: 50, carries_over: false }] as const
  const { user, form, save } = await openExpense(fakeApi({ ...ines, limits }))
  await user.clear(form.getByLabelText('Date'))
  await user.type(form.getByLabelText('Date'), '2026-03-09')
  await user.type(form.getByLabelText('Amount'), '60')
  await user.selectOptions(form.getByLabelText('Category'), 'Gifts')
  await user.type(form.getByLabelText('Note (optional)'), 'Bicycle')
  await save()
  const recorded = 'Expense of $60.00 recorded. Gifts is $10.00 over its limit of $50.00 this month.'
  expect(await screen.findByText(recorded)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Bicycle/ }))
  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  const correction = await dialogOf('Correct expense')
  await user.clear(correction.getByLabelText('Amount'))
  await user.type(correction.getByLabelText('Amount'), '70')
  await user.click(correction.getByRole('button', { name: 'Save Changes' }))
  const corrected = 'Expense of $70.00 corrected. Gifts is $20.00 over its limit of $50.00 this month.'
  expect(await screen.findByText(corrected)).toBeVisible()
})

test('a refund goes back to an account and lowers what was spent', async () => {
  const { user, api } = showActivity('/activity', fakeApi(ines))
  const form = await openForm(user, 'Record refund')
  await form.findByRole('option', { name: 'Cash ($2,240.45)' })
  expect(form.getByText(/^Money that came back for an expense\./)).toBeVisible()
  await user.type(form.getByLabelText('Amount'), '20')
  await user.selectOptions(form.getByLabelText('Category'), 'Shopping')
  await user.selectOptions(form.getByLabelText('Goes to'), 'Rainy days ($2,000.00)')
  await user.type(form.getByLabelText('Note (optional)'), 'Lamp')
  await user.click(form.getByRole('button', { name: 'Record refund' }))
  expect(await screen.findByText('Refund of $20.00 recorded')).toBeVisible()
  const row = await screen.findByRole('button', {
    name: /^Lamp Refund · Shopping · to Rainy days \+\$20\.00/,
  })
  expect(api.received('recordRefund')).toEqual([
    { amount: 20, occurred_on: today(), account: 'Rainy days', category: 'Shopping', note: 'Lamp' },
  ])
  await user.click(row)
  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  const correction = await dialogOf('Correct refund')
  expect(correction.getByLabelText('Goes to')).toHaveValue('Rainy days')
})

test('an expense on another date is listed under that day', async () => {
  const { user, api, form, save } = await openExpense()
  await user.clear(form.getByLabelText('Date'))
  await user.type(form.getByLabelText('Date'), '2026-03-09')
  await user.type(form.getByLabelText('Amount'), '5')
  await user.selectOptions(form.getByLabelText('Category'), 'Transport')
  await user.selectOptions(form.getByLabelText('Pay from'), 'Rainy days ($2,000.00)')
  await save()
  await waitFor(async () =>
    expect(await entriesOf('Monday, Mar 9')).toEqual([
      'TransportExpense · from Rainy days-$5.00',
      expect.stringMatching(/^Shoes sent back/),
    ]),
  )
  expect(api.received('recordExpense')).toEqual([expect.objectContaining({ account: 'Rainy days' })])
})

test('an expense on a card adds to what is owed', async () => {
  const { user, api, form, save } = await openExpense()
  await user.type(form.getByLabelText('Amount'), '30')
  await user.selectOptions(form.getByLabelText('Category'), 'Transport')
  const cards = within(form.getByRole('group', { name: 'Cards' })).getAllByRole('option')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Blue card \(\$.* owed\)$/),
  ])
  await user.selectOptions(form.getByLabelText('Pay from'), 'Blue card')
  await save()
  expect(await screen.findByText('Expense of $30.00 recorded')).toBeVisible()
  expect(
    await screen.findByRole('button', { name: /^Transport Expense · with Blue card -\$30\.00$/ }),
  ).toBeVisible()
  expect(api.received('recordExpense')).toEqual([expect.objectContaining({ account: 'Blue card' })])
})

test('a missing value is reported at its field, and nothing is sent', async () => {
  const { api, form, save } = await openExpense()
  await save()
  expect(form.getByLabelText('Amount')).toHaveAccessibleDescription('Amount is required')
  expect(form.getByLabelText('Amount')).toHaveFocus()
  expect(form.getByLabelText('Category')).toHaveAccessibleDescription('Category is required')
  expect(api.received('recordExpense')).toEqual([])
})

test('a refused expense shows the reason and keeps the form values', async () => {
  const { user, form, save } = await openExpense()
  await user.type(form.getByLabelText('Amount'), '9000')
  await user.selectOptions(form.getByLabelText('Category'), 'Travel')
  await save()
  expect(await form.findByRole('alert')).toHaveTextContent('Insufficient funds')
  expect(form.getByLabelText('Amount')).toHaveValue('9000')
  expect(form.getByLabelText('Category')).toHaveValue('Travel')
})

test('a field error of the server shows at its field', async () => {
  const api = fakeApi(ines)
  const problem = { field: 'occurred_on', message: 'must be today or earlier' }
  api.fail('recordExpense', 'invalid_request', undefined, [problem])
  const { user, form, save } = await openExpense(api)
  await user.type(form.getByLabelText('Amount'), '5')
  await user.selectOptions(form.getByLabelText('Category'), 'Fees')
  await save()
  await waitFor(() =>
    expect(form.getByLabelText('Date')).toHaveAccessibleDescription('Date must be today or earlier'),
  )
  expect(form.queryByRole('alert')).not.toBeInTheDocument()
})

test('a closed form restores its draft when reopened', async () => {
  const { user, form } = await openExpense()
  await user.type(form.getByLabelText('Amount'), '77')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Record' })).toHaveFocus()
  const again = await openForm(user, 'Record expense')
  expect(again.getByText('Draft restored.')).toBeVisible()
  expect(again.getByLabelText('Amount')).toHaveValue('77')
})

test('an income goes to any type of asset, also a custom one', async () => {
  const { user, api } = showActivity()
  const form = await openForm(user, 'Record income')
  expect(form.getByLabelText('Goes to')).toHaveValue('Cash')
  await user.type(form.getByLabelText('Amount'), '50')
  await user.selectOptions(form.getByLabelText('Category'), 'Gift')
  await user.selectOptions(form.getByLabelText('Goes to'), 'Other')
  const save = form.getByRole('button', { name: 'Record income' })
  await user.click(save)
  expect(form.getByLabelText('Custom type')).toHaveAccessibleDescription('Custom type is required')
  await user.type(form.getByLabelText('Custom type'), 'Piggy bank')
  await user.click(save)
  expect(await screen.findByText('Income of $50.00 recorded')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Gift Income · to Piggy bank/ })).toBeVisible()
  expect(api.received('recordIncome')).toEqual([
    { amount: 50, occurred_on: today(), account: 'Piggy bank', category: 'Gift', note: '' },
  ])
})

test('a failed income keeps the form values', async () => {
  const api = fakeApi(ines)
  api.fail('recordIncome', 'no_answer')
  const { user } = showActivity('/activity?record=income', api)
  const form = await dialogOf('Record income')
  await user.type(form.getByLabelText('Amount'), '50')
  await user.selectOptions(form.getByLabelText('Category'), 'Sale')
  await user.click(form.getByRole('button', { name: 'Record income' }))
  expect(await form.findByText('Failed to record the income. Please try again.')).toBeVisible()
  expect(form.getByLabelText('Amount')).toHaveValue('50')
})

test('a transfer moves money between two accounts, and its undo moves it back', async () => {
  const { user, api } = showActivity()
  const form = await openForm(user, 'Record transfer')
  await form.findByRole('option', { name: 'Cash ($2,240.45)' })
  const save = form.getByRole('button', { name: 'Record transfer' })
  await user.type(form.getByLabelText('Amount'), '300')
  await user.click(save)
  expect(form.getByLabelText('To')).toHaveAccessibleDescription('To is required')
  await user.selectOptions(form.getByLabelText('To'), 'Rainy days')
  await user.click(save)
  expect(await screen.findByText('Transfer of $300.00 recorded')).toBeVisible()
  expect(
    await screen.findByRole('button', { name: /^Transfer to Rainy days From Cash \$300\.00$/ }),
  ).toBeVisible()
  expect(api.received('recordTransfer')).toEqual([
    { amount: 300, occurred_on: today(), from_account: 'Cash', to_account: 'Rainy days', note: '' },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: /^Transfer to Rainy days .* Undone/ })).toBeVisible()
})

test('a transfer offers every account but the one that it comes from', async () => {
  const { user } = showActivity()
  const form = await openForm(user, 'Record transfer')
  await form.findByRole('option', { name: 'Cash ($2,240.45)' })
  const targets = () =>
    within(form.getByLabelText('To'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(targets()).not.toContain('Cash')
  await user.selectOptions(form.getByLabelText('From'), 'Rainy days ($2,000.00)')
  expect(targets()).toContain('Cash')
  expect(targets()).not.toContain('Rainy days')
})

test('a trade is recorded with its quantity and price', async () => {
  const { user, api } = showActivity()
  const form = await openForm(user, 'Record trade')
  await user.type(form.getByLabelText('Symbol'), 'NEMO')
  await user.type(form.getByLabelText('Quantity'), '4')
  await user.type(form.getByLabelText('Price per share'), '25')
  await user.click(form.getByRole('button', { name: 'Record trade' }))
  expect(await screen.findByText('Bought 4 NEMO recorded')).toBeVisible()
  expect(api.received('recordTrade')).toEqual([
    { side: 'buy', symbol: 'NEMO', quantity: '4', price: 25, account: 'Cash', occurred_on: today() },
  ])
  const entry = await openEntry(user, /^Bought 4 NEMO/, 'Bought 4 NEMO')
  expect(await entry.findByText('$25.00')).toBeVisible()
})

test('an invalid quantity is refused at its field, and a sale asks where the money goes', async () => {
  const { user, api } = showActivity()
  const form = await openForm(user, 'Record trade')
  await user.click(form.getByRole('radio', { name: 'Sell' }))
  expect(form.getByLabelText('Goes to')).toBeVisible()
  await user.type(form.getByLabelText('Quantity'), 'many')
  await user.click(form.getByRole('button', { name: 'Record trade' }))
  const message = 'Quantity must be a number of shares above 0'
  expect(form.getByLabelText('Quantity')).toHaveAccessibleDescription(message)
  expect(form.getByLabelText('Symbol')).toHaveAccessibleDescription('Symbol is required')
  expect(api.received('recordTrade')).toEqual([])
})

test('without an account to pay from, the form says what to do', async () => {
  const api = fakeApi({ ...ines, assets: [], liabilities: [], journal: [] })
  const { user } = showActivity('/activity', api)
  const form = await openForm(user, 'Record expense')
  expect(await form.findByText('To make a payment, add cash or savings under Assets.')).toBeVisible()
})

test('assets that fail to load can be retried in the form', async () => {
  const api = fakeApi(ines)
  api.fail('listAssets', 'not_found')
  const { user } = showActivity('/activity', api)
  const form = await openForm(user, 'Record expense')
  await form.findByText('Failed to load asset data.')
  expect(form.getByRole('button', { name: 'Record expense' })).toBeDisabled()
  api.recover('listAssets')
  await user.click(form.getByRole('button', { name: 'Try again' }))
  expect(await form.findByRole('option', { name: 'Cash ($2,240.45)' })).toBeVisible()
})

test('a form can be opened by address', async () => {
  showActivity('/activity?record=trade')
  expect(await screen.findByRole('dialog', { name: 'Record trade' })).toBeVisible()
})

test('an unknown form in the address opens nothing', async () => {
  showActivity('/activity?record=nonsense')
  await screen.findByRole('heading', { name: 'March 2026' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
