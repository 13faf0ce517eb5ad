import { getProjection } from '@solvent/contracts'
import { fakeApi, maya } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import RecommendationsPage from '../page'

function show(api = fakeApi()) {
  return renderWithApi(<RecommendationsPage />, api)
}

function set(slider: string, value: number) {
  fireEvent.change(screen.getByRole('slider', { name: slider }), { target: { value } })
}

async function strategies() {
  const table = await screen.findByRole('table', { name: 'Strategies side by side' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    )
}

test('shows when the last debt is paid, and the interest', async () => {
  show()
  expect(await screen.findByText('10 months, $92.57 of interest')).toBeVisible()
  expect(
    screen.getByText(
      'Paid off in December 2026, 6 months sooner than paying only what is due, saves $310.83 in interest.',
    ),
  ).toBeVisible()
})

test('compares the strategies', async () => {
  show()
  const cheapest = ['Dec 202610 months', '$92.57', '$310.83', 'Lowest cost', '3 debts']
  const same = cheapest.with(3, 'Same')
  const minimum = ['Jun 20271 year 4 months', '$403.40', '$0.00', '$310.836 months later', '2 debts']
  expect(await strategies()).toEqual([cheapest, same, same, minimum])
})

test('a strategy in the table can be used for the plan', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Use Only what is due for the plan' }))
  expect(screen.getByLabelText('Strategy')).toHaveDisplayValue('Only what is due')
  expect(await screen.findByText('1 year 4 months, $403.40 of interest')).toBeVisible()
})

test('a slider updates the figures without a request', async () => {
  const { api } = show()
  await screen.findByText('Move a slider to see the effect of paying more.')
  set('One-off payment', 5000)
  expect(
    await screen.findByText(/^If you pay \$5,000\.00 more today: saves \$\d+\.\d\d in interest\.$/),
  ).toBeVisible()
  expect(api.received(getProjection.name)).toHaveLength(1)
})

test('a what-if leaves the headline of the plan unchanged and ends with the visit', async () => {
  const api = fakeApi()
  show(api)
  const headline = '10 months, $92.57 of interest'
  expect(await screen.findByText(headline)).toBeVisible()
  set('One-off payment', 5000)
  expect(await screen.findByText(/^If you pay \$5,000\.00 more today: /)).toBeVisible()
  expect(screen.getByText(headline)).toBeVisible()
  cleanup()
  show(api)
  expect(await screen.findByText('Move a slider to see the effect of paying more.')).toBeVisible()
  expect(screen.getByRole('slider', { name: 'One-off payment' })).toHaveValue('0')
})

test('the extra money of a what-if can become the budget, which ends the what-if', async () => {
  const { user, api } = show()
  await screen.findByText('Move a slider to see the effect of paying more.')
  expect(screen.queryByRole('button', { name: 'Use as budget' })).not.toBeInTheDocument()
  set('Extra each month', 500)
  await user.click(await screen.findByRole('button', { name: 'Use as budget' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Monthly budget' }))
  expect(dialog.getByRole('radio', { name: 'A fixed amount' })).toBeChecked()
  // 70% of 4,200.00, and 500.00.
  expect(dialog.getByLabelText('Amount a month')).toHaveValue('3440.00')
  expect(api.received('savePlanChoice')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Set by you/)).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ budget: { kind: 'amount', amount: 3440 } }])
  expect(await screen.findByText('Move a slider to see the effect of paying more.')).toBeVisible()
})

test('shows the effect of a what-if, and resets it', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Use Only what is due for the plan' }))
  expect(await screen.findByText('Move a slider to see the effect of paying more.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use Highest interest first for the plan' }))
  set('Extra each month', 2500)
  expect(await screen.findByText(/interest\.$/, { selector: '[role=status]' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset what-if' }))
  expect(await screen.findByText('Move a slider to see the effect of paying more.')).toBeVisible()
})

test('a one-off sum cannot be in the past', async () => {
  show()
  fireEvent.change(await screen.findByLabelText('Date of the one-off payment'), {
    target: { value: '2026-01-01' },
  })
  expect(screen.getByText('Choose today or a later date')).toBeVisible()
})

test('a budget that is too small is explained, with what would be enough', async () => {
  show(fakeApi({ ...maya, monthly_income: 10 }))
  expect(await screen.findAllByText('Not with this budget')).not.toHaveLength(0)
  expect(
    screen.getByText(
      /^With this budget, your debts are never paid off\. At \$\d+\.\d\d a month you would pay every installment on time and be debt-free in \w+ \d{4}\. At \$\d+\.\d\d it would be \w+ \d{4}, with late payments in \d+ months\.$/,
    ),
  ).toBeVisible()
  expect((await strategies())[0]).toEqual([
    'Not with this budget',
    'Not paid off',
    '–',
    'Not paid off',
    '0 debts',
  ])
  set('Extra each month', 500)
  expect(
    await screen.findByText(/^If you pay \$[\d,.]+ more each month: debt-free in \w+ \d{4}\.$/),
  ).toBeVisible()
})

test('shows what a goal month takes, including the what-if, and refuses a past month', async () => {
  show(fakeApi({ ...maya, monthly_income: 1000 }))
  const goal = await screen.findByLabelText('Debt-free by')
  fireEvent.change(goal, { target: { value: '2026-12' } })
  const needs =
    /^To be debt-free by December 2026, pay \$(\d+\.\d\d) more a month \(\$([\d,]+\.\d\d) in total\)\.$/
  const [, before = ''] = needs.exec((await screen.findByText(needs)).textContent ?? '') ?? []
  set('Extra each month', 100)
  const less = `To be debt-free by December 2026, pay $${(Number(before) - 100).toFixed(2)} more a month`
  expect(await screen.findByText((text) => text.startsWith(less))).toBeVisible()
  fireEvent.change(goal, { target: { value: '2040-01' } })
  expect(await screen.findByText(/^You are on track to be debt-free in \w+ \d{4}\.$/)).toBeVisible()
  fireEvent.change(goal, { target: { value: '2026-01' } })
  expect(screen.getByText('Choose this month or a later one')).toBeVisible()
  fireEvent.change(goal, { target: { value: '' } })
  await waitFor(() => expect(screen.queryByText(/^You are on track/)).not.toBeInTheDocument())
})

test('lists the expected money that counts, and the certificate of the order', async () => {
  show()
  const counts = within(await screen.findByRole('region', { name: 'Expected income in this plan' }))
  expect(counts.getByText('Tax refund, 20 May 2026')).toBeVisible()
  expect(counts.getByText('$640.00')).toBeVisible()
  const order = within(screen.getByRole('region', { name: 'Is there a better order?' }))
  expect(order.getByText('Proven')).toBeVisible()
})

test.each(['plan', 'projection'])('downloads the %s', async (what) => {
  const api = fakeApi()
  const call = what === 'plan' ? 'downloadPlan' : 'downloadProjection'
  api.fail(call, 'no_answer')
  const { user } = show(api)
  await user.click(await screen.findByRole('button', { name: `Download the ${what}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV, for a spreadsheet' }))
  expect(await screen.findByText(/^We couldn't download the file\./)).toBeVisible()
  expect(api.received(call)).toHaveLength(1)
})

test('a failed projection leaves the plan on screen and can be retried', async () => {
  const api = fakeApi()
  api.fail('getProjection')
  const { user } = show(api)
  expect(await screen.findByText("We couldn't calculate your debt-free date.")).toBeVisible()
  expect(screen.getByRole('group', { name: 'Total Income' })).toBeVisible()
  api.recover('getProjection')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Your path to debt-free' })).toBeVisible()
})
