import { guestPaths } from './paths'

const KEY = 'return_path'

/** Whether the page at a path is for those who are not signed in. */
export function isGuestPath(pathname: string): boolean {
  return guestPaths.includes(pathname)
}

/** The part of an address that may be gone back to: a page of this app behind the login, never another site. */
function pageBehindLogin(address: string): string | null {
  const { origin } = window.location
  // Resolved as a browser would, so that "//other.site" and "/\\other.site" show themselves.
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (url?.origin !== origin || isGuestPath(url.pathname)) return null
  return url.pathname + url.search
}

/** Remembers, for this tab, the page that a person wanted when the login came in between. */
export function rememberReturnPath(address: string): void {
  const path = pageBehindLogin(address)
  if (path) sessionStorage.setItem(KEY, path)
}

/** Forgets it: the person left by their own wish. */
export function forgetReturnPath(): void {
  sessionStorage.removeItem(KEY)
}

/** Where signing in leads: the remembered page, once, else the dashboard. */
export function takeReturnPath(): string {
  const path = pageBehindLogin(sessionStorage.getItem(KEY) ?? '/')
  forgetReturnPath()
  return path ?? '/'
}
