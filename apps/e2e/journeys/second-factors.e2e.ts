import { randomAddress } from '@solvent/api-testing/person'
import { logOut } from '../support/account-tasks'
import { callApi, newAccount, onAnotherDevice, openAs } from '../support/api'
import { deskPhoneAndKeyboard } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { keyboard } from '../support/input-methods'
import { toast } from '../support/locators'
import { expectPage, open } from '../support/navigation'
import { addApp, addPasskey, enterPassword } from '../support/second-step-tasks'
import { expect, test } from '../support/test'
import { addAuthenticator } from '../support/virtual-authenticator'

// Each journey comes from another address, because the passwords and codes from one address are limited.
test.beforeEach(async ({ context }) => {
  const address = randomAddress()
  await context.route(/\/api\/(?:auth|second-factors)\b/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  )
})

for (const { name, options } of deskPhoneAndKeyboard) {
  test.describe(name, () => {
    test.use(options)

    test('a passkey confirms a login, because the password alone is no longer enough', async ({
      page,
      user,
    }) => {
      const account = await newAccount(page)
      const device = await addAuthenticator(page)
      await openAs(page, account, '/profile')
      await addPasskey(user, 'My phone', account.password)
      expect(await device.count()).toBe(1)
      await expectAccessible(page, 'the profile with a passkey')

      await logOut(user)
      // Otherwise it answers the offer in the email field.
      await device.touch(false)
      await enterPassword(user, account)
      await expectAccessible(page, 'the second step of a login')
      await device.touch(true)
      await user.input.press(page.getByRole('button', { name: 'Use a passkey' }))
      await expectPage(page, 'Dashboard')
      await open(page, '/profile')
      await expect(page.getByText('Logged in with a passkey').first()).toBeVisible()
    })

    test('a passkey is offered in the email field', async ({ page, user }) => {
      const account = await newAccount(page)
      await addAuthenticator(page)
      await openAs(page, account, '/profile')
      await addPasskey(user, 'My phone', account.password)
      await logOut(user)
      // The virtual authenticator chooses it itself.
      await page.getByLabel('Email', { exact: true }).focus()
      await expectPage(page, 'Dashboard')
    })

    // By keyboard, the email field on the way to the button offers the passkey, as above.
    if (options.input !== keyboard) {
      test('a passkey logs in without an email or a password', async ({ page, user, input }) => {
        const account = await newAccount(page)
        await addAuthenticator(page)
        await openAs(page, account, '/profile')
        await addPasskey(user, 'My phone', account.password)
        await logOut(user)
        await input.press(page.getByRole('button', { name: 'Use a passkey' }))
        await expectPage(page, 'Dashboard')
      })
    }

    test('an authenticator app confirms a login, and the device is not asked again', async ({
      page,
      user,
    }) => {
      const account = await newAccount(page)
      await openAs(page, account, '/profile')
      const { key, codes } = await addApp(user, account.password)
      expect(codes).toHaveLength(10)
      await expectAccessible(page, 'the profile with an authenticator app')

      await logOut(user)
      await enterPassword(user, account)
      const [code = ''] = codes
      await user.input.fill(page.getByLabel('Code', { exact: true }), code)
      await user.input.press(page.getByLabel("Don't ask on this device for 30 days"))
      await user.input.press(page.getByRole('button', { name: 'Log in', exact: true }))
      await expectPage(page, 'Dashboard')
      expect(key).toHaveLength(32)

      await logOut(user)
      await user.input.fill(page.getByLabel('Email', { exact: true }), account.email)
      await user.input.fill(page.getByLabel('Password', { exact: true }), account.password)
      await user.input.press(page.getByRole('button', { name: 'Log in', exact: true }))
      await expectPage(page, 'Dashboard')
      await open(page, '/profile')
      await expect(page.getByText('9 codes are left.')).toBeVisible()
      const forget = page.getByRole('button', { name: /^Forget Chrome/ })
      await user.input.press(forget)
      await expect(forget).toBeHidden()
      await expect(page.getByText('Remembered device forgotten')).toBeVisible()
    })

    test('a sensitive action asks for the second step first', async ({ page, user, allowProblem }) => {
      allowProblem(/status of 403 .*\/api\/auth\/get-secret-key/)
      const account = await newAccount(page)
      // Logged in before there was a second step.
      const other = await onAnotherDevice(page, account)
      await openAs(page, account, '/profile')
      const { codes } = await addApp(user, account.password)
      await openAs(page, other, '/profile')
      await user.input.press(page.getByRole('button', { name: 'Show key', exact: true }))
      const dialog = page.getByRole('dialog', { name: 'Show secret key' })
      await user.input.fill(dialog.getByLabel('Password', { exact: true }), account.password)
      await user.input.press(dialog.getByRole('button', { name: 'Show key' }))
      const question = page.getByRole('dialog', { name: "Confirm it's you" })
      await expect(question).toBeVisible()
      await expectAccessible(page, 'the question for the second step')
      await user.input.fill(question.getByLabel('Code', { exact: true }), `${codes[0]}`)
      await user.input.press(question.getByRole('button', { name: 'Confirm with code' }))
      await expect(dialog.getByLabel('Your secret key')).toHaveValue(/^\w{12}$/)
    })

    test('a lost second step is replaced with the secret key, and every open device says so', async ({
      page,
      user,
      browser,
      allowProblem,
    }) => {
      allowProblem(/status of 401/)
      const account = await newAccount(page)
      const onOther = await onAnotherDevice(page, account)
      const device = await addAuthenticator(page)
      await openAs(page, account, '/profile')
      await addPasskey(user, 'My phone', account.password)
      const { secret_key } = await callApi(page, account, 'POST', '/api/auth/get-secret-key', {
        password: account.password,
      })
      const elsewhere = await browser.newContext()
      const other = await elsewhere.newPage()
      await openAs(other, onOther, '/')
      await expectPage(other, 'Dashboard')

      await device.lose()
      await logOut(user)
      await enterPassword(user, account)
      await user.input.press(page.getByRole('link', { name: "I can't confirm it: use my secret key" }))
      await user.input.fill(page.getByLabel('Email', { exact: true }), account.email)
      await user.input.fill(page.getByLabel('Secret key', { exact: true }), secret_key)
      await user.input.fill(page.getByLabel('New password', { exact: true }), 'Difference-Engine-2')
      await user.input.fill(page.getByLabel('Confirm new password', { exact: true }), 'Difference-Engine-2')
      await user.input.press(page.getByRole('button', { name: 'Reset password' }))
      await expect(
        other.getByText(/The secret key was used to reset your password and to remove/),
      ).toBeVisible()
      await elsewhere.close()

      await expect(page.getByRole('heading', { name: 'Log in to Solvent' })).toBeVisible()
      await user.input.fill(page.getByLabel('Email', { exact: true }), account.email)
      await user.input.fill(page.getByLabel('Password', { exact: true }), 'Difference-Engine-2')
      await user.input.press(page.getByRole('button', { name: 'Log in', exact: true }))
      await expectPage(page, 'Dashboard')
      const note = page.getByRole('complementary', { name: 'Security' })
      await expect(note).toContainText('Your second step at login is off.')
      await expectAccessible(page, 'the dashboard with the warning')
      await user.input.press(note.getByRole('button', { name: 'It was me' }))
      await expect(note).toBeHidden()
    })

    test('"This wasn\'t me" logs the others out and asks for a new password', async ({
      page,
      user,
      browser,
      allowProblem,
    }) => {
      allowProblem(/status of 401/)
      const account = await newAccount(page)
      const elsewhere = await browser.newContext()
      const thief = await elsewhere.newPage()
      await openAs(thief, await onAnotherDevice(page, account), '/')
      await expectPage(thief, 'Dashboard')
      await openAs(page, account, '/profile')
      await expect(page.getByText('Logged in with the password')).toBeVisible()
      await user.input.press(page.getByRole('button', { name: "This wasn't me" }))
      const question = page.getByRole('dialog', { name: 'Someone else logged in?' })
      await expectAccessible(page, 'the question who logged in')
      await user.input.press(question.getByRole('button', { name: 'Log everyone else out' }))
      await expect(thief.getByText('Your session has ended. Please log in again.')).toBeVisible()
      await elsewhere.close()
      const dialog = page.getByRole('dialog', { name: 'Change password' })
      await user.input.fill(dialog.getByLabel('Current password', { exact: true }), account.password)
      await user.input.fill(dialog.getByLabel('New password', { exact: true }), 'Difference-Engine-2')
      await user.input.fill(dialog.getByLabel('Confirm new password', { exact: true }), 'Difference-Engine-2')
      await user.input.press(dialog.getByRole('button', { name: 'Change password' }))
      await expect(toast(page, 'Your password has been changed.')).toBeVisible()
    })
  })
}
