import { register } from '../support/account-tasks'
import { expectAccessible } from '../support/expect-accessible'
import { open } from '../support/navigation'
import { expect, test } from '../support/test'

// Colours in the middle of a transition are nobody's; the states after it are looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path, title, action] of [
  ['/login', 'Log in', 'Sign in'],
  ['/register', 'Create an account', 'Create account'],
  ['/reset-password', 'Reset your password', 'Reset password'],
] as const) {
  test(`a guest finds ${path} accessible, with nothing filled in, too`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expectAccessible(page, title)
    await page.getByRole('button', { name: action }).click()
    await expectAccessible(page, `${title}, with nothing filled in`)
  })
}

test('a guest finds a refused login accessible', async ({ page, provokes }) => {
  provokes(/status of 401 .*\/api\/auth\/login/)
  await open(page, '/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Analytical1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a refused login')
})

test('a person who has just registered finds the recovery key accessible', async ({ page, user }) => {
  await register(user)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Secret key copied to clipboard!')).toBeVisible()
  await expectAccessible(page, 'the recovery key')
})
