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

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the shell's scripts here; their names change with their content. */
  readonly shellFiles: readonly PrecacheEntry[]
  /** The host puts here where the released remotes come from. */
  readonly remoteOrigins: readonly string[]
}

/** What a page that opens without a connection is waited for, in seconds, before the last one is shown. */
const PATIENCE_SECONDS = 5
/** Some releases of each remote. */
const MOST_REMOTE_FILES = 120

/** One page for every address: which it is shows the router. */
const page = new NetworkFirst({
  cacheName: 'page',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async () => '/',
      // Not every address that a person opens is a page.
      cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
    },
  ],
})

function isPage({ ok, headers }: Response): boolean {
  return ok && headers.get('content-type')?.startsWith('text/html') === true
}

/** A release never changes. What does not come whole is asked for anew by the page, which checks its hash. */
const remotes = {
  cacheName: 'remotes',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MOST_REMOTE_FILES, purgeOnQuotaError: true })],
}

enableNavigationPreload()
cleanupOutdatedCaches()
precacheAndRoute([...self.shellFiles])
registerRoute(new NavigationRoute(page, { denylist: [/^\/(api|healthz|readyz|metrics)\b/, /[?&]at=/] }))
const isRelease = (url: URL) => self.remoteOrigins.includes(url.origin) && url.pathname.endsWith('.js')
const kept = new CacheFirst(remotes)
const anew = new NetworkFirst(remotes)
registerRoute(
  ({ url }) => isRelease(url),
  (asked) => (asked.request.cache === 'reload' ? anew : kept).handle(asked),
)

// The page that installs it was there before it.
self.addEventListener('install', (event) => {
  event.waitUntil(page.handle({ event, request: new Request('/') }))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  // Sent by workbox-window, when the page wants the new version.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data?.type === 'HAS_SCRIPT') ports[0]?.postMessage(getCacheKeyForURL(data.address) !== undefined)
})
