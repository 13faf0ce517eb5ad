import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { readWhole, withinSilence } from './by-progress'
import { isManifest, type ScriptAddresses } from './manifest'

/** What the loader has brought into the browser's cache is there at once; a browser that keeps nothing loads it once more. */
const TIMEOUT_MS = 20_000

function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}

/**
 * Keeps a bad release away from the page: the manifest comes from the registry or is checked before the
 * runtime keeps it, and a script without a known hash is refused.
 */
export function guardPlugin(registry: {
  remotes: Readonly<Record<string, ScriptAddresses>>
}): ModuleFederationRuntimePlugin {
  return {
    name: 'solvent-guard',

    async fetch(url, init, remote) {
      const row = registry.remotes[remote?.name ?? '']
      if (row && url === row.entry && isManifest(row.manifest)) {
        return new Response(JSON.stringify(row.manifest))
      }
      const response = await withinSilence((signal, progress) =>
        readWhole(url, { ...init, signal }, progress),
      )
      if (!isManifest(await response.clone().json())) throw new Error(`${url} is not a manifest`)
      return response
    },

    createScript({ url, remoteInfo }) {
      const integrity = registry.remotes[remoteInfo?.name ?? '']?.integrity[fileName(url)]
      if (!integrity) throw new Error(`The registry has no hash of ${url}`)
      const script = document.createElement('script')
      script.src = url
      script.async = true
      script.crossOrigin = 'anonymous'
      script.integrity = integrity
      return { script, timeout: TIMEOUT_MS }
    },

    // Preload links must ask in the same mode as the scripts they warm, or the browser fetches twice.
    createLink({ url, attrs = {} }) {
      const link = document.createElement('link')
      link.href = url
      link.crossOrigin = 'anonymous'
      for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, String(value))
      return { link, timeout: TIMEOUT_MS }
    },
  }
}
