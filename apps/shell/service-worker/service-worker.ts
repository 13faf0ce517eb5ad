import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { showReminders } from './show-reminders'

declare const self: ServiceWorkerGlobalScope & {
  /** The shell's scripts, injected by the build. Their names change with their content. */
  readonly shellFiles: readonly PrecacheEntry[]
  /** The origins of the released remotes, injected by the host. */
  readonly remoteOrigins: readonly string[]
}

/** How long a navigation waits for the network before the cached page is served. */
const NETWORK_TIMEOUT_SECONDS = 5
/** Enough for several releases of each remote. */
const MAX_REMOTE_FILES = 120

/** One HTML page serves every address; the router decides what it shows. */
const page = new NetworkFirst({
  cacheName: 'page',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async () => '/',
      // Not every navigation returns a page.
      cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
    },
  ],
})

function isPage({ ok, headers }: Response): boolean {
  return ok && headers.get('content-type')?.startsWith('text/html') === true
}

/** A release never changes. The page checks each file's hash and requests a damaged file again. */
const remotes = {
  cacheName: 'remotes',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MAX_REMOTE_FILES, purgeOnQuotaError: true })],
}

showReminders()
enableNavigationPreload()
cleanupOutdatedCaches()
precacheAndRoute([...self.shellFiles])
registerRoute(new NavigationRoute(page, { denylist: [/^\/(api|healthz|readyz|metrics)\b/, /[?&]at=/] }))
const isRelease = (url: URL) => self.remoteOrigins.includes(url.origin) && url.pathname.endsWith('.js')
const cacheFirst = new CacheFirst(remotes)
const networkFirst = new NetworkFirst(remotes)
registerRoute(
  ({ url }) => isRelease(url),
  (options) => (options.request.cache === 'reload' ? networkFirst : cacheFirst).handle(options),
)

// The page that installs the worker was loaded before it, so it is not in the cache yet.
self.addEventListener('install', (event) => {
  event.waitUntil(page.handle({ event, request: new Request('/') }))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  // Sent by workbox-window to activate the new version.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data?.type === 'HAS_SCRIPT') ports[0]?.postMessage(getCacheKeyForURL(data.address) !== undefined)
})
