import { fetchWithProgress, withIdleTimeout } from './idle-timeout'
import type { Script } from './manifest'
import { ScriptError } from './script-error'

/** The hash in the registry's format; null in browsers without Web Crypto, which is missing on unencrypted pages. */
async function hashOf(file: Response): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-384', await file.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

type FetchContext = Parameters<Parameters<typeof withIdleTimeout>[0]>

async function isIntact({ url, integrity }: Script, cache: RequestCache, context: FetchContext) {
  const [signal, reportProgress] = context
  const hash = await hashOf(await fetchWithProgress(url, { cache, signal }, reportProgress))
  return hash === null || hash === integrity
}

/** Fetches one script into the cache. A corrupt cached copy is replaced, because nothing else would replace it. */
async function fetchScript(script: Script, isSuspect: boolean, context: FetchContext): Promise<void> {
  const { url } = script
  try {
    if (!isSuspect && (await isIntact(script, 'default', context))) return
    if (await isIntact(script, 'reload', context)) return
  } catch (cause) {
    throw new ScriptError(cause instanceof Error ? cause.message : String(cause), url, { cause })
  }
  throw new ScriptError(`${url} is not what was released`, url)
}

/**
 * Fetches scripts into the browser's cache and checks their hashes. They share one idle timeout, as they share the
 * connection. Scripts that failed before (`suspects`) are fetched first, so that a retry during an outage costs one
 * request. With suspects nothing is read from the cache, which may hold other corrupt files.
 *
 * @throws ScriptError
 */
export async function fetchScripts(
  scripts: readonly Script[],
  suspects: readonly Script[] = [],
): Promise<void> {
  const others = scripts.filter(({ url }) => suspects.every((suspect) => suspect.url !== url))
  for (const group of [suspects, others]) {
    await withIdleTimeout((...context) =>
      Promise.all(group.map((script) => fetchScript(script, suspects.length > 0, context))),
    )
  }
}
