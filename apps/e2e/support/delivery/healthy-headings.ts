import type { Page } from '@playwright/test'
import { followLink, type User } from '../navigation'
import { expect } from '../test'
import { type FoundRemote, linkTo, pathOf } from './found-remotes'
import { openReport, stateOf } from './load-report'

/** The content of a remote; its place has no separate box. */
const CONTENT = 'main [style*="display: contents"] :is(h1, h2, h3):visible'

/** The first heading of each remote, once it has been seen. */
const headings = new Map<string, string>()

async function readHeading(user: User, remote: FoundRemote, before: string | null): Promise<string> {
  const { page } = user
  await followLink(user, linkTo(remote))
  await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(remote))
  await expect.poll(() => stateOf(page, remote.name)).toBe('loaded')
  const first = page.locator(CONTENT).first()
  await expect
    .poll(async () => (await first.isVisible()) && (await first.textContent()) !== before)
    .toBe(true)
  return (await first.textContent()) ?? ''
}

/** Records the heading of each remote that has none yet, on an open page with the panel of remotes. */
export async function recordHeadings(user: User, remotes: readonly FoundRemote[]): Promise<void> {
  const missing = remotes.filter(({ name }) => !headings.has(name))
  if (missing.length === 0) return
  await openReport(user.page)
  let last: string | null = null
  for (const remote of missing) {
    last = await readHeading(user, remote, last)
    headings.set(remote.name, last)
  }
}

/** Expects that a remote shows what it shows when it is healthy. */
export async function expectLoaded(page: Page, { name: remote }: FoundRemote): Promise<void> {
  const name = headings.get(remote)
  if (name === undefined) throw new Error(`The heading of ${remote} is not recorded`)
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
}

/** Whether a page still lacks the heading of some remote. */
export function lacksHeadings(remotes: readonly FoundRemote[]): boolean {
  return remotes.some(({ name }) => !headings.has(name))
}
