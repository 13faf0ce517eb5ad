import { newEmail, signUp } from '../support/api'
import { countSteps } from '../support/count-steps'
import { expectPage, goTo, open } from '../support/navigation'
import { expect, test } from '../support/test'

/** Fields and taps from registration to plan. */
const MAX_STEPS = 13

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test(`a new user has a plan after at most ${MAX_STEPS} fields and taps, on a ${device}`, async ({
    page,
    user,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/register')
    const startedAt = Date.now()
    const { input, steps } = countSteps(user.input)
    await input.fill(page.getByLabel('Username'), 'ada')
    await input.fill(page.getByLabel('Email Address'), newEmail('ada'))
    await input.fill(page.getByLabel('Password', { exact: true }), 'Analytical1')
    await input.fill(page.getByLabel('Confirm Password', { exact: true }), 'Analytical1')
    await input.press(page.getByRole('button', { name: 'Create account' }))
    await input.press(page.getByRole('button', { name: 'Continue to Dashboard' }))

    const card = page.getByRole('region', { name: 'Three steps to your plan' })
    await input.fill(card.getByLabel('Monthly income'), '3,000')
    await input.press(card.getByRole('button', { name: 'Save income' }))
    await input.fill(card.getByLabel('Amount'), '500')
    await input.press(card.getByRole('button', { name: 'Add asset' }))
    await input.fill(card.getByLabel('Left to pay'), '1200')
    await input.fill(card.getByLabel('Monthly payment'), '100')
    await input.press(card.getByRole('button', { name: 'Add debt' }))

    await expect(
      page.getByRole('heading', { name: /^Pay \$[\d,.]+ to Credit Card, due today$/ }),
    ).toBeVisible()
    await expect(page.getByText(/^Debt-free in \w+ \d{4}/)).toBeVisible()
    await expect(card).toBeHidden()
    expect(steps()).toBeLessThanOrEqual(MAX_STEPS)
    const seconds = (Date.now() - startedAt) / 1000
    test
      .info()
      .annotations.push({ type: 'first minute', description: `${steps()} steps, ${seconds.toFixed(1)} s` })

    await goTo(user, 'Plan')
    await expect(
      page.getByRole('heading', { name: 'Payment Priority Recommendations (1 items)' }),
    ).toBeVisible()
  })
}

test('the steps are completed by keyboard alone, field by field', async ({ page }) => {
  await signUp(page)
  const card = page.getByRole('region', { name: 'Three steps to your plan' })
  await card.getByLabel('Monthly income').focus()
  await page.keyboard.type('3000')
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('Asset type')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('250.50')
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('Liability type')).toBeFocused()
  await expect(card).toContainText('Cash')
})

test('every empty page offers its first action', async ({ page, user }) => {
  await signUp(page)
  await goTo(user, 'Plan')
  await page.getByRole('main').getByRole('link', { name: 'Add Liability' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Liability' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectPage(page, 'Liabilities')
  await expect(page.getByText('No liabilities recorded yet')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add Liability' }).first()).toBeVisible()
  await goTo(user, 'Assets')
  await expect(page.getByText('No assets recorded yet')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add Asset' }).first()).toBeVisible()
})
