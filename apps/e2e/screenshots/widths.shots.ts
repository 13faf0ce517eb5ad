import { signUpWithLongNames } from '../support/long-books'
import { goTo, open } from '../support/navigation'
import { expect, test } from '../support/test'
import { shoot } from './shoot'

test('long names', async ({ page, user }) => {
  const { debtId } = await signUpWithLongNames(page)
  await shoot(page, 'long-dashboard')
  await goTo(user, 'Assets')
  await shoot(page, 'long-assets')
  await page.getByRole('tab', { name: /^Expected/ }).click()
  await shoot(page, 'long-assets-expected')
  await goTo(user, 'Liabilities')
  await shoot(page, 'long-liabilities')
  await open(page, `/liabilities?liability=${debtId}`)
  await expect(page.getByRole('table', { name: /^Schedule/ })).toBeVisible()
  await shoot(page, 'long-liability', { fullPage: false })
  await goTo(user, 'Plan')
  await shoot(page, 'long-plan')
  await goTo(user, 'Profile')
  await shoot(page, 'long-profile')
})
