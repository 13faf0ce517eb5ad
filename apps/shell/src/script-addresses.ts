import { originsOf, readRegistry } from '@solvent/remote-kit'

/** The part of the browser's Trusted Types that the shell needs; TypeScript does not know them yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown
}

function hasPolicies(page: object): page is { trustedTypes: PolicyFactory } {
  return 'trustedTypes' in page
}

/**
 * The page's policy lets nobody make scripts or markup of a text, and an address of a script must pass here: it must
 * be the shell's own or that of a registered remote. The libraries that load chunks know nothing of this, so it is
 * the policy that the browser asks by default. Browsers without Trusted Types go by the list of origins alone.
 */
export function allowRegisteredScripts(): void {
  const page: object = globalThis
  if (!hasPolicies(page)) return
  const origins = originsOf(readRegistry()).add(location.origin)
  page.trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const { protocol, origin } = new URL(address, location.href)
      // Null makes the browser refuse and report it.
      return /^https?:$/.test(protocol) && origins.has(origin) ? address : null
    },
  })
}
