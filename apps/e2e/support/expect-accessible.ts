import { expect, type Locator, type Page } from '@playwright/test'
import { isNightly } from '@solvent/api-testing/nightly'
import axe, { type RunOptions } from 'axe-core'
import { openMenu, type User } from './navigation'
import { waitForNetworkIdle } from './network-idle'

declare global {
  interface Window {
    axe: typeof axe
  }
}

interface Variant {
  name: string
  colorScheme: 'light' | 'dark'
  viewport: { width: number; height: number }
  /** The axe rules to run; all when omitted. */
  rules?: string[]
}

/** The rules about colours, which are all that the dark theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const viewports = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
}

/** Variants that are nearly covered by the others. */
const NIGHTLY_ONLY = ['light, tablet', 'dark, tablet', 'dark, phone']

/** Theme and width depend on CSS only, so an open page can switch between variants. */
const variants = Object.entries(viewports)
  .flatMap(([name, viewport]): Variant[] => [
    { name: `light, ${name}`, colorScheme: 'light', viewport },
    { name: `dark, ${name}`, colorScheme: 'dark', viewport, rules: COLOUR_RULES },
  ])
  .filter(({ name }) => isNightly || !NIGHTLY_ONLY.includes(name))

async function applyVariant(page: Page, { colorScheme, viewport }: Omit<Variant, 'name'>) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
  // As tall as the page, so that nothing is partly covered by the shell's bars, as it would be before scrolling.
  const { width, height } = viewport
  const fullHeight = await page.evaluate(() =>
    document.querySelector('[role="dialog"]') ? 0 : document.documentElement.scrollHeight,
  )
  if (fullHeight > height) await page.setViewportSize({ width, height: fullHeight })
}

/** Waits until the page has loaded and its finite animations have ended, so no transitional colours are checked. */
async function waitUntilSettled(page: Page) {
  await expect(page.getByText(/^Loading /).filter({ visible: true })).toHaveCount(0)
  await page.evaluate(async () => {
    // Elements that measure themselves, such as charts, re-render in the frame after a resize.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })
}

/** Rules that axe leaves off by default: WCAG 2.2, and rules prone to false positives. */
const OPT_IN_RULES = Object.fromEntries(
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

/** Loads axe once per document, because loading costs as much as a run. */
async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** The violations that axe finds on the page, or in a part of it, as text. */
async function violationsOn(page: Page, { rules }: Variant, part: string | undefined) {
  const options: RunOptions = {
    // Collecting the passes would be most of the work.
    resultTypes: ['violations'],
    iframes: false,
    ...(rules ? { runOnly: rules } : { rules: OPT_IN_RULES }),
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
 * Expects no axe violations in any variant. Uses soft assertions, so that one run reports everything.
 *
 * @param layer selector of an overlay on a page that was already checked: all variants but the first check only it
 */
export async function expectAccessible(page: Page, state: string, layer?: string) {
  // Once, because a change of variant fetches nothing.
  await waitForNetworkIdle(page)
  for (const [index, variant] of variants.entries()) {
    await applyVariant(page, variant)
    await waitUntilSettled(page)
    const part = index > 0 ? layer : undefined
    expect
      .soft(await violationsOn(page, variant, part), `${state} is accessible, ${variant.name}`)
      .toEqual([])
  }
  await applyVariant(page, { colorScheme: 'light', viewport: viewports.desktop })
}

const DIALOG = '[role="dialog"]'

/** Opens a dialog and expects it to be accessible, also after `act`; closes it. */
export async function expectAccessibleDialog(
  page: Page,
  opener: Locator,
  act?: (dialog: Locator) => Promise<void>,
) {
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const title = await dialog.getByRole('heading').first().textContent()
  await expectAccessible(page, `the dialog "${title}"`, DIALOG)
  if (act) {
    await act(dialog)
    await expectAccessible(page, `the dialog "${title}" further on`, DIALOG)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Opens the menu of a button and expects it to be accessible; closes it. */
export async function expectAccessibleMenu(user: User, button: Locator) {
  const menu = await openMenu(user, button)
  await expectAccessible(user.page, `the menu "${await button.getAttribute('aria-label')}"`, '[role="menu"]')
  await user.page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}
