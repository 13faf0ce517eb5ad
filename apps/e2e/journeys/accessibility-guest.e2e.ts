import { register } from '../support/account-tasks'
import { expectAccessible } from '../support/expect-accessible'
import { open } from '../support/navigation'
import { expect, test } from '../support/test'

// Colours in the middle of a transition would be checked; only the final states count.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path, title, action] of [
  ['/login', 'Log in', 'Log in'],
  ['/register', 'Create an account', 'Create account'],
  ['/reset-password', 'Reset your password', 'Reset password'],
] as const) {
  test(`${path} is accessible to a guest, also when submitted empty`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expectAccessible(page, title)
    await page.getByRole('button', { name: action }).click()
    await expectAccessible(page, `${title}, with nothing filled in`)
  })
}

test('a refused login is accessible', async ({ page, allowProblem }) => {
  allowProblem(/status of 401 .*\/api\/auth\/login/)
  await open(page, '/login')
  await page.getByLabel('Email').fill('unknown@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Analytical1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a refused login')
})

test('the recovery key is accessible after registration', async ({ page, user }) => {
  await register(user)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Secret key copied to clipboard!')).toBeVisible()
  await expectAccessible(page, 'the recovery key')
})
