import { expect, type Locator, type Page } from '@playwright/test'

/** Called in each state of the page, with its name. */
export type Inspect = (state: string) => Promise<void>

/** Looks at the dialog that the press of a button opens, as it opens and after what is done in it; closes it. */
export async function inspectDialog(
  page: Page,
  inspect: Inspect,
  opener: Locator,
  inside?: (dialog: Locator) => Promise<void>,
) {
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const title = await dialog.getByRole('heading').first().textContent()
  await inspect(`the dialog "${title}"`)
  if (inside) {
    await inside(dialog)
    await inspect(`the dialog "${title}" further on`)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Looks at the open menu of a button; closes it. */
export async function inspectMenu(page: Page, inspect: Inspect, opener: Locator) {
  await opener.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await inspect(`the menu "${await opener.getAttribute('aria-label')}"`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

/** The dialogs of the account on the profile page; none of them is carried out. */
export async function inspectProfileDialogs(page: Page, inspect: Inspect, password: string) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await inspectDialog(page, inspect, button('Change Password'), async (dialog) => {
    await dialog.getByLabel('Current Password', { exact: true }).fill(password)
    await dialog.getByLabel('New Password', { exact: true }).fill('Analytical2')
    await dialog.getByLabel('Confirm New Password', { exact: true }).fill('Analytical3')
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await expect(dialog.getByText('Passwords do not match')).toBeVisible()
  })
  await inspectDialog(page, inspect, button('Show Key'), async (dialog) => {
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Show Key' }).click()
    await expect(dialog.getByLabel('Your secret key')).toBeVisible()
  })
  for (const name of ['Renew Key', 'Sign Out Everywhere', 'Delete Account']) {
    await inspectDialog(page, inspect, button(name))
  }
}

/** The dialog that asks whether to take in an exported file. */
export async function inspectImport(page: Page, inspect: Inspect) {
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export JSON' }).click()
  const file = await (await exported).path()
  await page.getByLabel('Exported file').setInputFiles(file)
  await expect(page.getByRole('dialog', { name: 'Import this data?' })).toBeVisible()
  await inspect('the dialog "Import this data?"')
  await page.keyboard.press('Escape')
}
