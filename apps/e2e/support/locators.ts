import type { Page } from '@playwright/test'

/** What is on the page that is shown; pages that were visited are in the document, too. */
export function shownPage(page: Page) {
  return page.locator('main > :not([hidden])')
}

/** The figure of a tile, found by its label. */
export function figure(page: Page, label: string) {
  return page.getByRole('group', { name: label, exact: true })
}

/** The row of a table that begins with a name. */
export function row(page: Page, name: string) {
  return page.getByRole('row', { name: new RegExp(`^${name}`) })
}

/** A short message that something is done. */
export function toast(page: Page, text: string | RegExp) {
  return page.getByRole('dialog', { name: text })
}
