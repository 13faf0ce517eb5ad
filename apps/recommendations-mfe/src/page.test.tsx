import { useRead, useSend } from '@solvent/api-client'
import { listLiabilities, payLiability } from '@solvent/contracts'
import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import RecommendationsPage from './page'

/** Stands for another remote on the same page: pays the card off. */
function PayCard() {
  const { data } = useRead(listLiabilities, {})
  const { mutate } = useSend(payLiability)
  const id = data?.liabilities.find(({ liability_type }) => liability_type === 'Credit Card')?.id ?? ''
  const body = { payment_type: 'full', payment_account: 'Savings Account' } as const
  return (
    <button type="button" onClick={() => mutate({ params: { id }, body })}>
      Pay the card
    </button>
  )
}

function tile(name: string) {
  return screen.findByRole('group', { name })
}

test('shows where the money of this month stands', async () => {
  renderWithApi(<RecommendationsPage />)
  expect(screen.getByRole('heading', { name: 'Payment Recommendations' })).toBeVisible()
  expect(screen.getByText('Optimized payment schedule based on priority and budget')).toBeVisible()
  expect(screen.getByText('Loading recommendations...')).toBeVisible()
  expect(await tile('Total Income')).toHaveTextContent('$4,200.00')
  expect(await tile('Available Budget')).toHaveTextContent('$2,940.00')
  expect(await tile('Remaining Budget')).toHaveTextContent('$0.00')
  expect(await tile('Budget Utilization')).toHaveTextContent('100.0%')
  const bar = screen.getByRole('progressbar', { name: 'Budget used' })
  expect(bar).toHaveAttribute('aria-valuetext', '$2,940.00 of $2,940.00')
})

test('ranks what to pay', async () => {
  renderWithApi(<RecommendationsPage />)
  const title = 'Payment Priority Recommendations (3 items)'
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    '#1Credit CardNew boiler, due Feb 28, 2026',
    '#2Car LoanBlue hatchback, due Mar 15, 2026',
    '#3Insurancedue Mar 1, 2026',
  ])
  const first = within(screen.getByRole('row', { name: /Credit Card/ })).getAllByRole('cell')
  expect(first.map((cell) => cell.textContent)).toEqual([
    '87',
    'Pay this month: $1,100.00 - this clears the liability',
    '$1,100.00',
    'High',
  ])
})

test('is all clear for someone who owes nothing', async () => {
  renderWithApi(<RecommendationsPage />, fakeApi(newcomer))
  const allClear = 'All Clear! You have no active liabilities requiring immediate attention.'
  expect(await screen.findByText(allClear)).toBeVisible()
  expect(await tile('Budget Utilization')).toHaveTextContent('0.0%')
})

test('a failed load says so once and can be tried again', async () => {
  const api = fakeApi()
  api.fail('getRecommendations')
  const { user } = renderWithApi(<RecommendationsPage />, api)
  expect(await screen.findByText('Failed to load recommendations.')).toBeVisible()
  api.recover('getRecommendations')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await tile('Total Income')).toBeVisible()
})

test('Refresh asks for the plan again', async () => {
  const { user, api } = renderWithApi(<RecommendationsPage />)
  await tile('Total Income')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(api.received('getRecommendations')).toHaveLength(2)
})

test('a payment made elsewhere changes the plan', async () => {
  const { user } = renderWithApi(
    <>
      <RecommendationsPage />
      <PayCard />
    </>,
  )
  expect(await screen.findByRole('row', { name: /#1\s*Credit Card/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pay the card' }))
  expect(await screen.findByRole('row', { name: /#1\s*Car Loan/ })).toBeVisible()
})
