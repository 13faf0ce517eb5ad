import { continueToDashboard, logIn, logOut, register } from '../support/account-tasks'
import { signUp } from '../support/api'
import { addAsset, addLoan, payInstalment, setIncome } from '../support/book-tasks'
import { figure, row } from '../support/locators'
import { goTo, open } from '../support/navigation'
import { expect, test } from '../support/test'

/** Today's local date, as `YYYY-MM-DD`. */
function today(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

test('a user registers, records an asset and a debt, and pays the first instalment', async ({
  page,
  user,
}) => {
  const { recoveryKey } = await register(user)
  expect(recoveryKey).toHaveLength(12)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Secret key copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryKey)
  await continueToDashboard(user)
  await expect(page.getByRole('region', { name: 'Three steps to your plan' })).toContainText('0 of 3')

  await setIncome(user, '2,000')

  await goTo(user, 'Assets')
  await addAsset(user, 'Cash', '5,000.00')
  await expect(row(page, 'Cash')).toContainText('$5,000.00')
  await goTo(user, 'Dashboard')
  await expect(figure(page, 'Net Worth')).toContainText('$5,000')

  await goTo(user, 'Liabilities')
  await addLoan(user, { firstDue: today() })
  await goTo(user, 'Plan')
  await expect(
    page.getByRole('heading', { name: 'Payment Priority Recommendations (1 items)' }),
  ).toBeVisible()
  await expect(page.getByText(/Pay this month: \$100\.00/)).toBeVisible()

  await goTo(user, 'Liabilities')
  await payInstalment(user, 'Car Loan', '$100.00')
  await expect(row(page, 'Car Loan')).toContainText('1 of 12')
  await expect(figure(page, 'Total Outstanding')).toContainText('$1,100.00')

  await goTo(user, 'Assets')
  await expect(row(page, 'Cash')).toContainText('$4,900.00')
  await goTo(user, 'Plan')
  await expect(page.getByText(/No payment needed this month|Due soon/)).toBeVisible()
  await goTo(user, 'Dashboard')
  await expect(figure(page, 'Net Worth')).toContainText('$3,800')
  await expect(figure(page, 'Active Liabilities')).toContainText('1')

  await logOut(user)
  await open(page, '/assets')
  await expect(page).toHaveURL(/\/login$/)
})

test('an account and its books are still there after the next login', async ({
  page,
  user,
  allowProblem,
}) => {
  allowProblem(/status of 401 .*\/api\/auth\/login/)
  const account = await signUp(page)
  await goTo(user, 'Assets')
  await addAsset(user, 'Cash', '5,000.00')
  await logOut(user)

  await logIn(user, { ...account, password: 'Wrong-password1' })
  await expect(page.getByRole('alert')).toContainText('Email or password is incorrect.')

  await logIn(user, account)
  await expect(figure(page, 'Net Worth')).toContainText('$5,000')
})

test('an unknown address leads a guest to the login', async ({ page }) => {
  await open(page, '/no-such-page')
  await expect(page).toHaveURL(/\/login$/)
})
