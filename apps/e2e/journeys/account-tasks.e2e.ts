import { mouse } from '../support/input-methods'
import { logOut, open, register, signUp } from '../support/person'
import { signUpFilled } from '../support/sample-books'
import { logIn, resetAndLogIn, row, setIncome, toast, visit } from '../support/tasks'
import { expect, test } from '../support/test'

test('who forgot the password gets in again with the recovery key', async ({ page, provokes }) => {
  provokes(/status of 401 .*\/api\/auth\/login/)
  const { email, password } = await register(page)
  const key = await page.getByLabel('Your secret key').inputValue()
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await logOut(page)
  await resetAndLogIn({ page, input: mouse }, email, key, 'Difference-Engine-2')
  await logOut(page)
  await logIn({ page, input: mouse }, email, password)
  await expect(page.getByRole('alert')).toContainText('Email or password is incorrect.')
})

test('a person corrects their profile, and everything else follows', async ({ page }) => {
  const ada = { page, input: mouse }
  await signUp(page)
  await setIncome(ada, '3,000')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Augusta King')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await visit(ada, 'Dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Augusta King' })).toBeVisible()
})

test('a person takes their books along to another account', async ({ page }, testInfo) => {
  const person = { page, input: mouse }
  await signUpFilled(page)
  await visit(person, 'Profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export JSON' }).click()
  const file = testInfo.outputPath('books.json')
  await (await downloading).saveAs(file)
  await logOut(page)

  await signUp(page, 'Maya at home')
  await visit(person, 'Profile')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose File' }).click()
  await (await choosing).setFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Import this data?' })
  await expect(dialog).toContainText('Maya Okafor')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(toast(page, 'Your data is imported.')).toBeVisible()
  await visit(person, 'Liabilities')
  await expect(row(page, 'Car Loan')).toContainText('1 of 36')
})

test('a person changes the password and uses the new one from then on', async ({ page }) => {
  const ada = { page, input: mouse }
  const { email, password } = await signUp(page)
  await visit(ada, 'Profile')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await dialog.getByLabel('Current Password', { exact: true }).fill(password)
  await dialog.getByLabel('New Password', { exact: true }).fill('Difference2')
  await dialog.getByLabel('Confirm New Password', { exact: true }).fill('Difference2')
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await expect(toast(page, 'Your password is changed. Every other device is logged out.')).toBeVisible()
  await logOut(page)
  await logIn(ada, email, 'Difference2')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('signing out everywhere ends the session of the other device, too', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 401/)
  const { email, password } = await signUp(page)
  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await open(phone, '/login')
  await logIn({ page: phone, input: mouse }, email, password)
  await expect(phone.getByRole('heading', { name: /^Welcome/ })).toBeVisible()

  await visit({ page, input: mouse }, 'Profile')
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await phone.reload()
  await expect(phone.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await elsewhere.close()
})

test('a deleted account is gone', async ({ page, provokes }) => {
  provokes(/status of 401 .*\/api\/auth\/login/)
  const ada = { page, input: mouse }
  const { email, password } = await signUp(page)
  await visit(ada, 'Profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(toast(page, 'Your account and everything in it is deleted.')).toBeVisible()
  await logIn(ada, email, password)
  await expect(page.getByRole('alert')).toContainText('Email or password is incorrect.')
})
