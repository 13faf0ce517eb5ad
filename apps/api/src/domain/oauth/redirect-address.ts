/** Hosts of a program on the person's own device (RFC 8252, 7.3). */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
/**
 * Schemes of well-known programs. Others must contain a period, as the name of a domain (RFC 8252, 7.1), which no
 * scheme of a browser does.
 */
const PROGRAM_SCHEMES: readonly string[] = ['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:']
const DOMAIN_SCHEME = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/

/** Whether a program may ask to be called back at an address. A page follows it, so it may not run as a script. */
export function isRedirectAddress(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return true
  if (url.protocol === 'http:') return LOOPBACK.includes(url.hostname)
  return PROGRAM_SCHEMES.includes(url.protocol) || DOMAIN_SCHEME.test(url.protocol)
}

/** Whether an address is one of those registered. On the person's own device, the port may differ (RFC 8252, 7.3). */
export function isRegistered(text: string, registered: readonly string[]): boolean {
  return isRedirectAddress(text) && registered.some((address) => comparable(address) === comparable(text))
}

/** The host of a site; null for a program on the person's device. */
export function siteOf(address: string): string | null {
  const { protocol, host } = new URL(address)
  return protocol === 'https:' ? host : null
}

/** The address with parameters added to its query. */
export function withParameters(
  address: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}

function comparable(address: string): string {
  const url = new URL(address)
  if (url.protocol !== 'http:') return address
  url.port = ''
  return url.href
}
