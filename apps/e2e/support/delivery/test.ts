import { rememberApp, runningApp } from '../running-app'
import { test as base } from '../test'
import { type Front, startFront } from './front'
import { type ReleaseHost, startReleaseHost } from './release-host'

/** A journey with releases of its own: the app behind a registry that it writes, and an origin that it can break. */
export const test = base.extend<{ releaseHost: ReleaseHost; front: Front }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  releaseHost: async ({}, use) => {
    const host = await startReleaseHost()
    await use(host)
    await host.stop()
  },
  front: async ({ releaseHost, context }, use) => {
    const app = runningApp()
    const front = await startFront(app.origin, [releaseHost.origin])
    rememberApp({ ...app, origin: front.origin })
    await use(front)
    // Pages that go on without an app would complain.
    for (const page of context.pages()) await page.close()
    rememberApp(app)
    await front.stop()
  },
})
