import type { Page } from '@playwright/test'
import { expect } from '../test'
import { builtRelease, changedRelease, type TestRelease } from './releases'

/** Longer than the registry of an open page stays fresh. */
const STALE_AFTER_MS = 61_000

const clockOffsets = new WeakMap<Page, number>()

/** Makes a page refresh its registry, as when the user returns to it after a while. */
export async function comeBackLater(page: Page): Promise<void> {
  const elapsed = (clockOffsets.get(page) ?? 0) + STALE_AFTER_MS
  clockOffsets.set(page, elapsed)
  await page.clock.setSystemTime(Date.now() + elapsed)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** The message that offers an update of a remote. */
export function updateMessage(page: Page, label: string) {
  return page.getByText(`A new version of ${label} is available.`)
}

/** Returns to a page after a while and applies the update that it offers. */
export async function applyUpdate(page: Page, label: string): Promise<void> {
  await comeBackLater(page)
  await expect(updateMessage(page, label)).toBeVisible()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(updateMessage(page, label)).toHaveCount(0)
}

/** Two releases of a remote that differ in some texts on screen. */
export function twoReleases(
  remote: string,
  words: Readonly<Record<string, string>>,
): [TestRelease, TestRelease] {
  const built = builtRelease(remote)
  for (const word of Object.keys(words)) {
    const isUsed = [...built.files.values()].some((script) => script.includes(word))
    if (!isUsed) throw new Error(`${remote} does not contain "${word}"`)
  }
  const reworded = (script: string) =>
    Object.entries(words).reduce((text, [before, after]) => text.replaceAll(before, after), script)
  return [
    changedRelease(built, 'release-a', (script) => script),
    changedRelease(built, 'release-b', reworded),
  ]
}
