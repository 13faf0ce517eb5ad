import type { Page } from '@playwright/test'
import { expect } from '../test'
import { builtRelease, changedRelease, type TestRelease } from './releases'

/** How often an open page looks for new releases, and a moment. */
const LOOK_AFTER_MS = 61_000

const later = new WeakMap<Page, number>()

/** Lets a page look for new releases, as it does when somebody comes back to it after a while. */
export async function comeBackLater(page: Page): Promise<void> {
  const gone = (later.get(page) ?? 0) + LOOK_AFTER_MS
  later.set(page, gone)
  await page.clock.setSystemTime(Date.now() + gone)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** What offers a new release of a remote. */
export function releaseNote(page: Page, label: string) {
  return page.getByText(`A new version of ${label} is ready.`)
}

/** Comes back to a page that has a new release, and takes it. */
export async function takeNewRelease(page: Page, label: string): Promise<void> {
  await comeBackLater(page)
  await expect(releaseNote(page, label)).toBeVisible()
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(releaseNote(page, label)).toHaveCount(0)
}

/** Two releases of a remote, told apart by words that are changed in the second. */
export function twoReleases(
  remote: string,
  words: Readonly<Record<string, string>>,
): [TestRelease, TestRelease] {
  const built = builtRelease(remote)
  for (const word of Object.keys(words)) {
    const isSaid = [...built.files.values()].some((script) => script.includes(word))
    if (!isSaid) throw new Error(`${remote} does not say "${word}"`)
  }
  const reworded = (script: string) =>
    Object.entries(words).reduce((text, [before, after]) => text.replaceAll(before, after), script)
  return [
    changedRelease(built, 'release-a', (script) => script),
    changedRelease(built, 'release-b', reworded),
  ]
}
