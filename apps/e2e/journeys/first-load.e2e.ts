import { newAccountWithLoan } from '../support/api'
import { open } from '../support/navigation'
import { networkSteps } from '../support/network-steps'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'

const paths = ({ address }: { address: string }) => new URL(address).pathname

test('the login is there after two steps, one waiting for the other', async ({ page }) => {
  const { steps } = await networkSteps(page)
  await open(page, '/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(steps().map(paths).length, steps().map(paths).join(' ')).toBeLessThanOrEqual(2)
})

for (const [path, shown] of [
  ['/', 'Open assistant'],
  ['/assets', 'Emergency fund'],
  ['/liabilities', 'Car Loan'],
  ['/recommendations', 'Car Loan'],
  ['/profile', 'Basic Information'],
] as const) {
  test(`${path} is there after three steps for somebody who was here before: page, scripts, readings`, async ({
    page,
  }) => {
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
    const { steps } = await networkSteps(page)
    await open(page, path)
    await expect(page.locator('main').getByText(shown).first()).toBeVisible()
    expect(steps().map(paths).length, steps().map(paths).join(' ')).toBeLessThanOrEqual(3)
  })
}
