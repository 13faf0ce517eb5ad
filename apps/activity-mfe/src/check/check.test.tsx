import { useSend } from '@solvent/api-client'
import { addAsset } from '@solvent/contracts'
import { fakeApi, ines, maya } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import ActivityPage from '../page'
import { currentSearch, dialogOf, showActivity, titles } from '../testing/activity-page'

const CHECK = '/activity?tab=check'

function cellsOf(name: RegExp) {
  const row = within(screen.getByRole('row', { name }))
  return row.getAllByRole('cell').map((cell) => cell.textContent)
}

test('books that add up show when they were checked, and how many entries', async () => {
  showActivity(CHECK)
  expect(await screen.findByRole('heading', { name: 'Everything adds up' })).toBeVisible()
  expect(screen.getByText(/^19 entries checked on/)).toHaveTextContent(/Mar \d+, 2026, /)
  const checked = within(screen.getByRole('list', { name: 'What was checked' })).getAllByRole('listitem')
  expect(checked.map((item) => item.textContent)).toEqual([
    'Each balance is the sum of its entries6 balances',
    'Every entry balances19 entries',
    'Each payment is principal plus interest19 payments',
    'Each trade matches its entry19 trades',
    'Each undo reverses exactly one entry19 undos',
    'Debt balances match their payments19 debts',
    'Every schedule pays its debt off19 schedules',
  ])
})

test('each asset and debt shows the compared figures', async () => {
  showActivity(CHECK)
  await screen.findByRole('table', { name: 'Assets and their entries' })
  expect(cellsOf(/^Rainy days/)).toEqual(['$2,000.00', ' $2,000.00', '1', 'Show entries'])
  expect(cellsOf(/^Blue card/)).toEqual([
    '$700.00',
    ' $700.00',
    '5',
    '$227.60$200.00 principal + $27.60 interest',
    '2 of 9 paid',
    '$700.00',
    'Show entries',
  ])
})

test('each balance links to its entries', async () => {
  const { user } = showActivity(CHECK)
  await user.click(await screen.findByRole('link', { name: 'Show entries of Blue card' }))
  expect(await screen.findByRole('heading', { name: 'February 2026' })).toBeVisible()
  expect(currentSearch()).toMatch(/^\?account_id=[0-9a-f-]+$/)
  expect(titles()).toHaveLength(5)
})

test('a balance that differs is listed with advice and a link to its entries', async () => {
  showActivity(CHECK, fakeApi(maya))
  expect(await screen.findByRole('heading', { name: '7 differences' })).toBeVisible()
  const what = 'Savings Account stands at $6,200.00, and its entries add up to $0.00.'
  const item = screen.getByText(what).closest('li')
  if (!item) throw new Error('The difference is in no list')
  expect(within(item).getByText('Look through its entries. If one is missing, record it.')).toBeVisible()
  expect(within(item).getByRole('link', { name: 'Show entries of Savings Account' })).toBeVisible()
  expect(cellsOf(/^Savings Account/)[1]).toBe('Differs $0.00')
})

test('an entry that differs can be opened from its difference', async () => {
  const journal = ines.journal?.map((past) =>
    past.occurred_on === '2026-02-28' && past.payment
      ? { ...past, payment: { ...past.payment, interest: 10 } }
      : past,
  )
  const { user } = showActivity(CHECK, fakeApi({ ...ines, journal: journal ?? [] }))
  expect(await screen.findByRole('heading', { name: '1 difference' })).toBeVisible()
  const what = 'The payment of $112.60 on 2026-02-28 has principal and interest of $110.00.'
  await user.click(screen.getByRole('button', { name: `Open the entry: ${what}` }))
  const dialog = await dialogOf('Payment to Blue card')
  expect(await dialog.findByText('$10.00')).toBeVisible()
})

/** Simulates a save on another page. */
function AddCash() {
  const { mutate } = useSend(addAsset)
  const body = { asset_type: 'Cash', asset_value: 5, date_received: '2026-03-10' }
  return (
    <button type="button" onClick={() => mutate({ body })}>
      Add
    </button>
  )
}

test('the books are checked again when something is saved', async () => {
  const page = (
    <>
      <ActivityPage />
      <AddCash />
    </>
  )
  const { user } = renderWithApi(page, fakeApi(ines), CHECK)
  await screen.findByText(/^19 entries checked on/)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/^20 entries checked on/)).toBeVisible()
})

test('a failed check shows an error and can be retried', async () => {
  const api = fakeApi(ines)
  api.fail('getBooksCheck', 'not_found')
  const { user } = showActivity(CHECK, api)
  expect(await screen.findByText("We couldn't check your books.")).toBeVisible()
  api.recover('getBooksCheck')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Everything adds up' })).toBeVisible()
})
