import type { Page } from '@playwright/test'
import { newAccountWithLoan, openAs } from '../support/api'
import { expectPage, open } from '../support/navigation'
import { slowDown } from '../support/network-faults'
import { expect, test } from '../support/test'

const BYTES_PER_SECOND = 50_000

const frame = (page: Page) => page.locator('#frame')

for (const [who, title] of [
  ['a guest', 'Log in'],
  ['a signed-in user', 'Welcome, Joan Clarke'],
] as const) {
  test(`at 50 KB/s ${who} sees the frame until the page has loaded`, async ({ page }, info) => {
    const account = await newAccountWithLoan(page)
    await slowDown(page, BYTES_PER_SECOND)
    const start = Date.now()
    const opened = who === 'a guest' ? open(page, '/login') : openAs(page, account, '/')
    await expect(frame(page).getByText('Solvent', { exact: true })).toBeVisible()
    await opened
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    const toUsable = Date.now() - start
    await expect(frame(page)).toHaveCount(0)
    const toFrame = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    for (const [type, time] of [
      ['time to frame', toFrame],
      ['time to usable', toUsable],
    ] as const) {
      info.annotations.push({ type, description: `${Math.round(time)} ms` })
      console.log(`50 KB/s, ${who}: ${type} ${Math.round(time)} ms`)
    }
  })
}

test('at 50 KB/s a slow remote is not reported as down, and no script loads twice', async ({ page }) => {
  await slowDown(page, BYTES_PER_SECOND)
  await openAs(page, await newAccountWithLoan(page), '/recommendations')
  await expectPage(page, 'Plan')
  const scripts = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return entries
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name)
  })
  expect(scripts.length).toBeGreaterThan(2)
  expect(new Set(scripts).size, 'each script comes over the connection once').toBe(scripts.length)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the frame matches the colours and position of the ${colorScheme} app, and is replaced without a shift`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const account = await newAccountWithLoan(page)
    let resume = () => {}
    const held = new Promise<void>((resolve) => {
      resume = resolve
    })
    await page.route(/\/main\.\w+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const opened = openAs(page, account, '/')
    const brand = page.getByText('Solvent', { exact: true }).filter({ visible: true })
    await expect(brand).toBeVisible()
    const appearance = () =>
      brand.evaluate((name) => {
        const { x, y, height } = name.getBoundingClientRect()
        const { color } = getComputedStyle(name)
        return { x, y, height, color, canvas: getComputedStyle(document.body).backgroundColor }
      })
    const before = await appearance()
    resume()
    await opened
    await expectPage(page, 'Dashboard')
    expect(await appearance()).toEqual(before)
  })
}

test('the frame uses the chosen theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/login')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.route(/\/main\.\w+\.js$/, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)')
  await expect(frame(page)).toBeVisible()
})
