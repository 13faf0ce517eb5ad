import { fakeApi, maya, newcomer } from '@solvent/testing'
import { color } from '@solvent/ui'
import { screen, within } from '@testing-library/react'
import { item, items, showPlan, tile } from './testing/plan-page'

const ALL_CLEAR = 'All Clear! You have no active liabilities requiring immediate attention.'

test('shows the budget of this month', async () => {
  showPlan()
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
  showPlan()
  const title = 'Payment Priority Recommendations (3 items)'
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(await items()).toEqual(['New boiler', 'Blue hatchback', 'Insurance'])
  const first = await item('New boiler')
  for (const text of [
    '#1',
    'Credit Card · due 28 February 2026 · $1,100.00 left',
    /^Pay this month: \$1,100\.00 \(\$200\.00 due, \$100\.00 of it overdue since 28 February and the rest due 31 March \+ \$900\.00 extra to save interest\) - this pays it off$/,
    '87',
    'High',
    '$1,100.00',
  ]) {
    expect(first.getByText(text)).toBeVisible()
  }
})

test('explains the rank of an item on demand', async () => {
  const { user } = showPlan()
  const first = await item('New boiler')
  expect(first.queryByText(/Rank 1 of 3/)).not.toBeInTheDocument()
  await user.click(first.getByRole('button', { name: 'Why this rank?' }))
  expect(first.getByText(/^Rank 1 of 3 with 87 of 100 points/)).toBeInTheDocument()
  const points = ['Your priority', 'Due date', 'Interest rate', 'Close to paid off'].map((name) =>
    first.getByRole('progressbar', { name }).getAttribute('aria-valuetext'),
  )
  expect(points).toEqual(['36.0 of 40', '42.0 of 45', '6.8 of 10', '2.6 of 5'])
  expect((await item('Blue hatchback')).getByRole('button', { name: 'Why this rank?' })).toBeVisible()
})

/** Without anything in her accounts, and a budget of $420.00. */
const short = { ...maya, monthly_income: 600, assets: [] }

test('debts not covered by the budget are listed separately, with whom to ask and what would help', async () => {
  showPlan(fakeApi(short))
  const band = within(await screen.findByRole('region', { name: 'Not covered: $400.00' }))
  expect(
    band.getByText(
      "You're $400.00 over budget this month. Late payments may cost a fee. Tax refund ($640.00, on 20 May) would cover it.",
    ),
  ).toBeVisible()
  expect(await items('Not covered')).toEqual(['Insurance'])
  const insurance = await item('Insurance')
  expect(
    insurance.getByText(
      '$120.00 is not covered, overdue since 1 March: call your insurer now and ask for a later date or smaller installments.',
    ),
  ).toBeVisible()
  expect(insurance.getByText('$120.00')).toBeVisible()
  expect(insurance.getByText('High')).toBeVisible()
  expect(insurance.queryByRole('button', { name: /^Schedule Payment/ })).toBeNull()
})

test('a due that savings can pay says so, and is paid from there', async () => {
  const { user } = showPlan(fakeApi({ ...maya, monthly_income: 600 }))
  const band = within(await screen.findByRole('region', { name: 'Not covered: $400.00' }))
  expect(
    band.getByText(
      /^You're \$400\.00 over budget this month\. Late payments may cost a fee\. Your accounts hold \$[\d,.]+ beyond these payments and a cushion of \$600\.00: pay it from there\.$/,
    ),
  ).toBeVisible()
  const insurance = await item('Insurance')
  expect(
    insurance.getByText("$120.00 is not in this month's budget: pay it from your savings now."),
  ).toBeVisible()
  const car = await item('Blue hatchback')
  expect(
    car.getByText(/^\$280\.00 is not in this month's budget: pay it from your savings by 15 March\.$/),
  ).toBeVisible()
  await user.click(insurance.getByRole('button', { name: 'Schedule Payment of $120.00 for Insurance' }))
  expect(await screen.findByRole('dialog', { name: /Insurance/ })).toBeVisible()
})

test('a partly covered debt is listed under what to pay, and says whom to ask for the rest', async () => {
  showPlan(fakeApi(short))
  expect(await screen.findByRole('heading', { name: 'Pay now: $420.00', level: 3 })).toBeVisible()
  expect(await items()).toEqual(['New boiler', 'Blue hatchback'])
  const car = await item('Blue hatchback')
  expect(
    car.getByText(
      '$280.00 is not covered: ask the lender before 15 March for a later date or smaller installments.',
    ),
  ).toBeVisible()
})

test('debts that need nothing this month are collapsed, with their ranks', async () => {
  const yearly = { ...maya.liabilities[3], frequency: 'yearly', due_date: '2026-09-01' } as const
  const soon = { ...maya.liabilities[3], due_date: '2026-04-02', liability_type: 'Dentist' } as const
  const liabilities = [...maya.liabilities.slice(0, 1), yearly, soon] as typeof maya.liabilities
  const { user } = showPlan(fakeApi({ ...maya, liabilities }))
  const closed = await screen.findByRole('button', { name: '2 debts need no payment this month' })
  expect(screen.queryByRole('heading', { name: 'Insurance' })).not.toBeInTheDocument()
  await user.click(closed)
  expect(await items('No payment this month')).toEqual(['Dentist', 'Insurance'])
  expect((await item('Insurance')).getByText('#3')).toBeVisible()
  await user.click(closed)
  expect(closed).toHaveAttribute('aria-expanded', 'false')
})

test('a plan with nothing to pay shows its debts expanded', async () => {
  const liabilities = maya.liabilities.slice(3).map((debt) => ({ ...debt, due_date: '2026-09-01' }))
  showPlan(fakeApi({ ...maya, liabilities }))
  expect(await items('No payment this month')).toEqual(['Insurance'])
})

test('a warning says when the accounts hold less than the plan asks for', async () => {
  showPlan(fakeApi({ ...maya, assets: maya.assets.filter(({ is_liquid }) => is_liquid === false) }))
  expect(
    await screen.findByText(/^This plan needs \$2,940\.00, but your accounts hold \$0\.00\./),
  ).toBeVisible()
})

test('accounts that hold enough are not mentioned', async () => {
  showPlan()
  await tile('Total Income')
  expect(screen.queryByText(/^This plan needs/)).not.toBeInTheDocument()
})

test('asks for the income when there is none', async () => {
  showPlan(fakeApi({ ...maya, monthly_income: 0 }))
  expect(await screen.findByText('Add your monthly income to see what you can pay this month.')).toBeVisible()
  expect(
    screen.getByText(/^\$820\.00 is due this month, but without an income there is no budget\./),
  ).toBeVisible()
  expect(await tile('Budget Utilization')).toHaveTextContent('0.0%')
})

test('is all clear without debts', async () => {
  showPlan(fakeApi(newcomer))
  expect(await screen.findByText(ALL_CLEAR)).toBeVisible()
  expect(await tile('Budget Utilization')).toHaveTextContent('0.0%')
  expect(screen.queryByText('Your path to debt-free')).not.toBeInTheDocument()
})

test('the first three ranks are red, the next three yellow, all others green', async () => {
  const [debt] = maya.liabilities
  if (!debt) throw new Error('Maya owes nothing')
  const liabilities = Array.from({ length: 8 }, (_, index) => ({ ...debt, description: `Car ${index + 1}` }))
  showPlan(fakeApi({ ...maya, liabilities }))
  await screen.findByRole('heading', { name: /\(8 items\)/ })
  const colors = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => getComputedStyle(screen.getByText(`#${rank}`)).color)
  const { dangerText: red, warningText: yellow, successText: green } = color
  expect(colors).toEqual([red, red, red, yellow, yellow, yellow, green, green])
})

test('the utilization is shown with one decimal', async () => {
  showPlan(fakeApi(), '/recommendations?strategy=minimum')
  expect(await tile('Budget Utilization')).toHaveTextContent('27.9%')
  const bar = screen.getByRole('progressbar', { name: 'Budget used' })
  expect(bar).toHaveAttribute('aria-valuetext', '$820.00 of $2,940.00')
})

test('amounts have a dollar sign, whatever the currency of the dashboard is', async () => {
  showPlan(fakeApi({ ...maya, currency: 'EUR' }))
  expect(await tile('Total Income')).toHaveTextContent('$4,200.00')
  expect((await item('New boiler')).getByText('$1,100.00')).toBeVisible()
  expect(screen.queryByText(/€/)).not.toBeInTheDocument()
})
