import { newAccountWithLoan } from '../support/api'
import { open } from '../support/navigation'
import { networkSteps } from '../support/network-steps'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'

const format = (steps: string[][]) => steps.map((paths) => paths.join(' ')).join('\n')

test('the login page loads in two round trips', async ({ page }) => {
  const logIn = page.getByRole('button', { name: 'Log in' })
  const { steps } = await networkSteps(page, logIn)
  await open(page, '/login')
  await expect(logIn).toBeVisible()
  expect(steps().length, format(steps())).toBeLessThanOrEqual(2)
})

for (const [path, shown] of [
  ['/', 'Open assistant'],
  ['/assets', 'Emergency fund'],
  ['/liabilities', 'Car Loan'],
  ['/recommendations', 'Car Loan'],
  ['/profile', 'Basic Information'],
] as const) {
  test(`${path} loads in three round trips on a return visit: page, scripts, data`, async ({ page }) => {
    const { token } = await newAccountWithLoan(page)
    const { origin } = runningApp()
    await page.context().setStorageState({
      cookies: [
        {
          name: 'returning',
          value: '1',
          domain: new URL(origin).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [{ origin, localStorage: [{ name: 'access_token', value: token }] }],
    })
    const content = page.locator('main').getByText(shown).first()
    const { steps } = await networkSteps(page, content)
    await open(page, path)
    await expect(content).toBeVisible()
    expect(steps().length, format(steps())).toBeLessThanOrEqual(3)
  })
}
