import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Registry } from './registry'

const TIMEOUT_MS = 4000

function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}

function isManifest(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'metaData' in value && 'exposes' in value
}

/**
 * Keeps a bad release away from the page: the manifest comes from the registry or is checked before the
 * runtime keeps it, a script without a known hash is refused, and nothing is waited for longer than 4 s.
 */
export function guardPlugin(registry: Registry): ModuleFederationRuntimePlugin {
  return {
    name: 'solvent-guard',

    async fetch(url, init, remote) {
      const row = registry.remotes[remote?.name ?? '']
      if (row && url === row.entry && isManifest(row.manifest)) {
        return new Response(JSON.stringify(row.manifest))
      }
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
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
