import type { Page } from '@playwright/test'
import { hasFontsOfPictures } from '../support/gallery-fonts'
import { buildGallery, serveGallery } from '../support/gallery-site'
import { expect, test } from '../support/test'

const RENEW = 'npm run e2e -- gallery --update-snapshots'

// Sequential, so that the gallery is built once.
test.describe.configure({ mode: 'default' })
let gallery: Awaited<ReturnType<typeof buildGallery>>
test.beforeAll(async () => {
  gallery = await buildGallery()
})
test.afterAll(() => gallery.remove())

// Three quarters of the size: small files that are still legible.
test.use({
  viewport: { width: 800, height: 1000 },
  deviceScaleFactor: 0.75,
  locale: 'en-US',
  timezoneId: 'UTC',
})

const sectionsOf = (page: Page) => page.locator('main section[id]')

/** Shows only one section, so that the others cannot shift it. */
function showOnly(page: Page, shown: string) {
  return sectionsOf(page).evaluateAll((sections, id) => {
    for (const section of sections) {
      if (section instanceof HTMLElement) section.style.display = section.id === id ? '' : 'none'
    }
  }, shown)
}

/** Charts render when they scroll into view; scrolls to each and waits until it has. */
async function drawCharts(page: Page) {
  for (const chart of await page.locator('#charts figure').all()) {
    await chart.scrollIntoViewIfNeeded()
    await expect(chart.locator('svg.recharts-surface').first()).toBeVisible()
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`every component matches its picture in the ${theme} theme`, async ({ context, page }, info) => {
    await page.goto(`${await serveGallery(context, gallery.folder)}/?theme=${theme}`)
    await expect(page.getByRole('heading', { name: 'Components', level: 1 })).toBeVisible()
    const sameFonts = await hasFontsOfPictures(page, info)
    const otherFonts = `The pictures were made with other fonts than this machine has. To compare here: ${RENEW}`
    if (!sameFonts) console.warn(otherFonts)
    test.skip(!sameFonts, otherFonts)

    const ids = await sectionsOf(page).evaluateAll((found) => found.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) {
      await showOnly(page, id)
      if (id === 'charts') await drawCharts(page)
      await expect
        .soft(page.locator(`#${id}`), `${id} looks as before; if it is to look as it does now: ${RENEW}`)
        .toHaveScreenshot(`${id}-${theme}.png`)
    }
  })
}
