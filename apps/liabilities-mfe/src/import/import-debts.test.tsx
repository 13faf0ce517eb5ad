import type { DebtFile } from '@solvent/contracts'
import { debtFile, fakeApi, fileDebt, newcomer } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor, within } from '@testing-library/react'
import LiabilitiesPage from '../page'

onDay(2026, 3, 10)

const CHOOSE = 'Choose the debts to add'
const RATE = 'Interest rate (% per year)'

const card = fileDebt(2)
const car = fileDebt(3, {
  name: 'Car loan',
  balance: 8000,
  rate: 4.5,
  payment: 250,
  next_due_on: '2026-03-20',
})
const aunt = fileDebt(4, { name: 'Aunt May', balance: 700, rate: null, payment: null, frequency: null })
const unclear = fileDebt(5, {
  name: 'Store card',
  next_due_on: null,
  problem: 'We can’t read its due date “soon”.',
})

async function dialogOf(name: string) {
  return within(await screen.findByRole('dialog', { name }))
}

/** Opens the import and chooses a file with this content. */
async function chooseFile(read: Partial<DebtFile>, api = fakeApi(newcomer)) {
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  await user.click(await screen.findByRole('button', { name: 'Import debts' }))
  const dialog = await dialogOf('Import debts')
  await user.upload(dialog.getByLabelText('File of debts'), debtFile('debts.csv', read))
  return { user, api, dialog }
}

/** Reads a file and continues with the debts that are chosen at first. */
async function openForms(read: Partial<DebtFile>, api = fakeApi(newcomer)) {
  const { user } = await chooseFile(read, api)
  const list = await dialogOf(CHOOSE)
  await user.click(list.getByRole('button', { name: /^Continue with/ }))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, api, press }
}

test('of four debts, one is there already, one is skipped, and two are added with the figures of the file', async () => {
  const { user, api } = await chooseFile(
    { debts: [fileDebt(1, { name: 'BLUE hatchback' }), card, car, aunt] },
    fakeApi(),
  )
  const list = await dialogOf(CHOOSE)
  const there = await list.findByRole('checkbox', { name: 'BLUE hatchback' })
  expect(there).not.toBeChecked()
  expect(there).toHaveAccessibleDescription(/You already have a debt of this name\.$/)
  expect(list.getByRole('checkbox', { name: 'Visa card' })).toHaveAccessibleDescription(
    '19.9% a year, $60.00 per month, next due Apr 1, 2026.',
  )
  expect(list.getByText('$8,000.00')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Continue with 3' }))

  const first = await dialogOf('Debt 1 of 3')
  expect(first.getByLabelText('Liability type')).toHaveValue('Credit Card')
  expect(first.getByLabelText('Name (optional)')).toHaveValue('Visa card')
  expect(first.getByLabelText('Left to pay')).toHaveValue('1500.00')
  expect(first.getByLabelText('Monthly payment')).toHaveValue('60.00')
  expect(first.getByLabelText(RATE)).toHaveValue('19.9')
  expect(first.getByLabelText('Next payment on')).toHaveValue('2026-04-01')
  await user.click(first.getByRole('button', { name: 'Add debt' }))

  const second = await dialogOf('Debt 2 of 3')
  await user.click(second.getByRole('button', { name: 'Skip' }))
  const third = await dialogOf('Debt 3 of 3')
  await user.type(third.getByLabelText('Monthly payment'), '70')
  await user.click(third.getByRole('button', { name: 'Add debt' }))

  expect(await screen.findByText('2 debts added')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Debt/ })).not.toBeInTheDocument())
  expect(await screen.findByRole('row', { name: /^Visa card/ })).toHaveTextContent('$1,500.00')
  expect(screen.getByRole('row', { name: /^Aunt May/ })).toHaveTextContent('$700.00')
  expect(screen.queryByRole('row', { name: /^Car loan/ })).not.toBeInTheDocument()
  expect(api.received('addLiability')).toEqual([
    expect.objectContaining({
      liability_type: 'Credit Card',
      description: 'Visa card',
      liability_amount: 1500,
      installment_amount: 60,
      interest_rate: 19.9,
      frequency: 'monthly',
      due_date: '2026-04-01',
    }),
    expect.objectContaining({ liability_type: 'Personal Loan', description: 'Aunt May', interest_rate: 0 }),
  ])
})

test('a debt with the lender as its name and the same balance is there already', async () => {
  const twin = { lender: 'new boiler', name: 'Heating', balance: 1100 }
  await chooseFile({ debts: [fileDebt(1, twin), fileDebt(2, { ...twin, balance: 1100.01 })] }, fakeApi())
  const list = await dialogOf(CHOOSE)
  await waitFor(() => expect(list.getByRole('button', { name: 'Continue with 1' })).toBeVisible())
  const [same, other] = list.getAllByRole('checkbox', { name: 'Heating' })
  expect(same).toHaveAccessibleDescription(/You already have a debt with this lender and balance\.$/)
  expect(other).toBeChecked()
})

test('what the person chooses is what the forms show', async () => {
  const { user } = await chooseFile({ debts: [card, car] })
  const list = await dialogOf(CHOOSE)
  await user.click(list.getByRole('checkbox', { name: 'Visa card' }))
  await user.click(list.getByRole('checkbox', { name: 'Car loan' }))
  expect(list.getByRole('button', { name: 'Continue with 0' })).toBeDisabled()
  await user.click(list.getByRole('checkbox', { name: 'Car loan' }))
  await user.click(list.getByRole('button', { name: 'Continue with 1' }))
  expect((await dialogOf('Debt 1 of 1')).getByLabelText('Liability type')).toHaveValue('Car Loan')
})

test('a problem of a row is shown in the list and with its form', async () => {
  const { api, press } = await openForms({ debts: [unclear, car] })
  const form = await dialogOf('Debt 1 of 2')
  expect(form.getByText('We can’t read its due date “soon”.')).toBeVisible()
  await press('Add debt')
  expect(form.getByLabelText('Next payment on')).toHaveAccessibleDescription('Next payment on is required')
  expect(api.received('addLiability')).toEqual([])
  await press('Skip')
  await dialogOf('Debt 2 of 2')
  expect(screen.queryByText('We can’t read its due date “soon”.')).not.toBeInTheDocument()
})

test('skipped rows are counted, and the first 20 are listed with their reason', async () => {
  const skipped = Array.from({ length: 23 }, (_, index) => ({ line: index + 2, reason: 'It is paid off.' }))
  const { user } = await chooseFile({ debts: [unclear], skipped })
  const list = await dialogOf(CHOOSE)
  expect(list.getByRole('checkbox')).toHaveAccessibleDescription(
    '19.9% a year, $60.00 per month. We can’t read its due date “soon”.',
  )
  expect(list.getByText('Check this')).toBeVisible()
  await user.click(list.getByRole('button', { name: '23 rows were skipped' }))
  expect(list.getAllByText(/^Line \d+: It is paid off\.$/)).toHaveLength(20)
  expect(list.getByText('and 3 more')).toBeVisible()
})

test('a file that the server refuses shows the reason, and another one can be chosen', async () => {
  const api = fakeApi(newcomer)
  api.fail('readDebtFile', 'invalid_request', 'The file has no column of balances.')
  const { user, dialog } = await chooseFile({ debts: [card] }, api)
  expect(await dialog.findByRole('alert')).toHaveTextContent('The file has no column of balances.')
  api.recover('readDebtFile')
  expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeVisible()
  await user.upload(dialog.getByLabelText('File of debts'), debtFile('debts.csv', { debts: [card] }))
  expect(await screen.findByRole('dialog', { name: CHOOSE })).toBeVisible()
})

test('reading can be cancelled, and the dialog stays', async () => {
  const api = fakeApi(newcomer)
  const release = api.hold('readDebtFile')
  const { user, dialog } = await chooseFile({ debts: [card] }, api)
  expect(await dialog.findByText('Reading debts.csv...')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  release()
  await waitFor(() => expect(dialog.queryByText('Reading debts.csv...')).not.toBeInTheDocument())
  expect(dialog.getByRole('button', { name: 'Choose file' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: CHOOSE })).not.toBeInTheDocument()
})

test('a debt that the server refuses stays, with the error at its field', async () => {
  const { api, press } = await openForms({ debts: [card, car] })
  const form = await dialogOf('Debt 1 of 2')
  const problem = { field: 'installment_amount', message: 'must be more than the interest' }
  api.fail('addLiability', 'invalid_request', undefined, [problem])
  await press('Add debt')
  expect(await form.findByText('Monthly payment must be more than the interest')).toBeVisible()
  expect(form.getByLabelText('Left to pay')).toHaveValue('1500.00')
  api.recover('addLiability')
  await press('Add debt')
  await dialogOf('Debt 2 of 2')
  await press('Skip')
  expect(await screen.findByText('1 debt added')).toBeVisible()
})

test('the form of each debt takes the focus, and has nothing of the one before', async () => {
  const { user, press } = await openForms({ debts: [card, { ...card, line: 3, name: 'Car loan' }] })
  const first = await dialogOf('Debt 1 of 2')
  await waitFor(() => expect(first.getByLabelText('Liability type')).toHaveFocus())
  await user.type(first.getByLabelText('Name (optional)'), ' of mine')
  await user.clear(first.getByLabelText('Left to pay'))
  await user.click(first.getByRole('button', { name: 'All terms' }))
  await press('Skip')
  const second = await dialogOf('Debt 2 of 2')
  await waitFor(() => expect(second.getByLabelText('Liability type')).toHaveFocus())
  expect(second.getByLabelText('Name (optional)')).toHaveValue('Car loan')
  expect(second.getByLabelText('Left to pay')).toHaveValue('1500.00')
})

test('closing asks first, and stopping keeps what was added', async () => {
  const { user, press } = await openForms({ debts: [card, car, aunt] })
  await dialogOf('Debt 1 of 3')
  await press('Add debt')
  const second = await dialogOf('Debt 2 of 3')
  await user.type(second.getByLabelText('Name (optional)'), ', red')
  await press('Cancel')
  const question = await dialogOf('Stop adding debts?')
  expect(question.getByText('2 debts have not been added yet.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect((await dialogOf('Debt 2 of 3')).getByLabelText('Name (optional)')).toHaveValue('Car loan, red')
  await user.keyboard('{Escape}')
  await user.click((await dialogOf('Stop adding debts?')).getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('1 debt added')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Debt/ })).not.toBeInTheDocument())
  expect(await screen.findByRole('row', { name: /^Visa card/ })).toBeVisible()
})

test('the draft of a liability is neither shown in the forms nor changed by them', async () => {
  const { user } = renderWithApi(<LiabilitiesPage />, fakeApi(newcomer))
  await user.click(await screen.findByRole('button', { name: 'Add Liability' }))
  await user.type((await dialogOf('Add Liability')).getByLabelText('Name (optional)'), 'Piano')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Import debts' }))
  await user.upload(
    (await dialogOf('Import debts')).getByLabelText('File of debts'),
    debtFile('d.csv', { debts: [card] }),
  )
  await user.click((await dialogOf(CHOOSE)).getByRole('button', { name: 'Continue with 1' }))
  const form = await dialogOf('Debt 1 of 1')
  expect(form.getByLabelText('Name (optional)')).toHaveValue('Visa card')
  await user.type(form.getByLabelText('Name (optional)'), ' 2')
  await user.click(form.getByRole('button', { name: 'Add debt' }))
  expect(await screen.findByText('1 debt added')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Add Liability' }))
  expect((await dialogOf('Add Liability')).getByLabelText('Name (optional)')).toHaveValue('Piano')
  expect(screen.getByText('Draft restored.')).toBeVisible()
})
