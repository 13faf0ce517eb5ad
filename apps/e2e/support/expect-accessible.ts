import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits until nothing loads, and nothing moves that comes to rest: colours in between would count. */
async function atRest(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/^Loading /).filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(moving.map((animation) => animation.finished)).then(() => undefined)
  })
}

/** An open menu hangs over the page, outside of its landmarks, as a dialog does, which axe lets pass. */
function isMenuOutside(rule: string, html: string): boolean {
  return rule === 'region' && html.includes('role="menu"')
}

/** Expects that axe finds nothing on the page as it is; goes on if it does, so that one run tells everything. */
export async function expectAccessible(page: Page, state: string) {
  await atRest(page)
  // The ends of an open menu take the focus only to hand it on to what comes next.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]').analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isMenuOutside(id, html))
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect.soft(found, `${state} is accessible`).toEqual([])
}
