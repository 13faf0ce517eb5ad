import { signUp } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { fillDate } from '../support/fill-date'
import { keyboard, touch } from '../support/input-methods'
import { row } from '../support/locators'
import { goTo, type User } from '../support/navigation'
import { rightEdge } from '../support/right-edge'
import { expect, test } from '../support/test'

/** How many due dates have passed; the next one is today. */
const MISSED = 7

/** The local date a number of weeks ago, as `YYYY-MM-DD`. */
function weeksAgo(weeks: number): string {
  const now = new Date()
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 7 * weeks)
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Fills in a weekly debt at 0% that started seven weeks ago. */
async function typeRunningDebt(user: User) {
  const { page, input } = user
  await input.press(page.getByRole('button', { name: 'Add Liability' }))
  const dialog = page.getByRole('dialog', { name: 'Add Liability' })
  await input.press(dialog.getByRole('button', { name: 'All terms' }))
  await input.select(dialog.getByLabel('Liability type'), 'Insurance')
  await input.fill(dialog.getByLabel('Total amount'), '600')
  await input.fill(dialog.getByLabel('Installments', { exact: true }), '12')
  await input.select(dialog.getByLabel('Frequency'), 'Weekly')
  await fillDate(user, dialog.getByLabel('First due date'), weeksAgo(MISSED))
  await expect(dialog.getByText(/^12 x \$50\.00, no interest, paid off in /)).toBeVisible()
  await expect(dialog.getByText('7 installments count as overdue.')).toBeVisible()
  return dialog
}

/** Enters a debt that is already being paid, and checks it in the list, its edit form and the plan. */
async function enterRunningDebt(user: User) {
  const { page, input } = user
  await signUp(page)
  await goTo(user, 'Liabilities')
  const dialog = await typeRunningDebt(user)
  await input.pick(
    dialog.getByRole('group', { name: 'Have you already made payments on this debt?' }),
    dialog.getByRole('radio', { name: 'Yes' }),
  )
  await input.fill(dialog.getByLabel('Installments paid'), '7')
  await expect(dialog.getByText(/as overdue/)).toBeHidden()
  await expect(dialog.getByText(/^5 x \$50\.00, no interest, paid off in /)).toBeVisible()
  await input.press(dialog.getByRole('button', { name: 'Use 85' }))
  await expect(dialog.getByText('85 · High Priority')).toBeVisible()
  await input.press(dialog.getByRole('button', { name: 'Add Liability' }))
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Insurance')).toContainText('7 of 12')

  await input.press(page.getByRole('button', { name: 'Edit Insurance' }))
  const edit = page.getByRole('dialog', { name: 'Edit liability' })
  await expect(edit.getByLabel('Installments paid')).toHaveValue('7')
  await input.press(edit.getByRole('button', { name: 'Cancel' }))

  await goTo(user, 'Plan')
  await expect(page.getByText(/overdue since|overdue\)/)).toHaveCount(0)
}

/** Accepts the suggestion to start from the next due date. */
async function startFromTheNextDate(user: User) {
  const { page, input } = user
  await signUp(page)
  await goTo(user, 'Liabilities')
  const dialog = await typeRunningDebt(user)
  await input.press(dialog.getByRole('button', { name: /^Start from / }))
  await expect(dialog.getByLabel('First due date')).toHaveValue(weeksAgo(0))
  await expect(dialog.getByText(/as overdue/)).toBeHidden()
  await input.press(dialog.getByRole('button', { name: 'Add Liability' }))
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Insurance')).toContainText('0 of 12')
}

test.describe('with a mouse at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a running debt is entered', async ({ user }) => enterRunningDebt(user))

  test('a debt with missed dates starts from the next one', async ({ user }) => startFromTheNextDate(user))

  test('an installment that never pays off the debt is refused with the reason at its field', async ({
    page,
    user,
    allowProblem,
  }) => {
    allowProblem(/status of 422 .*\/api\/liabilities/)
    await signUp(page)
    await goTo(user, 'Liabilities')
    const dialog = await typeRunningDebt(user)
    await dialog.getByLabel('Interest rate').fill('52')
    await dialog.getByLabel('Installment amount').fill('6')
    const reason = 'The interest of one period is $6.00: installments of $6.00 never pay this off.'
    await expect(dialog.getByRole('status').first()).toHaveText(reason)
    await dialog.getByRole('button', { name: 'Add Liability' }).click()
    await expect(dialog.getByLabel('Installment amount')).toHaveAccessibleDescription(
      /The interest of one period is \$6\.00/,
    )
    await expectAccessible(page, 'the form with an installment that is too small')
  })

  test('the form is accessible while a running debt is entered', async ({ page, user }) => {
    await signUp(page)
    await goTo(user, 'Liabilities')
    const dialog = await typeRunningDebt(user)
    await expectAccessible(page, 'the form with a warning of missed dates')
    await dialog.getByRole('radio', { name: 'Yes' }).click()
    await dialog.getByLabel('Installments paid').fill('7')
    await expectAccessible(page, 'the form of a debt that is paid on already')
  })
})

test.describe('by touch at 360 pixels', () => {
  const WIDTH = 360
  test.use({ input: touch, viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true })

  test('a running debt is entered without horizontal scrolling', async ({ page, user }) => {
    await enterRunningDebt(user)
    await goTo(user, 'Liabilities')
    const dialog = await typeRunningDebt(user)
    await touch.press(dialog.getByRole('radio', { name: 'Yes' }))
    expect(await rightEdge(dialog)).toBeLessThanOrEqual(WIDTH)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH)
  })

  test('a debt with missed dates starts from the next one', { tag: '@nightly' }, async ({ user }) =>
    startFromTheNextDate(user),
  )
})

test.describe('without a mouse', () => {
  test.use({ input: keyboard })

  test('a running debt is entered', async ({ user }) => enterRunningDebt(user))

  test('a debt with missed dates starts from the next one', { tag: '@nightly' }, async ({ user }) =>
    startFromTheNextDate(user),
  )
})
