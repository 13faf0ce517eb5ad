import { callApi, newAccount, openAs } from '../support/api'
import { closePaidOff } from '../support/book-tasks'
import { expectAccessible } from '../support/expect-accessible'
import { keyboard, mouse, touch } from '../support/input-methods'
import { row } from '../support/locators'
import { goTo, type User } from '../support/navigation'
import { expect, test } from '../support/test'

/** The 20th of next month, as a local `YYYY-MM-DD`. */
function nextMonth(): string {
  const now = new Date()
  const date = new Date(now.getFullYear(), now.getMonth() + 1, 20)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-20`
}

/** Opens the plan of a user with a yearly loan of $5,000.00 at 12% due next month, and enough cash to pay it. */
async function openPlan({ page }: User) {
  const account = await newAccount(page)
  const profile = { name: 'Mary Ward', currency_preference: 'USD', selected_model: 'llama3.1-8b' }
  await callApi(page, account, 'PUT', '/api/profile', { ...profile, monthly_income: 20_000 })
  const cash = { asset_type: 'Cash', asset_value: 9000, date_received: '2026-01-05' }
  await callApi(page, account, 'POST', '/api/assets', cash)
  await callApi(page, account, 'POST', '/api/liabilities', {
    liability_type: 'Loan',
    liability_amount: 5000,
    installments_total: 1,
    frequency: 'yearly',
    due_date: nextMonth(),
    priority_score: 50,
    interest_rate: 12,
  })
  await openAs(page, account, '/recommendations')
}

/** Checks that plan and payment dialog show the same payoff amount, and pays it. */
async function clearTheLoan(user: User) {
  const { page, input } = user
  await openPlan(user)
  await expect(page.getByText(/^Pay this month: \$5,550\.00 .*this pays it off$/)).toBeVisible()
  await goTo(user, 'Liabilities')
  await input.press(page.getByRole('button', { name: 'Pay Loan' }))
  const dialog = page.getByRole('dialog', { name: 'Pay Loan' })
  const full = dialog.getByRole('radio', { name: 'Full balance $5,550.00, including $550.00 interest' })
  await input.pick(dialog.getByRole('group', { name: 'Payment type' }), full)
  await expectAccessible(page, 'what clears a yearly loan')
  await input.press(dialog.getByRole('button', { name: 'Pay $5,550.00', exact: true }))
  const cost = 'You paid $5,550.00 in all, $550.00 of it interest.'
  await expect(page.getByRole('dialog', { name: 'Loan is paid off' })).toContainText(cost)
  await expectAccessible(page, 'what a debt cost that is paid off')
  await closePaidOff(user, 'Loan')
  await expect(page.getByText('$5,550.00 paid to Loan', { exact: true })).toBeVisible()
  await expect(row(page, 'Loan')).toContainText('Completed')
}

test('with the mouse a user pays off a yearly loan at the same amount in plan and dialog', {
  tag: '@nightly',
}, async ({ page }) => {
  await clearTheLoan({ page, input: mouse })
})

test('with the keyboard a user pays off a yearly loan at the same amount in plan and dialog', async ({
  page,
}) => {
  await clearTheLoan({ page, input: keyboard })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a user pays off a yearly loan at the same amount in plan and dialog', async ({ page }) => {
    await clearTheLoan({ page, input: touch })
  })
})
