import type { Page } from '@playwright/test'
import { type Account, callApi, newAccount, openAs, signUp } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { keyboard, mouse, touch } from '../support/input-methods'
import { figure, row } from '../support/locators'
import { goTo, type User } from '../support/navigation'
import { messageField, openAssistant } from '../support/open-assistant'
import { signUpFilled } from '../support/sample-books'
import { messages } from '../support/scripted-model'
import { expect, test } from '../support/test'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

async function say({ page, input }: User, text: string) {
  await input.fill(messageField(page), text)
  await input.press(page.getByRole('button', { name: 'Send' }))
}

/** Signs up a user with $900.00 in cash and no AI key. */
async function signUpWithCash(page: Page): Promise<Account> {
  const account = await newAccount(page)
  const cash = { asset_type: 'Cash', asset_value: 900, date_received: '2026-01-02' }
  await callApi(page, account, 'POST', '/api/assets', cash)
  await openAs(page, account, '/assets')
  return account
}

const inputMethods = [
  { name: 'the mouse', input: mouse, options: {} },
  { name: 'the keyboard', input: keyboard, options: {} },
  {
    name: 'a finger on a phone',
    input: touch,
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
] as const

for (const { name, input, options } of inputMethods) {
  test.describe(`with ${name}`, () => {
    test.use({ input, ...options })

    test('an expense entered in the assistant shows in the assets immediately and can be undone', async ({
      page,
      user,
    }) => {
      await signUpWithCash(page)
      await openAssistant(user)
      await say(user, 'I spent 12.50 on lunch')
      await expect(log(page).getByText('Saved: $12.50, lunch, from Cash.')).toBeVisible()
      await expect(page.getByText('$887.50').first()).toBeAttached()
      await input.press(log(page).getByRole('button', { name: 'Undo lunch, from Cash' }))
      await expect(log(page).getByText('Undone')).toBeVisible()
      await expect(page.getByText('$900.00').first()).toBeAttached()
    })

    const tag = name === 'the mouse' ? [] : '@nightly'
    test('two entries of one message are confirmed separately, the second after an edit', { tag }, async ({
      page,
      user,
    }) => {
      await signUpFilled(page)
      await goTo(user, 'Assets')
      await openAssistant(user)
      await say(user, messages.several)
      const lunch = log(page).getByRole('region', { name: '$12.00 for lunch' })
      await input.press(lunch.getByRole('button', { name: 'Save' }))
      await expect(log(page).getByText('lunch, from Cash')).toBeVisible()
      const taxi = log(page).getByRole('region', { name: '$30.00 for taxi' })
      await input.fill(taxi.getByLabel('Amount'), '31')
      await input.press(taxi.getByRole('button', { name: 'Save' }))
      await expect(log(page).getByText('$31.00').first()).toBeVisible()
      await expect(page.getByText('$807.50').first()).toBeAttached()
    })
  })
}

test('an answer shows a table and the same total as the page', async ({ page, user }) => {
  await signUpFilled(page)
  await openAssistant(user)
  await say(user, messages.question)
  await expect(log(page).getByRole('table')).toBeVisible()
  await say(user, messages.total)
  const answer = log(page).getByText(/^You owe/)
  await expect(answer).toBeVisible()
  const owed = await log(page).getByRole('strong').last().textContent()
  await log(page).getByRole('link', { name: 'your liabilities' }).click()
  await expect(figure(page, 'Total Outstanding')).toBeVisible()
  const total = await figure(page, 'Total Outstanding').textContent()
  expect(total?.replaceAll(',', '')).toContain(owed)
})

test('a payment by chat updates the open plan without a reload', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Plan')
  const carInPlan = page.getByText(/Car Loan · .* left/)
  const before = await carInPlan.textContent()
  await openAssistant(user)
  await say(user, 'paid 100 on the car loan from savings')
  await expect(log(page).getByText(/^Saved: \$100\.00/)).toBeVisible()
  // The page behind the panel is hidden from assistive technology, but it still updates.
  await expect(carInPlan).not.toHaveText(before ?? '')
})

test('an offer in a message stands in the open plan once it is confirmed', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Plan')
  await openAssistant(user)
  await say(user, messages.offer)
  const offer = log(page).getByRole('region', { name: 'Offer from City Bank' })
  await expect(offer.getByLabel(/^Blue hatchback, /)).toBeChecked()
  await user.input.fill(offer.getByLabel('Installments', { exact: true }), '36')
  await expectAccessible(page, 'the draft of an offer')
  await user.input.press(offer.getByRole('button', { name: 'Save' }))
  await expect(offer.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('table', { name: 'Offers side by side' })).toContainText('City Bank')
})

test('an answer can be stopped, and a failed message can be sent again', async ({
  page,
  user,
  allowProblem,
}) => {
  allowProblem(/status of 502/)
  await signUpFilled(page)
  await openAssistant(user)
  await say(user, messages.slow)
  await expect(log(page).getByText('Let me think about that.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(messageField(page)).toBeEnabled()
  await say(user, messages.failure)
  await expect(log(page).getByText(/^Sorry, I encountered an error/)).toBeVisible()
  await expect(messageField(page)).toHaveValue(messages.failure)
})

test('a reload restores the conversation with its cards', async ({ page, user }) => {
  await signUpWithCash(page)
  await openAssistant(user)
  await say(user, 'I spent 12.50 on lunch')
  await expect(log(page).getByText('Saved: $12.50, lunch, from Cash.')).toBeVisible()
  await page.reload()
  await openAssistant(user)
  await expect(log(page).getByRole('button', { name: 'Undo lunch, from Cash' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 'Cash').first()).toContainText('$887.50')
})

test('without an API key the assistant links to the profile', async ({ page, user }) => {
  await signUp(page)
  await openAssistant(user)
  await say(user, 'Is this a good time to buy gold?')
  await page.getByRole('button', { name: 'Configure API Key' }).click()
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
})

test('the assistant is accessible with answers, saved entries, drafts and failures', async ({
  page,
  user,
  allowProblem,
}) => {
  allowProblem(/status of 502/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUpFilled(page)
  await goTo(user, 'Assets')
  await openAssistant(user)
  await expectAccessible(page, 'the assistant')
  await say(user, 'I spent 12.50 on lunch')
  await expect(
    log(page)
      .getByText(/^Saved/)
      .first(),
  ).toBeVisible()
  await say(user, messages.several)
  await expect(log(page).getByRole('button', { name: 'Save' }).first()).toBeVisible()
  await expectAccessible(page, 'the assistant with a saved entry and drafts')
  await say(user, messages.question)
  await expect(log(page).getByRole('table')).toBeVisible()
  await log(page).getByRole('button', { name: 'What was sent' }).last().click()
  await expect(log(page).getByText(/^Sent to/)).toBeVisible()
  await say(user, messages.failure)
  await expect(log(page).getByText(/^Sorry/)).toBeVisible()
  await expectAccessible(page, 'the assistant with an answer, what was sent, and a failure')
})
