import { expect, type Page } from '@playwright/test'
import type { User } from './navigation'

/** The field for a message to the assistant. */
export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' })

/** Opens the assistant beside the page. */
export async function openAssistant({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Assistant', exact: true }))
  await expect(messageField(page)).toBeEnabled()
}
