import path from 'node:path'
import type { Page } from '@playwright/test'
import { signUp } from '../support/api'
import { findRemotes, linkTo } from '../support/delivery/found-remotes'
import { followLink } from '../support/navigation'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'

const found = findRemotes()

/** Counts the copies of React DOM that start on the page. */
function countRenderers(page: Page) {
  return page.addInitScript(() => {
    const renderers: unknown[] = []
    Object.assign(globalThis, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        checkDCE() {},
      },
    })
  })
}

test('each remote loads from its own origin and shares one React, one style sheet and one event bus', async ({
  page,
  user,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await countRenderers(page)
  await signUp(page)
  const { origin, remotes } = runningApp()

  for (const remote of found) {
    await followLink(user, linkTo(remote))
    const own = `${remotes[path.basename(remote.folder)]?.origin}/${remote.name}/`
    for (const file of ['/remoteEntry.js', `/__federation_expose_${remote.place.kind}.`])
      await expect.poll(() => scripts.some((url) => url.startsWith(own) && url.includes(file))).toBe(true)
  }
  const origins = new Set([origin, ...Object.values(remotes).map((remote) => remote.origin)])
  expect(new Set(scripts.map((url) => new URL(url).origin))).toEqual(origins)

  const copies = await page.evaluate(() => ({
    react: Reflect.get(globalThis, 'renderers').length,
    styles: document.querySelectorAll('style[data-styled]').length,
    buses: Reflect.get(globalThis, Symbol.for('solvent.event-bus.copies')),
  }))
  expect(copies).toEqual({ react: 1, styles: 1, buses: 1 })
})

test('the dashboard loads only the remote that it shows', async ({ page }) => {
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(new URL(request.url()).origin))
  await signUp(page)
  const { remotes } = runningApp()
  await expect(page.getByRole('heading', { name: 'Personal Finance Assistant' })).toBeVisible()
  const pages = found.filter(({ place }) => place.kind === 'page')
  for (const { folder } of pages) expect(requested).not.toContain(remotes[path.basename(folder)]?.origin)
})
