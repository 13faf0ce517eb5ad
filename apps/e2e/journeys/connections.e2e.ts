import type { Page } from '@playwright/test'
import { logIn } from '../support/account-tasks'
import { holdNext, loseNextAnswer, refuseNext, sentCalls } from '../support/network-faults'
import {
  addAsset,
  addLiability,
  expectTyped,
  fill,
  login,
  payment,
  profile,
  registration,
  type SavingForm,
  sendButton,
} from '../support/saving-forms'
import { expect, test } from '../support/test'

const forms = [addAsset, addLiability, payment, profile, registration, login]
const BUSY = 'The service is busy. Please try again in a moment.'

const NO_ANSWER = 'The server cannot be reached. Nothing you typed is lost.'

/** Expects one message, shown only in its form, followed by the reason if there was no response. */
async function expectMessage(page: Page, { area }: SavingForm, message: string, why = '') {
  await expect(area(page).getByRole('alert')).toHaveText(message + why)
  await expect(page.getByText(message)).toHaveCount(1)
}

/** Expects that the field is invalid and focused, and shows its error once. */
async function expectFieldError(page: Page, { area, field: [, label] }: SavingForm) {
  const field = area(page).getByLabel(label, { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(`${label} is not accepted here`))
  await expect(field).toBeFocused()
  await expect(page.getByText(`${label} is not accepted here`)).toHaveCount(1)
  await expect(area(page).getByRole('alert')).toHaveCount(0)
}

// The browser logs every request that is refused or lost.
test.beforeEach(({ allowProblem }) => allowProblem(/Failed to load resource|net::ERR_/))

for (const form of forms) {
  test.describe(`sending ${form.name}`, () => {
    test('a refusal shows at its field, the values stay, and a slow retry pressed twice saves once', async ({
      page,
    }) => {
      const account = await form.open(page)
      await fill(page, form, account)
      for (const status of [400, 422]) {
        const fields = [{ field: form.field[0], message: 'is not accepted here' }]
        const body = { error: 'Please check the highlighted fields.', code: 'invalid_request', fields }
        await refuseNext(page, form.call, status, body)
        await sendButton(page, form).click()
        await expectFieldError(page, form)
        await expectTyped(page, form, account)
      }
      await refuseNext(page, form.call, 409, { error: BUSY, code: 'unavailable' })
      await sendButton(page, form).click()
      await expectMessage(page, form, form.failedOnly ? form.failed : BUSY)
      await expectTyped(page, form, account)
      expect(await form.saved(page, account)).toBe(0)

      const sent = sentCalls(page, form.call)
      const resume = await holdNext(page, form.call)
      await sendButton(page, form).dblclick()
      const busy = form.area(page).getByRole('button', { name: form.button[1], exact: true })
      await expect(busy).toBeDisabled()
      await form.area(page).getByLabel(form.field[1], { exact: true }).press('Enter')
      await expectTyped(page, form, account)
      resume()
      await expect(form.done(page)).toHaveCount(1)
      expect(sent).toHaveLength(1)
      expect(await form.saved(page, account)).toBe(1)
    })

    // A repeated registration is refused because the account exists: see the journey below.
    if (form === registration) return
    test('a lost response is reported once, the values stay, and sending again saves once', async ({
      page,
    }) => {
      const account = await form.open(page)
      await fill(page, form, account)
      const sent = sentCalls(page, form.call)
      await loseNextAnswer(page, form.call)
      await sendButton(page, form).click()
      await expectMessage(page, form, form.failed, NO_ANSWER)
      await expectTyped(page, form, account)
      await sendButton(page, form).click()
      await expect(form.done(page)).toHaveCount(1)
      expect(sent).toHaveLength(2)
      expect(await form.saved(page, account)).toBe(1)
    })
  })
}

test('an account whose response was lost exists: sending again says so, and its login works', async ({
  page,
  user,
}) => {
  const account = await registration.open(page)
  await fill(page, registration, account)
  await loseNextAnswer(page, registration.call)
  await sendButton(page, registration).click()
  await expectMessage(page, registration, registration.failed, NO_ANSWER)
  await expectTyped(page, registration, account)
  await sendButton(page, registration).click()
  await expectMessage(page, registration, 'An account with this email already exists.')
  await expectTyped(page, registration, account)

  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(user, account)
  await expect(page.getByRole('heading', { name: 'Welcome, alan' })).toBeVisible()
})
