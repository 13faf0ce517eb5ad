import { signUp } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { fillDate } from '../support/fill-date'
import { keyboard, touch } from '../support/input-methods'
import { row } from '../support/locators'
import { goTo, type User } from '../support/navigation'
import { rightEdge } from '../support/right-edge'
import { expect, test } from '../support/test'

/** The form of a new card of $2,400 at 24%, with its more terms open. */
async function openMoreTerms(user: User) {
  const { page, input } = user
  await signUp(page)
  await goTo(user, 'Liabilities')
  await input.press(page.getByRole('button', { name: 'Add Liability' }))
  const dialog = page.getByRole('dialog', { name: 'Add Liability' })
  await input.press(dialog.getByRole('button', { name: 'All terms' }))
  await input.select(dialog.getByLabel('Liability type'), 'Credit Card')
  await input.fill(dialog.getByLabel('Total amount'), '2400')
  await input.fill(dialog.getByLabel('Interest rate'), '24')
  await input.press(dialog.getByRole('button', { name: 'More terms' }))
  return dialog
}

/** Enters a card as its statement describes it, and finds its terms in the list, the details and the form. */
async function enterCard(user: User) {
  const { page, input } = user
  const dialog = await openMoreTerms(user)
  await input.select(dialog.getByLabel('Minimum payment'), 'A share plus the interest')
  await input.fill(dialog.getByLabel('Share of the balance'), '1')
  await input.fill(dialog.getByLabel('At least'), '25')
  await input.fill(dialog.getByLabel('Days from statement'), '20')
  await input.select(dialog.getByLabel('Interest-free period'), 'Yes, paid in full')
  await expect(dialog.getByText(/^\d+ payments, \$[\d.]+ at first and less as you pay it off/)).toBeVisible()
  await expect(dialog.getByText(/^Pay \$[\d.]+ a month to clear it in 3 years and save \$/)).toBeVisible()
  await input.press(dialog.getByRole('button', { name: 'Add Liability' }))
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Credit Card')).toContainText('0 paid')

  await input.press(page.getByRole('button', { name: 'Edit Credit Card' }))
  const edit = page.getByRole('dialog', { name: 'Edit liability' })
  await expect(edit.getByLabel('At least')).toHaveValue('25.00')
  await input.press(edit.getByRole('button', { name: 'Cancel' }))
  await input.press(page.getByRole('link', { name: 'Credit Card' }))
  await expect(page.getByText('1.00% and the interest, at least $25.00')).toBeVisible()
  await expect(page.getByText('each statement in full')).toBeVisible()
}

/** Enters a rate that changes, and deferred interest. */
async function enterPromotion(user: User) {
  const { page, input } = user
  const year = new Date().getFullYear()
  const dialog = await openMoreTerms(user)
  await input.fill(dialog.getByLabel('Installments', { exact: true }), '48')
  await input.press(dialog.getByRole('button', { name: 'Add a rate change' }))
  await fillDate(user, dialog.getByLabel('New rate 1 from'), `${year + 2}-02-01`)
  await input.fill(dialog.getByLabel('New rate 1 (% per year)'), '29.9')
  await fillDate(user, dialog.getByLabel('Interest deferred until'), `${year + 1}-10-15`)
  await expect(dialog.getByText(/more a month to clear it before /)).toBeVisible()
  await input.press(dialog.getByRole('button', { name: 'Add Liability' }))
  await expect(dialog).toBeHidden()
  await input.press(page.getByRole('link', { name: 'Credit Card' }))
  await expect(page.getByText('29.90% per year')).toBeVisible()
  await expect(page.getByText('Interest deferred until')).toBeVisible()
}

/** Enters a loan with fees, and finds the charge in what clears it. */
async function enterFees(user: User) {
  const { page, input } = user
  const year = new Date().getFullYear()
  const dialog = await openMoreTerms(user)
  await input.fill(dialog.getByLabel('Installments', { exact: true }), '48')
  await input.fill(dialog.getByLabel('Yearly fee'), '60')
  await fillDate(user, dialog.getByLabel('Next charged on'), `${year + 1}-01-01`)
  await input.fill(dialog.getByLabel('Late fee'), '25')
  await input.select(dialog.getByLabel('Charge for paying early'), 'A percentage')
  await input.fill(dialog.getByLabel('Percent of what you pay early'), '2')
  await input.press(dialog.getByRole('button', { name: 'Add Liability' }))
  await expect(dialog).toBeHidden()
  await input.press(page.getByRole('link', { name: 'Credit Card' }))
  await expect(page.getByText('$60.00 from')).toBeVisible()
  await expect(
    page.getByText('to pay it off today, including interest and the charge for paying early'),
  ).toBeVisible()
}

test.describe('with a mouse at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a card is entered with its minimum', async ({ user }) => enterCard(user))

  test('a promotion is entered', async ({ user }) => enterPromotion(user))

  test('fees are entered', async ({ user }) => enterFees(user))

  test('the form with more terms is accessible', async ({ page, user }) => {
    const dialog = await openMoreTerms(user)
    await dialog.getByLabel('Minimum payment').selectOption('A share of the balance')
    await dialog.getByRole('button', { name: 'Add a rate change' }).click()
    await dialog.getByLabel('Yearly fee').fill('60')
    await expectAccessible(page, 'the form with more terms')
  })
})

test.describe('by touch at 360 pixels', () => {
  const WIDTH = 360
  test.use({ input: touch, viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true })

  test('fees are entered', async ({ user }) => enterFees(user))

  test('a card is entered without horizontal scrolling', async ({ page, user }) => {
    await enterCard(user)
    const dialog = page.getByRole('dialog', { name: 'Edit liability' })
    await touch.press(page.getByRole('button', { name: 'Edit Credit Card' }))
    await expect(dialog).toBeVisible()
    expect(await rightEdge(dialog)).toBeLessThanOrEqual(WIDTH)
  })
})

test.describe('without a mouse', () => {
  test.use({ input: keyboard })

  test('a card is entered with its minimum', async ({ user }) => enterCard(user))

  test('fees are entered', async ({ user }) => enterFees(user))

  test('a promotion is entered', { tag: '@nightly' }, async ({ user }) => enterPromotion(user))
})
