import type { Page, Route } from '@playwright/test'
import { newAccountWithLoan, openAs } from '../support/api'
import { open } from '../support/navigation'
import { expect, test } from '../support/test'

/** What each remote loads later: where it is shown, what leads to it, and what says that it is there. */
const parts = [
  {
    remote: 'assets_mfe',
    path: '/assets',
    open: (page: Page) => page.getByRole('tab', { name: /^Expected Assets/ }).click(),
    lost: 'Your expected assets could not be loaded.',
    there: (page: Page) => page.getByText('No expected assets recorded yet'),
    rest: (page: Page) => page.getByRole('button', { name: 'Add Asset' }),
  },
  {
    remote: 'liabilities_mfe',
    path: '/liabilities',
    open: (page: Page) => page.getByRole('link', { name: 'Car Loan' }).first().click(),
    lost: 'The schedule could not be loaded.',
    there: (page: Page) => page.getByRole('table', { name: /^Schedule of/ }),
    rest: (page: Page) => page.getByRole('heading', { name: 'Car Loan', level: 1 }),
  },
  {
    remote: 'recommendations_mfe',
    path: '/recommendations',
    open: () => Promise.resolve(),
    lost: 'Your way to debt-free could not be shown.',
    there: (page: Page) => page.getByRole('table', { name: 'Strategies side by side' }),
    rest: (page: Page) => page.getByRole('heading', { name: 'Payment Recommendations', level: 1 }),
  },
  {
    remote: 'chat_mfe',
    path: '/',
    open: (page: Page) => page.getByRole('button', { name: 'Open assistant' }).click(),
    lost: 'The layout of the answer could not be loaded.',
    // The same greeting, laid out as a paragraph.
    there: (page: Page) =>
      page.getByRole('log', { name: 'Conversation' }).locator('p', { hasText: /^Hello\./ }),
    rest: (page: Page) => page.getByText(/^Hello\. Tell me/),
  },
] as const

/** The scripts of a remote that no exposed module needs at first, by the registry of the page. */
async function laterScripts(page: Page, remote: string): Promise<string[]> {
  await open(page, '/login')
  const registry = JSON.parse((await page.locator('#remote-registry').textContent()) ?? '{}')
  const { exposes } = registry.remotes[remote].manifest
  return exposes.flatMap((exposed: { assets: { js: { async: string[] } } }) => exposed.assets.js.async)
}

for (const [fault, act] of [
  ['cannot be reached', (route: Route) => route.abort('connectionrefused')],
  ['never answers', () => new Promise<void>(() => undefined)],
  [
    'sends something else',
    (route: Route) => route.fulfill({ body: 'alert(1)', contentType: 'text/javascript' }),
  ],
] as const) {
  for (const part of parts) {
    test(`a part of ${part.remote} that ${fault} says so in its place, and Try again brings it`, async ({
      page,
      provokes,
    }) => {
      provokes(/ERR_CONNECTION_REFUSED|Loading chunk|ChunkLoadError|integrity/)
      const scripts = await laterScripts(page, part.remote)
      expect(scripts.length).toBeGreaterThan(0)
      const isLater = (url: URL) => scripts.some((script) => url.pathname.endsWith(`/${script}`))
      await page.route(isLater, act)
      await openAs(page, await newAccountWithLoan(page), part.path)
      await part.open(page)
      await expect(page.getByText(part.lost).first()).toBeVisible({ timeout: 10_000 })
      await expect(part.rest(page).first()).toBeVisible()
      await expect(part.there(page)).toHaveCount(0)
      await page.unroute(isLater, act)
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(part.there(page).first()).toBeVisible({ timeout: 10_000 })
      await expect(page.getByText(part.lost)).toHaveCount(0)
    })
  }
}
