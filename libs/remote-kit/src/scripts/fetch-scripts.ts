import { readWhole, withinSilence } from './idle-timeout'
import type { Script } from './manifest'

/** A script that did not come, or not as it was released. */
export class ScriptError extends Error {
  readonly url: string

  constructor(message: string, url: string, options?: ErrorOptions) {
    super(message, options)
    this.url = url
  }
}

/** The hash of a file as the registry writes it; null where the browser has none for pages without encryption. */
async function hashOf(file: Response): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-384', await file.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

type Reading = Parameters<Parameters<typeof withinSilence>[0]>

async function isWhole({ url, integrity }: Script, cache: RequestCache, [signal, progress]: Reading) {
  const hash = await hashOf(await readWhole(url, { cache, signal }, progress))
  return hash === null || hash === integrity
}

/** Brings one script into the cache. One that is broken there is replaced, as nothing else would ever replace it. */
async function fetchOne(script: Script, isSuspect: boolean, reading: Reading): Promise<void> {
  const { url } = script
  try {
    if (!isSuspect && (await isWhole(script, 'default', reading))) return
    if (await isWhole(script, 'reload', reading)) return
  } catch (cause) {
    throw new ScriptError(cause instanceof Error ? cause.message : String(cause), url, { cause })
  }
  throw new ScriptError(`${url} is not what was released`, url)
}

/**
 * Brings scripts into the browser's cache, whole and checked; any progress of one counts for all, as they share the
 * connection. Scripts that failed before (`suspects`) are asked for first, so that a try while nothing is repaired costs
 * one request; after a failure nothing is taken from the cache, which may have kept more of what went wrong.
 */
export async function fetchScripts(
  scripts: readonly Script[],
  suspects: readonly Script[] = [],
): Promise<void> {
  const others = scripts.filter(({ url }) => suspects.every((suspect) => suspect.url !== url))
  for (const part of [suspects, others]) {
    await withinSilence((...reading) =>
      Promise.all(part.map((script) => fetchOne(script, suspects.length > 0, reading))),
    )
  }
}
