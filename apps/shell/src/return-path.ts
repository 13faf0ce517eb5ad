import { guestPaths } from './paths'

const KEY = 'return_path'

/** Whether the page at a path is a guest page. */
export function isGuestPath(pathname: string): boolean {
  return guestPaths.includes(pathname)
}

/** The path and query of an address if it is a signed-in page of this app; null for guest pages and other sites. */
function pageBehindLogin(address: string): string | null {
  const { origin } = window.location
  // Resolved as a browser would, so that "//other.site" and "/\\other.site" are recognized as other sites.
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (url?.origin !== origin || isGuestPath(url.pathname)) return null
  return url.pathname + url.search
}

/** Remembers, for this tab, the page the user wanted before the login. */
export function rememberReturnPath(address: string): void {
  const path = pageBehindLogin(address)
  if (path) sessionStorage.setItem(KEY, path)
}

/** Forgets the page, as when the user signs out. */
export function forgetReturnPath(): void {
  sessionStorage.removeItem(KEY)
}

/** Where to go after signing in: the remembered page, which is then forgotten, or the dashboard. */
export function takeReturnPath(): string {
  const path = pageBehindLogin(sessionStorage.getItem(KEY) ?? '/')
  forgetReturnPath()
  return path ?? '/'
}
