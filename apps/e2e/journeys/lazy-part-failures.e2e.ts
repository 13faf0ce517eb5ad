import type { Page, Route } from '@playwright/test'
import { isNightly } from '@solvent/api-testing/nightly'
import { newAccountWithLoan, openAs } from '../support/api'
import { findRemotes, pathOf } from '../support/delivery/found-remotes'
import { open } from '../support/navigation'
import { expect, test } from '../support/test'

/** The lazy scripts of a remote, according to the registry in the page. */
async function lazyScripts(page: Page, remote: string): Promise<string[]> {
  await open(page, '/login')
  const registry = JSON.parse((await page.locator('#remote-registry').textContent()) ?? '{}')
  const { exposes } = registry.remotes[remote].manifest
  return exposes.flatMap((exposed: { assets: { js: { async: string[] } } }) => exposed.assets.js.async)
}

const faults = [
  ['cannot be reached', (route: Route) => route.abort('connectionrefused')],
  ['never answers', () => new Promise<void>(() => undefined)],
  [
    'sends something else',
    (route: Route) => route.fulfill({ body: 'alert(1)', contentType: 'text/javascript' }),
  ],
] as const

const lazyParts = findRemotes().flatMap((remote) =>
  remote.lazyPart ? [{ ...remote.lazyPart, remote: remote.name, path: pathOf(remote) }] : [],
)

for (const [index, [fault, act]] of faults.entries()) {
  // One fault per part; nightly, every fault on every part.
  const parts = lazyParts.filter((_, part) => isNightly || part % faults.length === index)
  for (const part of parts) {
    test(`a lazy part of ${part.remote} that ${fault} shows an error in place, and Try again loads it`, async ({
      page,
      allowProblem,
    }) => {
      allowProblem(/ERR_CONNECTION_REFUSED|Loading chunk|ChunkLoadError|integrity/)
      const scripts = await lazyScripts(page, part.remote)
      expect(scripts.length).toBeGreaterThan(0)
      const isLazy = (url: URL) => scripts.some((script) => url.pathname.endsWith(`/${script}`))
      await page.route(isLazy, act)
      await openAs(page, await newAccountWithLoan(page), part.path)
      if (part.open !== null) await page.locator(part.open).first().click()
      await expect(page.getByText(part.error).first()).toBeVisible({ timeout: 10_000 })
      await expect(page.locator(part.unaffected).first()).toBeVisible()
      await expect(page.locator(part.loaded)).toHaveCount(0)
      await page.unroute(isLazy, act)
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(page.locator(part.loaded).first()).toBeVisible({ timeout: 10_000 })
      await expect(page.getByText(part.error)).toHaveCount(0)
    })
  }
}
