import { rememberApp, runningApp } from '../running-app'
import { test as base } from '../test'
import { type Front, startFront } from './front'
import { type ReleaseHost, startReleaseHost } from './release-host'

/** A journey with its own releases: a proxy of the app with its own registry, and a release host that can fail. */
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
    // Open pages would log errors once the app is gone.
    for (const page of context.pages()) await page.close()
    rememberApp(app)
    await front.stop()
  },
})
