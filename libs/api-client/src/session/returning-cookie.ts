const YEAR_SECONDS = 31_536_000

/**
 * Tells the host whether the pages behind the login come next, so that it can name in the page what they need. It is no
 * secret: the cookie says so much and no more, and opens nothing.
 */
export function tellReturning(isSignedIn: boolean): void {
  const value = isSignedIn ? `1; max-age=${YEAR_SECONDS}` : '; max-age=0'
  const transport = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser.
  document.cookie = `returning=${value}; path=/; samesite=lax${transport}`
}
