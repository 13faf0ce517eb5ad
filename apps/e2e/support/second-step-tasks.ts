import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { User } from './navigation'

/** The code that an authenticator app shows now. */
function codeOf(key: string): string {
  return TOTP.generate({ secret: Secret.fromBase32(key) })
}

/** Adds the first passkey on the open profile page. Resolves to the backup codes. */
export async function addPasskey({ page, input }: User, name: string, password: string): Promise<string[]> {
  await input.press(page.getByRole('button', { name: 'Add a passkey' }))
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await input.fill(dialog.getByLabel('Name'), name)
  await input.fill(dialog.getByLabel('Password', { exact: true }), password)
  await input.press(dialog.getByRole('button', { name: 'Continue' }))
  const codes = await takeBackupCodes({ page, input })
  await expect(page.getByRole('button', { name: `Rename ${name}` })).toBeVisible()
  return codes
}

/** Adds an authenticator app on the open profile page. Resolves to its key and the backup codes. */
export async function addApp({ page, input }: User, password: string) {
  await input.press(page.getByRole('button', { name: 'Add an app' }))
  const asking = page.getByRole('dialog', { name: 'Add an authenticator app' })
  await input.fill(asking.getByLabel('Password', { exact: true }), password)
  await input.press(asking.getByRole('button', { name: 'Continue' }))
  const dialog = page.getByRole('dialog', { name: 'Scan this code with your app' })
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await input.press(dialog.getByRole('button', { name: "I can't scan it" }))
  const key = await dialog.getByLabel('Key for your app').inputValue()
  await input.fill(dialog.getByLabel('Code', { exact: true }), codeOf(key))
  await input.press(dialog.getByRole('button', { name: 'Add app' }))
  return { key, codes: await takeBackupCodes({ page, input }) }
}

async function takeBackupCodes({ page, input }: User): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your backup codes' })
  await expect(dialog).toBeVisible()
  const codes = await dialog
    .getByRole('list', { name: 'Backup codes' })
    .getByRole('listitem')
    .allTextContents()
  await input.press(dialog.getByRole('button', { name: 'Done' }))
  await expect(dialog).toBeHidden()
  return codes
}

/** Enters the email and the password on the login page. */
export async function enterPassword(
  { page, input }: User,
  { email, password }: { email: string; password: string },
) {
  await input.fill(page.getByLabel('Email', { exact: true }), email)
  await input.fill(page.getByLabel('Password', { exact: true }), password)
  await input.press(page.getByRole('button', { name: 'Log in', exact: true }))
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
}
