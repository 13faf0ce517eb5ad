import type { Page } from '@playwright/test'
import { callApi, newAccount, openAs } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { keyboard, touch } from '../support/input-methods'
import { row } from '../support/locators'
import { goTo, type User } from '../support/navigation'
import { rightEdge } from '../support/right-edge'
import { expect, test } from '../support/test'

/** A day of next month, which every month has. */
function nextMonth(): string {
  const now = new Date()
  const date = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 15))
  return date.toISOString().slice(0, 10)
}

/** Opens the plan of a user who owes $3,000.00 on a card at 24% and $1,200.00 for a sofa. */
async function openPlan(page: Page): Promise<void> {
  const account = await newAccount(page)
  const profile = { name: 'Ada Byron', currency_preference: 'USD', selected_model: 'llama3.1-8b' }
  await callApi(page, account, 'PUT', '/api/profile', { ...profile, monthly_income: 700 })
  const debt = { frequency: 'monthly', due_date: nextMonth(), priority_score: 50 }
  for (const body of [
    { liability_type: 'Credit Card', liability_amount: 3000, installments_total: 24, interest_rate: 24 },
    {
      liability_type: 'Other',
      description: 'Sofa',
      liability_amount: 1200,
      installments_total: 12,
      interest_rate: 0,
    },
  ]) {
    await callApi(page, account, 'POST', '/api/liabilities', { ...debt, ...body })
  }
  await openAs(page, account, '/recommendations')
}

/** Fills the form with a loan at 9% over two years that pays the card, with a fee of 3%. */
async function fillLoan({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Compare an offer' }))
  const form = page.getByRole('dialog', { name: 'Compare an offer' })
  await input.fill(form.getByLabel('Lender'), 'City Bank')
  await input.press(form.getByLabel('Credit Card, $3,000.00'))
  await input.fill(form.getByLabel('Interest rate'), '9')
  await input.fill(form.getByLabel('Installments', { exact: true }), '24')
  await input.fill(form.getByLabel('Fee (% of what it pays)'), '3')
  await expect(form.getByText(/^With your plan, you pay \$[\d.]+ less in all/)).toBeVisible()
  return form
}

/** Compares an offer, accepts it, finds the debts changed, and undoes it. */
async function acceptLoan(user: User) {
  const { page, input } = user
  await openPlan(page)
  const form = await fillLoan(user)
  await input.press(form.getByRole('button', { name: 'Compare', exact: true }))
  const table = page.getByRole('table', { name: 'Offers side by side' })
  await expect(table).toContainText('Your debts as they are')
  await expect(table).toContainText('City Bank')
  await input.press(page.getByRole('button', { name: 'Accept City Bank' }))
  const question = page.getByRole('dialog', { name: 'Accept City Bank?' })
  await expect(question).toContainText('It adds a debt of $3,090.00')
  await input.press(question.getByRole('button', { name: 'Accept' }))
  await expect(page.getByText('A debt that this offer pays is already paid off.')).toBeVisible()
  await input.press(page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByRole('button', { name: 'Accept City Bank' })).toBeVisible()
  await goTo(user, 'Liabilities')
  await expect(row(page, 'Credit Card')).toContainText('$3,000.00')
  await expect(row(page, 'City Bank')).toBeHidden()
}

test.describe('with a mouse at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('an offer is compared, accepted and undone', async ({ user }) => acceptLoan(user))

  test('the form and the comparison are accessible', async ({ page, user }) => {
    await openPlan(page)
    const form = await fillLoan(user)
    await expectAccessible(page, 'the form of an offer')
    await form.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(page.getByRole('table', { name: 'Offers side by side' })).toBeVisible()
    await expectAccessible(page, 'the comparison of an offer')
  })
})

test.describe('by touch at 360 pixels', () => {
  const WIDTH = 360
  test.use({ input: touch, viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true })

  test('an offer is compared, accepted and undone', async ({ user }) => acceptLoan(user))

  test('the form needs no horizontal scrolling', async ({ page, user }) => {
    await openPlan(page)
    expect(await rightEdge(await fillLoan(user))).toBeLessThanOrEqual(WIDTH)
  })
})

test.describe('without a mouse', () => {
  test.use({ input: keyboard })

  test('an offer is compared, accepted and undone', async ({ user }) => acceptLoan(user))
})
