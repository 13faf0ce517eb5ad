import { ScriptError } from './fetch-scripts'
import type { Script } from './manifest'

/** What was brought into the cache is there at once; a browser that keeps nothing loads it once more. */
const TIMEOUT_MS = 4_000

/** Runs a script, which the browser checks against its hash. Rejects when it does not come or is another one. */
export function runScript({ url, integrity }: Script): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new ScriptError(`${url} could not be run`, url))
    const timer = setTimeout(fail, TIMEOUT_MS)
    script.onload = () => resolve()
    script.onerror = fail
    document.head.append(script)
    script.addEventListener('load', () => clearTimeout(timer))
    script.addEventListener('error', () => clearTimeout(timer))
  }).finally(() => script.remove())
}
