import type { Script } from './manifest'
import { ScriptError } from './script-error'

/** Normally the script is in the cache; a browser without a cache loads it again. */
const TIMEOUT_MS = 4_000

/** Runs a script; the browser checks its hash. @throws ScriptError */
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
