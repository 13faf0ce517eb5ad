import { expect, type Locator, type Page } from '@playwright/test'
import { isNightly } from '@solvent/api-testing/nightly'
import axe, { type RunOptions } from 'axe-core'
import { openMenu, type User } from './navigation'
import { networkAtRest } from './network-at-rest'

declare global {
  interface Window {
    axe: typeof axe
  }
}

interface Look {
  name: string
  colorScheme: 'light' | 'dark'
  viewport: { width: number; height: number }
  /** The rules to try; all of them when left out. */
  rules?: string[]
}

/** The dark theme changes nothing but colours, of which no other rules speak. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const viewports = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
}

/** Looks with hardly a rule or a colour that one of the others does not have. */
const AT_NIGHT = ['light, tablet', 'dark, tablet', 'dark, phone']

/**
 * How a page may look. CSS alone makes theme and width, so an open page takes them on like one that is opened in them.
 */
const looks = Object.entries(viewports)
  .flatMap(([name, viewport]): Look[] => [
    { name: `light, ${name}`, colorScheme: 'light', viewport },
    { name: `dark, ${name}`, colorScheme: 'dark', viewport, rules: COLOUR_RULES },
  ])
  .filter(({ name }) => isNightly || !AT_NIGHT.includes(name))

async function takeOn(page: Page, { colorScheme, viewport }: Omit<Look, 'name'>) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
  // The whole page at once: nothing is half under the frame's bars, from where a person scrolls it away.
  const { width, height } = viewport
  const whole = await page.evaluate(() =>
    document.querySelector('[role="dialog"]') ? 0 : document.documentElement.scrollHeight,
  )
  if (whole > height) await page.setViewportSize({ width, height: whole })
}

/** Waits until nothing loads, and nothing moves that comes to rest: colours in between would count. */
async function atRest(page: Page) {
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

/** Rules that axe leaves out unless it is asked: of WCAG 2.2, and such as may be wrong elsewhere. */
const ALSO_TRIED = Object.fromEntries(
  [
    'css-orientation-lock',
    'focus-order-semantics',
    'label-content-name-mismatch',
    'p-as-heading',
    'table-fake-caption',
    'target-size',
    'td-has-header',
  ].map((rule) => [rule, { enabled: true }]),
)

/** Loads axe once for each document, which costs as much as a run of it. */
async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** What axe finds on the page as it is, or in a part of it, in words. */
async function violationsOn(page: Page, { rules }: Look, part: string | undefined) {
  const options: RunOptions = {
    // Nobody reads what passed, which is most of the work.
    resultTypes: ['violations'],
    iframes: false,
    ...(rules ? { runOnly: rules } : { rules: ALSO_TRIED }),
  }
  await loadAxe(page)
  return page.evaluate(
    async ({ context, runOptions }) => {
      const { violations } = await window.axe.run(context ?? document, runOptions)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      )
    },
    { context: part, runOptions: options },
  )
}

/**
 * Expects that axe finds nothing on the page in any look; goes on if it does, so that one run finds everything.
 *
 * @param layer a selector of what lies over the page, which was looked at without it: further looks are at the layer only
 */
export async function expectAccessible(page: Page, state: string, layer?: string) {
  // Once: a look fetches nothing that the page does not have.
  await networkAtRest(page)
  for (const [index, look] of looks.entries()) {
    await takeOn(page, look)
    await atRest(page)
    const part = index > 0 ? layer : undefined
    expect.soft(await violationsOn(page, look, part), `${state} is accessible, ${look.name}`).toEqual([])
  }
  await takeOn(page, { colorScheme: 'light', viewport: viewports.desktop })
}

const DIALOG = '[role="dialog"]'

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
  await expectAccessible(page, `the dialog "${title}"`, DIALOG)
  if (doInside) {
    await doInside(dialog)
    await expectAccessible(page, `the dialog "${title}" further on`, DIALOG)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Expects that the menu of a button is accessible; closes it. */
export async function expectAccessibleMenu(user: User, button: Locator) {
  const menu = await openMenu(user, button)
  await expectAccessible(user.page, `the menu "${await button.getAttribute('aria-label')}"`, '[role="menu"]')
  await user.page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}
