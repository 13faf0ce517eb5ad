const YEAR_SECONDS = 31_536_000

/**
 * Sets whether the next visit starts signed in, so that the host can preload what those pages need. The cookie is not a
 * secret and grants nothing.
 */
export function setReturningCookie(isSignedIn: boolean): void {
  const value = isSignedIn ? `1; max-age=${YEAR_SECONDS}` : '; max-age=0'
  const transport = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = `returning=${value}; path=/; samesite=lax${transport}`
}
