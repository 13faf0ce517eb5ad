import { expectAccessible, expectAccessibleDialog } from '../support/expect-accessible'
import { goTo } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

// Colours in the middle of a transition would be checked; only the final states count.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// The API key is fake, so the list of models cannot be loaded.
test.beforeEach(({ allowProblem }) => allowProblem(/status of 503 .*\/api\/models/))

test('the profile is accessible, in view and edit mode', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Profile')
  await expectAccessible(page, 'the profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expectAccessible(page, 'the profile while it is edited')
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectAccessible(page, 'the profile with an error')
})

test('the password and recovery key dialogs are accessible', async ({ page, user }) => {
  const { password } = await signUpFilled(page)
  await goTo(user, 'Profile')
  await expectAccessibleDialog(
    page,
    page.getByRole('button', { name: 'Change password' }),
    async (dialog) => {
      await dialog.getByLabel('Current password', { exact: true }).fill(password)
      await dialog.getByLabel('New password', { exact: true }).fill('Analytical2')
      await dialog.getByLabel('Confirm new password', { exact: true }).fill('Analytical3')
      await dialog.getByRole('button', { name: 'Change password' }).click()
      await expect(dialog.getByText('Passwords do not match')).toBeVisible()
    },
  )
  const show = page.getByRole('button', { name: 'Show key', exact: true })
  await expectAccessibleDialog(page, show, async (dialog) => {
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Show key' }).click()
    await expect(dialog.getByLabel('Your secret key')).toBeVisible()
  })
})

test('the dialog that creates a token is accessible, and so is the list', async ({ page, user }) => {
  const { password } = await signUpFilled(page)
  await goTo(user, 'Profile')
  const create = page.getByRole('button', { name: 'Create token' })
  await expectAccessibleDialog(page, create, async (dialog) => {
    await dialog.getByLabel('Name').fill('Budget script')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Create token' }).click()
    await expect(dialog.getByLabel('Your new token')).toBeVisible()
  })
  const calendar = page.getByRole('button', { name: 'Create calendar address' })
  await expectAccessibleDialog(page, calendar)
  await expect(page.getByRole('button', { name: 'Revoke Budget script' })).toBeVisible()
  await expectAccessible(page, 'the profile with a token')
})

test('the confirmations of irreversible actions are accessible', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Profile')
  for (const name of ['Renew key', 'Log out everywhere', 'Delete account']) {
    await expectAccessibleDialog(page, page.getByRole('button', { name, exact: true }))
  }
})

test('the import confirmation is accessible', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Profile')
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export JSON' }).click()
  const file = await (await exported).path()
  await page.getByLabel('Exported file').setInputFiles(file)
  await expect(page.getByRole('dialog', { name: 'Import this data?' })).toBeVisible()
  await expectAccessible(page, 'the dialog "Import this data?"')
})

test('a running import shows its progress and can be cancelled by keyboard', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Profile')
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export JSON' }).click()
  await page.getByLabel('Exported file').setInputFiles(await (await exported).path())
  // The upload never finishes. It also never reaches the network, so waiting for network idle still works.
  await page.evaluate(() => {
    XMLHttpRequest.prototype.send = () => {}
  })
  const dialog = page.getByRole('dialog', { name: 'Import this data?' })
  await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await expect(dialog.getByRole('progressbar', { name: 'Imported' })).toBeVisible()
  await expectAccessible(page, 'a running import')
  await dialog.getByRole('button', { name: 'Cancel import' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeEnabled()
  await expect(dialog.getByRole('progressbar')).toBeHidden()
})
