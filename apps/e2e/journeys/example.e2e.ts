import { request, signUp, storedToken } from '../support/api'
import { toast } from '../support/locators'
import { accountMenu, chooseFromMenu, expectPage, goTo, open } from '../support/navigation'
import { expect, test } from '../support/test'

test('a guest opens the example in one tap, changes it, and leaves nothing behind', async ({
  page,
  user,
}) => {
  await open(page, '/login')
  await user.input.press(page.getByRole('button', { name: 'Look around with an example' }))
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Okafor' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Pay \$[\d,.]+ to Visa, 3 days overdue$/ })).toBeVisible()
  const token = (await storedToken(page)) ?? ''
  for (const name of ['Assets', 'Liabilities', 'Plan', 'Profile'] as const) {
    await goTo(user, name)
    await expect(page.getByText('This is sample data.')).toBeVisible()
  }
  await goTo(user, 'Dashboard')
  await user.input.press(page.getByRole('button', { name: 'Pay Gym' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pay from').selectOption({ label: await optionOf(dialog, 'Everyday account') })
  await user.input.press(dialog.getByRole('button', { name: 'Pay $3.00' }))
  // Shown when the entry of the payment has been read; leaving earlier would end the session under that request.
  await expect(toast(page, /\$3\.00/)).toBeVisible()

  await user.input.press(page.getByRole('button', { name: 'Leave the example' }))
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('token')))).toEqual(
    [],
  )
  await expect
    .poll(async () => (await request(page, 'GET', '/api/dashboard', undefined, token)).status())
    .toBe(401)
})

test('a new user opens the example and returns to unchanged books', async ({ page, user }) => {
  await signUp(page, 'Joan Clarke')
  const own = await storedToken(page)
  await user.input.press(page.getByRole('button', { name: 'Look around with an example' }))
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Okafor' })).toBeVisible()
  await goTo(user, 'Liabilities')
  await chooseFromMenu(user, accountMenu(page), 'Leave the example')
  await expectPage(page, 'Liabilities')
  await expect(page.getByText('No liabilities recorded yet')).toBeVisible()
  await goTo(user, 'Dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Joan Clarke' })).toBeVisible()
  expect(await storedToken(page)).toBe(own)
  await expect(page.getByText('This is sample data.')).toBeHidden()
})

test('a deleted example leads back to the books of the user', async ({ page, user, allowProblem }) => {
  allowProblem(/status of 401/)
  await signUp(page, 'Joan Clarke')
  await user.input.press(page.getByRole('button', { name: 'Look around with an example' }))
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Okafor' })).toBeVisible()
  await request(page, 'DELETE', '/api/auth/example', undefined, (await storedToken(page)) ?? '')
  await user.input.press(page.getByRole('button', { name: 'Refresh' }))
  await expect(page.getByRole('heading', { name: 'Welcome, Joan Clarke' })).toBeVisible()
})

/** The text of the option that starts with a name. */
async function optionOf(dialog: import('@playwright/test').Locator, name: string): Promise<string> {
  return (await dialog.getByRole('option', { name: new RegExp(`^${name}`) }).textContent()) ?? ''
}
