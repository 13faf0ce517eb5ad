import { continueToDashboard, logIn, logOut, register, resetAndLogIn } from '../support/account-tasks'
import { signUp } from '../support/api'
import { setIncome } from '../support/book-tasks'
import { mouse } from '../support/input-methods'
import { row, toast } from '../support/locators'
import { expectPage, goTo, open } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

test('a user who forgot the password logs in again with the recovery key', async ({
  page,
  user,
  allowProblem,
}) => {
  allowProblem(/status of 401 .*\/api\/auth\/login/)
  const account = await register(user)
  await continueToDashboard(user)
  await logOut(user)
  await resetAndLogIn(user, account, 'Difference-Engine-2')
  await logOut(user)
  await logIn(user, account)
  await expect(page.getByRole('alert')).toContainText('Email or password is incorrect.')
})

test('a corrected profile shows on the other pages', async ({ page, user }) => {
  await signUp(page)
  await setIncome(user, '3,000')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Augusta King')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await goTo(user, 'Dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Augusta King' })).toBeVisible()
})

test('an export can be imported into another account', async ({ page, user, allowProblem }, testInfo) => {
  // During an import the server refuses every other request of the account, such as load reports and the live stream.
  allowProblem(/status of 503 .*\/api\/(?:remote-loads|saves)/)
  await signUpFilled(page)
  await goTo(user, 'Profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export JSON' }).click()
  const file = testInfo.outputPath('books.json')
  await (await downloading).saveAs(file)
  await logOut(user)

  await signUp(page, 'Maya at home')
  await goTo(user, 'Profile')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose file' }).click()
  await (await choosing).setFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Import this data?' })
  await expect(dialog).toContainText('Maya Okafor')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(toast(page, 'Your data has been imported.')).toBeVisible()
  await goTo(user, 'Liabilities')
  await expect(row(page, 'Blue hatchback')).toContainText('1 of 36')
})

test('a changed password is needed for the next login', async ({ page, user }) => {
  const { email, password } = await signUp(page)
  await goTo(user, 'Profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  await dialog.getByLabel('New password', { exact: true }).fill('Difference2')
  await dialog.getByLabel('Confirm new password', { exact: true }).fill('Difference2')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(
    toast(page, 'Your password has been changed. Your other devices are logged out.'),
  ).toBeVisible()
  await logOut(user)
  await logIn(user, { email, password: 'Difference2' })
  await expectPage(page, 'Dashboard')
})

test('signing out everywhere also ends the session of the other device', async ({
  page,
  user,
  browser,
  allowProblem,
}) => {
  allowProblem(/status of 401/)
  const account = await signUp(page)
  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await open(phone, '/login')
  await logIn({ page: phone, input: mouse }, account)
  await expectPage(phone, 'Dashboard')

  await goTo(user, 'Profile')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await phone.reload()
  await expect(phone.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await elsewhere.close()
})

test('a deleted account can no longer log in', async ({ page, user, allowProblem }) => {
  allowProblem(/status of 401 .*\/api\/auth\/login/)
  const account = await signUp(page)
  await goTo(user, 'Profile')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(toast(page, 'Your account and all its data have been deleted.')).toBeVisible()
  await logIn(user, account)
  await expect(page.getByRole('alert')).toContainText('Email or password is incorrect.')
})
