import { expect, type Page } from '@playwright/test'

/** The visible page; visited pages stay hidden in the document. */
export function shownPage(page: Page) {
  return page.locator('main > :not([hidden])')
}

/** The figure of a tile, found by its label. */
export function figure(page: Page, label: string) {
  return page.getByRole('group', { name: label, exact: true })
}

/** The table row that starts with a name. */
export function row(page: Page, name: string) {
  return page.getByRole('row', { name: new RegExp(`^${name}`) })
}

/** A toast message. */
export function toast(page: Page, text: string | RegExp) {
  return page.getByRole('dialog', { name: text })
}

/** Waits until the toasts are gone, which cover the top of a dialog on a phone, and are hidden from roles behind it. */
export async function toastsGone(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Dismiss', includeHidden: true })).toHaveCount(0, {
    timeout: 20_000,
  })
}

/** What the what-if on the plan changes; not the offer to pay from savings, which has a button. */
export function whatIfEffect(page: Page) {
  const button = page.getByRole('button', { name: 'Try it' })
  return page.getByRole('status').filter({ hasText: /sooner|in interest/, hasNot: button })
}
