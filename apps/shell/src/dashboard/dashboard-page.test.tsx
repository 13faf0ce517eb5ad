import { today } from '@solvent/api-client'
import { publish } from '@solvent/event-bus'
import { addDays } from '@solvent/money'
import { dueRent, fakeApi, ines, maya, type Person, rent } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

async function open(api = fakeApi()) {
  const app = await renderApp({ path: '/', as: 'signed-in', api })
  await screen.findByRole('heading', { name: /^Welcome/ })
  return app
}

/** A person with one debt per argument, due that many days from today. */
function owing(...days: number[]): Person {
  const liabilities = days.map((day, index) => ({
    liability_type: `Debt ${index + 1}`,
    liability_amount: 1200,
    installments_total: 12,
    frequency: 'monthly' as const,
    due_date: addDays(today(), day),
    priority_score: 90,
    interest_rate: 0,
    paid: 0,
  }))
  return { ...maya, liabilities }
}

/** A person who has paid off their debt. */
function paidUp(): Person {
  const { liabilities } = owing(0)
  return { ...maya, liabilities: liabilities.map((debt) => ({ ...debt, paid: 12 })) }
}

/** A person with `count` overdue debts. */
function urgent(count: number): Person {
  const { liabilities } = owing(...Array.from({ length: count }, () => 0))
  return { ...maya, liabilities: liabilities.map((debt) => ({ ...debt, due_date: '2026-01-05' })) }
}

const card = (name: string) => within(screen.getByRole('region', { name }))

test("the dashboard shows the user's figures", async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Welcome, Maya Okafor' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Net Worth' })).toHaveTextContent('$7,420')
  expect(screen.getByRole('group', { name: 'Monthly Income' })).toHaveTextContent('$4,200')
  expect(screen.getByRole('group', { name: 'Active Liabilities' })).toHaveTextContent('3')
  expect(card('Liquid Assets').getByText('$17,000')).toBeVisible()
})

test.each([
  ['View Details', '/assets'],
  ['Manage Payments', '/liabilities'],
  ['View Strategy', '/recommendations'],
  ['Add Asset', '/assets?add=1'],
  ['Add Liability', '/liabilities?add=1'],
  ['View Plan', '/recommendations'],
])('"%s" leads to %s', async (name, address) => {
  await open()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
})

test('a user without a name is greeted, and amounts are in their currency', async () => {
  await open(fakeApi({ ...maya, name: '', currency: 'EUR' }))
  expect(screen.getByRole('heading', { name: 'Welcome, User' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Monthly Income' })).toHaveTextContent('€4,200')
})

test.each([
  [0, 'All Clear', 'All Caught Up!'],
  [2, 'Manageable', 'Minor Attention'],
  [7, 'Needs Attention', 'Immediate Action'],
])('%i overdue debts are shown as "%s" and "%s"', async (count, liabilities, strategy) => {
  await open(fakeApi(count === 0 ? paidUp() : urgent(count)))
  expect(card('Liabilities').getByText(liabilities)).toBeVisible()
  expect(card('Recommended Payment Strategy').getByText(strategy)).toBeVisible()
  const bar = card('Liabilities').getByRole('progressbar')
  expect(bar).toHaveAttribute('aria-valuemax', '5')
  expect(bar).toHaveAttribute('aria-valuenow', String(Math.min(count, 5)))
  expect(bar).toHaveAttribute('aria-valuetext', `${count} active`)
})

test('the strategy card lists two items and counts the others', async () => {
  await open(fakeApi(urgent(5)))
  const strategy = card('Recommended Payment Strategy')
  expect(strategy.getAllByRole('listitem')).toHaveLength(2)
  expect(strategy.getByText('+3 more items')).toBeVisible()
})

test('two items are listed without a count of others', async () => {
  await open(fakeApi(urgent(2)))
  const strategy = card('Recommended Payment Strategy')
  expect(strategy.getAllByRole('listitem')).toHaveLength(2)
  expect(strategy.queryByText(/more items/)).not.toBeInTheDocument()
})

test('a weekly debt has one row, however many payments are due', async () => {
  const { liabilities } = owing(-16, 1)
  const weekly = liabilities.map((debt) => ({ ...debt, frequency: 'weekly' as const }))
  await open(fakeApi({ ...maya, liabilities: weekly }))
  const due = card('Due in the next 30 days')
  const items = (await due.findAllByRole('listitem')).map((item) => item.textContent)
  expect(items).toEqual([
    expect.stringMatching(/^Debt 1first missed on .*; 4 more within 30 days\$3003 payments overduePay$/),
    expect.stringMatching(/^Debt 2.*; 4 more within 30 days\$100Due tomorrowPay$/),
  ])
})

test('the next 30 days list at most four debts with their amounts, soonest first', async () => {
  await open(fakeApi(owing(40, 12, -3, 14, 15, 16, 17)))
  const due = card('Due in the next 30 days')
  const [first, second, ...others] = (await due.findAllByRole('listitem')).map((item) => item.textContent)
  expect(first).toMatch(/^Debt 3.*\$1003 days overduePay$/)
  expect(second).toMatch(/^Debt 2.*\$100In 12 daysPay$/)
  expect(others).toHaveLength(2)
  expect(due.getByText('and 2 more')).toBeVisible()
  expect(due.getByRole('link', { name: 'See all liabilities' })).toHaveAttribute('href', '/liabilities')
})

test('all overdue payments of a debt can be paid from its row', async () => {
  const { liabilities } = owing(-16)
  const weekly = liabilities.map((debt) => ({ ...debt, frequency: 'weekly' as const }))
  const { user, api } = await open(fakeApi({ ...maya, liabilities: weekly }))
  await user.click(await card('Due in the next 30 days').findByRole('button', { name: 'Pay Debt 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Pay $300.00' }))
  await waitFor(() => expect(api.received('payLiability')).toHaveLength(1))
  expect(api.received('payLiability')[0]).toMatchObject({ payment_amount: 300 })
})

test("the month's budget is split into paid, planned and left", async () => {
  await open(fakeApi(paidUp()))
  const budget = card("This month's budget")
  expect(await budget.findByText('$2,940 can go to your debts: 70% of your income.')).toBeVisible()
  const amounts = budget.getAllByRole('definition').map((amount) => amount.textContent)
  expect(amounts).toEqual(['$0', '$0', '$2,940'])
})

test('the first view answers what to pay, from where, until when, and what was spent', async () => {
  await open(fakeApi(ines))
  const hero = within((await screen.findByRole('heading', { name: /^Pay / })).parentElement ?? document.body)
  expect(await hero.findByText(/^From /)).toBeVisible()
  expect(await hero.findByText(/^Debt-free in /)).toBeVisible()
  expect(await card("This month's budget").findByText(/^You spent \$[\d,]+ this month\.$/)).toBeVisible()
  expect(card('Liquid Assets').getByText(/ available for payments$/)).toBeVisible()
})

test('without a second day there is no chart of the net worth', async () => {
  await open()
  await card('Due in the next 30 days').findAllByRole('listitem')
  expect(screen.queryByRole('heading', { name: 'Net worth over time' })).not.toBeInTheDocument()
})

test('a budget that does not cover what is due says so', async () => {
  await open(fakeApi({ ...maya, monthly_income: 600 }))
  expect(await screen.findByText("Your budget doesn't cover everything due this month.")).toBeVisible()
})

test('an assistant that cannot be loaded does not affect the rest of the dashboard', async () => {
  await open()
  expect(await screen.findByText('Assistant is not available right now')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Net Worth' })).toBeVisible()
})

test('a save by any remote updates the dashboard without a reload', async () => {
  const { api } = await open()
  const before = api.received('getDashboard').length
  publish('saved', { table: 'assets' })
  await screen.findByRole('heading', { name: /^Welcome/ })
  expect(api.received('getDashboard').length).toBe(before + 1)
})

test.each(['session_invalid', 'user_not_found'] as const)(
  'an ended session (%s) opens the login with a notice',
  async (failure) => {
    const api = fakeApi()
    api.fail('getDashboard', failure)
    await renderApp({ path: '/', as: 'signed-in', api })
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
    expect(localStorage.getItem('access_token')).toBeNull()
  },
)

test('with paydays, the month shows how low the accounts get in the next 60 days', async () => {
  await open(fakeApi({ ...maya, pay: { kind: 'monthly', day: 28 } }))
  expect(
    await screen.findByText(
      /^Your accounts in the next 60 days\. Lowest: \$[\d,.]+ on 27 March, before your pay of 28 March\.$/,
    ),
  ).toBeVisible()
})

test('recurring entries that wait are asked for, and answered in Activity', async () => {
  const due = dueRent(today())
  const earlier = { ...due, due_on: addDays(today(), -30) }
  const later = { ...due, due_on: addDays(today(), 3), is_due: false }
  await open(fakeApi({ ...maya, recurring: [rent], occurrences: [due, earlier, later] }))
  expect(await screen.findByText('Rent, $110.00, today: paid? And 1 more.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/activity?tab=recurring')
})

test('what programs propose is counted, with a way to the assistant', async () => {
  const waitingDrafts = [
    { program: 'Claude Desktop', count: 2 },
    { program: 'Budget script', count: 1 },
  ]
  await open(fakeApi({ ...maya, waitingDrafts }))
  expect(await screen.findByText("2 drafts from Claude Desktop in your assistant's history")).toBeVisible()
  expect(screen.getByText("A draft from Budget script in your assistant's history")).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Open assistant' })[0]).toHaveAttribute('href', '/?chat=open')
})
