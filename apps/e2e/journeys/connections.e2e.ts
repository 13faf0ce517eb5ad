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

/** One message, in the form it is about, and nowhere else; under it why, where no answer came. */
async function expectMessage(page: Page, { area }: SavingForm, message: string, why = '') {
  await expect(area(page).getByRole('alert')).toHaveText(message + why)
  await expect(page.getByText(message)).toHaveCount(1)
}

/** The field is marked, says what is wrong with it, once, and has the focus. */
async function expectFieldError(page: Page, { area, field: [, label] }: SavingForm) {
  const field = area(page).getByLabel(label, { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(`${label} is not accepted here`))
  await expect(field).toBeFocused()
  await expect(page.getByText(`${label} is not accepted here`)).toHaveCount(1)
  await expect(area(page).getByRole('alert')).toHaveCount(0)
}

// The browser itself writes down every call that is refused or lost.
test.beforeEach(({ provokes }) => provokes(/Failed to load resource|net::ERR_/))

for (const form of forms) {
  test.describe(`sending ${form.name}`, () => {
    test('a refusal stands where it belongs, nothing typed is lost, and the next try, slow and pressed twice, saves once', async ({
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
      const goOn = await holdNext(page, form.call)
      await sendButton(page, form).dblclick()
      const busy = form.area(page).getByRole('button', { name: form.button[1], exact: true })
      await expect(busy).toBeDisabled()
      await form.area(page).getByLabel(form.field[1], { exact: true }).press('Enter')
      await expectTyped(page, form, account)
      goOn()
      await expect(form.done(page)).toHaveCount(1)
      expect(sent).toHaveLength(1)
      expect(await form.saved(page, account)).toBe(1)
    })

    // Who is not signed in yet cannot be shown the same message twice: that journey is its own, below.
    if (form === registration) return
    test('a lost answer is reported once, nothing typed is lost, and pressing again saves once', async ({
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

test('an account whose answer was lost is there: pressing again says so, and the login takes what was typed', async ({
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
