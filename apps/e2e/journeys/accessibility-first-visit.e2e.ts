import { signUp } from '../support/api'
import { expectAccessible, expectAccessibleDialog } from '../support/expect-accessible'
import { expectPage, open } from '../support/navigation'
import { expect, test } from '../support/test'

// Colours in the middle of a transition would be checked; only the final states count.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('each of the first steps is accessible, also with an error', async ({ page }) => {
  await signUp(page)
  const card = page.getByRole('region', { name: 'Three steps to your plan' })
  await card.getByRole('button', { name: 'Save income' }).click()
  await expect(card.getByText('Monthly income is required')).toBeVisible()
  await expectAccessible(page, 'the first step, left empty')
  await card.getByLabel('Monthly income').fill('3000')
  await card.getByRole('button', { name: 'Save income' }).click()
  await expect(card.getByLabel('Asset type')).toBeVisible()
  await expectAccessible(page, 'the second step')
  await card.getByLabel('Amount').fill('500')
  await card.getByRole('button', { name: 'Add asset' }).click()
  await expect(card.getByLabel('Left to pay')).toBeVisible()
  await expectAccessible(page, 'the third step')
  await card.getByLabel('Left to pay').fill('1200')
  await card.getByLabel('Monthly payment').fill('100')
  await card.getByRole('button', { name: 'Add debt' }).click()
  await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible()
  await expectAccessible(page, 'the dashboard of the first day')
})

test('the example is accessible, with a payment and the table of its chart', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Look around with an example' }).click()
  await expectPage(page, 'Dashboard')
  await expectAccessible(page, 'the example')
  await page.getByRole('button', { name: 'Show as table: What you own, by type' }).click()
  await expectAccessible(page, 'the table of what is owned')
  await expectAccessibleDialog(page, page.getByRole('button', { name: 'Pay Gym' }))
})
