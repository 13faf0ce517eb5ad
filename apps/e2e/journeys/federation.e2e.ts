import type { Page } from '@playwright/test'
import { signUp } from '../support/api'
import { goTo } from '../support/navigation'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'

const pages = [
  ['Assets', 'assets-mfe'],
  ['Liabilities', 'liabilities-mfe'],
  ['Plan', 'recommendations-mfe'],
  ['Activity', 'activity-mfe'],
] as const

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

  for (const [name, remote] of pages) {
    await goTo(user, name)
    const own = `${remotes[remote]?.origin}/${remote.replace('-', '_')}/`
    expect(scripts.some((url) => url.startsWith(own) && url.endsWith('/remoteEntry.js'))).toBe(true)
    expect(scripts.some((url) => url.startsWith(own) && url.includes('__federation_expose_page'))).toBe(true)
  }
  const chat = remotes['chat-mfe']?.origin ?? ''
  expect(scripts.some((url) => url.startsWith(chat) && url.includes('__federation_expose_widget'))).toBe(true)
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
  expect(requested).not.toContain(remotes['assets-mfe']?.origin)
  expect(requested).not.toContain(remotes['liabilities-mfe']?.origin)
})
