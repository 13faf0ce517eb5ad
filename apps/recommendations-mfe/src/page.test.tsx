import { fakeApi, maya, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { color } from '@solvent/ui'
import { screen, waitFor, within } from '@testing-library/react'
import RecommendationsPage from './page'

const ALL_CLEAR = 'All Clear! You have no active liabilities requiring immediate attention.'

function show(api = fakeApi(), address = '/recommendations') {
  return renderWithApi(<RecommendationsPage />, api, address)
}

function tile(name: string) {
  return screen.findByRole('group', { name })
}

/** The items of the plan as a person reads them, first things first. */
async function items() {
  const list = await screen.findByRole('list', { name: 'What to pay, first things first' })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading').textContent)
}

async function item(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  return within(heading.closest('li') ?? document.body)
}

test('shows where the money of this month stands', async () => {
  show()
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

test('ranks what to pay, with score, action, amount and urgency', async () => {
  show()
  const title = 'Payment Priority Recommendations (3 items)'
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(await items()).toEqual(['Credit Card', 'Car Loan', 'Insurance'])
  const first = await item('Credit Card')
  for (const text of [
    '#1',
    'New boiler · due Feb 28, 2026 · $1,100.00 left',
    'Pay this month: $1,100.00 - this clears the liability',
    '87',
    'High',
    '$1,100.00',
  ]) {
    expect(first.getByText(text)).toBeVisible()
  }
})

test('explains on demand why an item stands at its place', async () => {
  const { user } = show()
  const first = await item('Credit Card')
  expect(first.queryByText(/Number 1 of 3/)).not.toBeInTheDocument()
  await user.click(first.getByRole('button', { name: 'Why is this first?' }))
  expect(first.getByText(/^Number 1 of 3 with 87 of 100 points/)).toBeInTheDocument()
  const points = ['Your priority', 'Due date', 'Interest rate', 'Close to paid off'].map((name) =>
    first.getByRole('progressbar', { name }).getAttribute('aria-valuetext'),
  )
  expect(points).toEqual(['36.0 of 40', '42.0 of 45', '6.8 of 10', '2.6 of 5'])
  expect((await item('Car Loan')).getByRole('button', { name: 'Why is this number 2?' })).toBeVisible()
})

test('from the plan to the payment, the books and the new plan', async () => {
  const { api, user } = show()
  const first = await item('Credit Card')
  await user.click(first.getByRole('button', { name: /^Schedule Payment/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay Credit Card' }))
  await user.selectOptions(await dialog.findByLabelText('Pay From'), 'Savings Account')
  await user.click(dialog.getByRole('button', { name: 'Pay $1,100.00' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(api.received('payLiability')).toHaveLength(1)
  expect(await screen.findByRole('heading', { name: /\(2 items\)/ })).toBeVisible()
  expect(await items()).toEqual(['Car Loan', 'Insurance'])
  expect(await tile('Available Budget')).toHaveTextContent('$1,100.00 of it paid')
  expect((await item('Car Loan')).getByText('#1')).toBeVisible()
  expect(screen.getByRole('region', { name: 'What to pay' })).toHaveFocus()
})

test('a part of a liability is paid with the amount of the plan', async () => {
  const { user } = show()
  await user.click((await item('Car Loan')).getByRole('button', { name: /^Schedule Payment/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay Car Loan' }))
  expect(dialog.getByLabelText('Payment Amount')).toHaveValue('1720.00')
})

test('liabilities that cannot be loaded for a payment can be tried again', async () => {
  const api = fakeApi()
  api.fail('listLiabilities')
  const { user } = show(api)
  await user.click((await item('Car Loan')).getByRole('button', { name: /^Schedule Payment/ }))
  expect(await screen.findByText('Failed to load liabilities.')).toBeVisible()
  api.recover('listLiabilities')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Payment Amount')).toHaveValue('1720.00')
})

test('shows by how much the budget is short, and of what', async () => {
  show(fakeApi({ ...maya, monthly_income: 600 }))
  const message = await screen.findByText(/is due this month and your budget covers/)
  expect(message).toHaveTextContent(
    '$820.00 is due this month and your budget covers $420.00: $400.00 short.',
  )
  const short = within(message).getAllByRole('listitem')
  expect(short.map(({ textContent }) => textContent)).toEqual([
    'Car Loan (Blue hatchback): $280.00 not covered',
    'Insurance: $120.00 not covered',
  ])
  expect((await item('Insurance')).queryByRole('button', { name: /^Schedule Payment/ })).toBeNull()
})

test('asks for the income where there is none', async () => {
  show(fakeApi({ ...maya, monthly_income: 0 }))
  expect(await screen.findByText('Add your monthly income to see what you can pay this month.')).toBeVisible()
  expect(screen.queryByText(/is due this month and your budget covers/)).not.toBeInTheDocument()
  expect(await tile('Budget Utilization')).toHaveTextContent('0.0%')
})

test('is all clear for someone who owes nothing', async () => {
  show(fakeApi(newcomer))
  expect(await screen.findByText(ALL_CLEAR)).toBeVisible()
  expect(await tile('Budget Utilization')).toHaveTextContent('0.0%')
  expect(screen.queryByText('Your way to debt-free')).not.toBeInTheDocument()
})

test('a failed load says so once and can be tried again', async () => {
  const api = fakeApi()
  api.fail('getRecommendations')
  const { user } = show(api)
  expect(await screen.findByText('Failed to load recommendations.')).toBeVisible()
  api.recover('getRecommendations')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await tile('Total Income')).toBeVisible()
})

test('Refresh asks for the plan again, and a failure keeps what is on screen', async () => {
  const { user, api } = show()
  await tile('Total Income')
  api.fail('getRecommendations', 'no_answer')
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  const banner = /^Failed to load recommendations\. These figures may be out of date\./
  expect(await screen.findByText(banner)).toBeVisible()
  expect(await tile('Total Income')).toBeVisible()
  api.recover('getRecommendations')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(banner)).not.toBeInTheDocument())
})

test('Refresh is busy while the plan is on its way', async () => {
  const { user, api } = show()
  await tile('Total Income')
  const release = api.hold('getRecommendations')
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('button', { name: 'Refreshing...' })).toBeDisabled()
  release()
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeEnabled()
})

test('another strategy makes another plan, without a flash', async () => {
  const { user } = show()
  await user.selectOptions(await screen.findByLabelText('Strategy'), 'Only what is due')
  expect(screen.queryByText('Loading recommendations...')).not.toBeInTheDocument()
  expect(await (await item('Car Loan')).findByText('$500.00')).toBeVisible()
})

test('a strategy whose plan cannot be had says so, and is shown once it can', async () => {
  const { api, user } = show()
  const strategy = await screen.findByLabelText('Strategy')
  api.fail('getRecommendations', 'not_found')
  await user.selectOptions(strategy, 'Only what is due')
  expect(await screen.findByText('Failed to load recommendations.')).toBeVisible()
  api.recover('getRecommendations')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await (await item('Car Loan')).findByText('$500.00')).toBeVisible()
})

test('the address names the strategy', async () => {
  show(fakeApi(), '/recommendations?strategy=snowball')
  expect(await screen.findByLabelText('Strategy')).toHaveDisplayValue('Smallest balance first')
})

test('the first three places are red, the next three yellow, all others green', async () => {
  const [debt] = maya.liabilities
  if (!debt) throw new Error('Maya owes nothing')
  const liabilities = Array.from({ length: 8 }, (_, index) => ({ ...debt, description: `Car ${index + 1}` }))
  show(fakeApi({ ...maya, liabilities }))
  await screen.findByRole('heading', { name: /\(8 items\)/ })
  const colors = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => getComputedStyle(screen.getByText(`#${rank}`)).color)
  const { dangerText: red, warningText: yellow, successText: green } = color
  expect(colors).toEqual([red, red, red, yellow, yellow, yellow, green, green])
})

test('the utilization is shown with one decimal', async () => {
  show(fakeApi(), '/recommendations?strategy=minimum')
  expect(await tile('Budget Utilization')).toHaveTextContent('27.9%')
  const bar = screen.getByRole('progressbar', { name: 'Budget used' })
  expect(bar).toHaveAttribute('aria-valuetext', '$820.00 of $2,940.00')
})

test('amounts have a dollar sign, whatever the currency of the dashboard is', async () => {
  show(fakeApi({ ...maya, currency: 'EUR' }))
  expect(await tile('Total Income')).toHaveTextContent('$4,200.00')
  expect((await item('Credit Card')).getByText('$1,100.00')).toBeVisible()
  expect(screen.queryByText(/€/)).not.toBeInTheDocument()
})
