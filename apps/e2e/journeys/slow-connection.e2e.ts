import type { Page } from '@playwright/test'
import { newAccountWithLoan, openAs } from '../support/api'
import { expectPage, open } from '../support/navigation'
import { slowDown } from '../support/network-faults'
import { expect, test } from '../support/test'

const BYTES_A_SECOND = 50_000

const frame = (page: Page) => page.locator('#frame')

for (const [who, title] of [
  ['a guest', 'Log in'],
  ['who is signed in', 'Welcome, Joan Clarke'],
] as const) {
  test(`on 50 KB/s ${who} sees the frame until the page is there`, async ({ page }, info) => {
    const account = await newAccountWithLoan(page)
    await slowDown(page, BYTES_A_SECOND)
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

test('on 50 KB/s a page that comes from elsewhere is waited for, and is not taken for one that is down', async ({
  page,
}) => {
  await slowDown(page, BYTES_A_SECOND)
  await openAs(page, await newAccountWithLoan(page), '/recommendations')
  await expectPage(page, 'Plan')
  const crossings = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name)
  })
  expect(crossings.length).toBeGreaterThan(2)
  expect(new Set(crossings).size, 'each script comes over the connection once').toBe(crossings.length)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the frame has the colours and the place of the ${colorScheme} app, and gives way without a flash`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const account = await newAccountWithLoan(page)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/\/main\.\w+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const opened = openAs(page, account, '/')
    const brand = page.getByText('Solvent', { exact: true }).filter({ visible: true })
    await expect(brand).toBeVisible()
    const look = () =>
      brand.evaluate((name) => {
        const { x, y, height } = name.getBoundingClientRect()
        const { color } = getComputedStyle(name)
        return { x, y, height, color, canvas: getComputedStyle(document.body).backgroundColor }
      })
    const before = await look()
    goOn()
    await opened
    await expectPage(page, 'Dashboard')
    expect(await look()).toEqual(before)
  })
}

test('who has chosen a theme finds the frame in it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/login')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.route(/\/main\.\w+\.js$/, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)')
  await expect(frame(page)).toBeVisible()
})
