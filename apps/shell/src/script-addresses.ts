import { originsOf, readRegistry } from '@solvent/remote-kit'

/** The part of the browser's Trusted Types that the shell needs; TypeScript does not know them yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown
}

function hasPolicies(page: object): page is { trustedTypes: PolicyFactory } {
  return 'trustedTypes' in page
}

/**
 * Installs the Trusted Types policy: no script or markup from strings, and a script URL must belong to the shell or to
 * a registered remote. It is the default policy, because the libraries that load chunks do not name one. Browsers
 * without Trusted Types rely on the list of allowed origins alone.
 */
export function allowRegisteredScripts(): void {
  const page: object = globalThis
  if (!hasPolicies(page)) return
  const origins = originsOf(readRegistry()).add(location.origin)
  page.trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const { protocol, origin } = new URL(address, location.href)
      // Null makes the browser refuse and report the URL.
      return /^https?:$/.test(protocol) && origins.has(origin) ? address : null
    },
  })
}
