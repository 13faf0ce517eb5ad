import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { openMenu, type User } from './navigation'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

interface Look {
  name: string
  colorScheme: 'light' | 'dark'
  viewport: { width: number; height: number }
  /** The rules to try; all of them when left out. */
  rules?: string[]
}

/**
 * How a page may look. CSS alone makes theme and width, so an open page takes them on like one that is opened in them,
 * and the dark theme changes nothing but colours, of which no other rules speak.
 */
const looks: readonly [Look, ...Look[]] = [
  { name: 'light', colorScheme: 'light', viewport: DESKTOP },
  {
    name: 'dark',
    colorScheme: 'dark',
    viewport: DESKTOP,
    rules: ['color-contrast', 'link-in-text-block'],
  },
  { name: 'light and narrow', colorScheme: 'light', viewport: PHONE },
]

async function takeOn(page: Page, { colorScheme, viewport }: Look) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
}

/** Waits until nothing loads, and nothing moves that comes to rest: colours in between would count. */
async function atRest(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/^Loading /).filter({ visible: true })).toHaveCount(0)
  await page.evaluate(async () => {
    // What measures itself, such as a chart, is drawn anew in the frame after a change of width.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })
}

/** An open menu hangs over the page, outside of its landmarks, as a dialog does, which axe lets pass. */
function isMenuOutside(rule: string, html: string): boolean {
  return rule === 'region' && html.includes('role="menu"')
}

/** What axe finds on the page as it is, in words. */
async function violationsOn(page: Page, rules: string[] | undefined) {
  const axe = new AxeBuilder({ page })
    // The app has no frames; the other mode opens a page of its own for each run to put theirs together.
    .setLegacyMode()
    // Nobody reads what passed, which is most of the work.
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    // The ends of an open menu take the focus only to hand it on to what comes next.
    .exclude('[data-base-ui-focus-guard]')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isMenuOutside(id, html))
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** Expects that axe finds nothing on the page in any look; goes on if it does, so that one run finds everything. */
export async function expectAccessible(page: Page, state: string) {
  for (const look of looks) {
    await takeOn(page, look)
    await atRest(page)
    expect.soft(await violationsOn(page, look.rules), `${state} is accessible, ${look.name}`).toEqual([])
  }
  await takeOn(page, looks[0])
}

/** Expects an accessible dialog when a button is pressed, and after what is done in it; closes it. */
export async function expectAccessibleDialog(
  page: Page,
  opener: Locator,
  doInside?: (dialog: Locator) => Promise<void>,
) {
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const title = await dialog.getByRole('heading').first().textContent()
  await expectAccessible(page, `the dialog "${title}"`)
  if (doInside) {
    await doInside(dialog)
    await expectAccessible(page, `the dialog "${title}" further on`)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Expects that the menu of a button is accessible; closes it. */
export async function expectAccessibleMenu(user: User, button: Locator) {
  const menu = await openMenu(user, button)
  await expectAccessible(user.page, `the menu "${await button.getAttribute('aria-label')}"`)
  await user.page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}
