import { ScriptError } from './script-error'

type OnFailed = (error: ScriptError) => void

/** Within this time after the event of a failed script, the browser knows the status of its response. */
const STATUS_DELAY_MS = 50

/** A request starts slightly before the page observes its script. */
const MAX_OBSERVATION_DELAY_MS = 100

/**
 * Why a script could not be loaded, as far as the browser says: its events do not, but it keeps the status of each
 * response. A response that is a success was refused for its hash or its type.
 */
function loadError(url: string, requestedAt: number): ScriptError {
  const entries = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[] // of this type only
  const status =
    entries.findLast(({ startTime }) => startTime >= requestedAt - MAX_OBSERVATION_DELAY_MS)
      ?.responseStatus ?? 0
  if (status >= 400) return new ScriptError(`${url} answered ${status}`, url)
  return new ScriptError(`${url} ${status === 0 ? 'could not be loaded' : 'is not what was released'}`, url)
}

/**
 * A script that threw. Its message may contain data of the user. The place is in the stack: once that has been read,
 * the event of an error that is reported again has the place of the report.
 */
function thrownError({ error, filename, lineno, colno }: ErrorEvent): ScriptError {
  const isError = error instanceof Error
  const stack = isError ? (error.stack ?? '').replace(error.message, '') : ''
  const [, url = filename, line = lineno, column = colno] =
    /(https?:\/\/[^\s()]+):(\d+):(\d+)/.exec(stack) ?? []
  return new ScriptError(`${url} threw ${isError ? error.name : 'Error'} at ${line}:${column}`, url)
}

function* scriptsIn(nodes: NodeList): Generator<HTMLScriptElement> {
  for (const node of nodes) if (node instanceof HTMLScriptElement && node.src) yield node
}

/**
 * Calls `onFailed` for each script that cannot be loaded, does not arrive in time or throws. The bundler's runtime
 * removes a script from the page when its timeout ends, without an event.
 */
export function watchFailedScripts(onFailed: OnFailed): void {
  const requestedAt = new WeakMap<HTMLScriptElement, number>()

  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const script of scriptsIn(addedNodes)) requestedAt.set(script, performance.now())
      for (const script of scriptsIn(removedNodes)) {
        if (requestedAt.delete(script)) onFailed(new ScriptError(`${script.src} timed out`, script.src))
      }
    }
  }).observe(document.head, { childList: true })
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLScriptElement && requestedAt.delete(target),
    { capture: true },
  )
  // Load errors do not bubble; the window sees them in the capture phase only.
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof HTMLScriptElement) {
        const since = requestedAt.get(target) ?? 0
        requestedAt.delete(target)
        // The browser may keep the status of the response only after the event.
        const { src } = target
        if (src) setTimeout(() => onFailed(loadError(src, since)), STATUS_DELAY_MS)
      } else if (event instanceof ErrorEvent && event.filename) onFailed(thrownError(event))
    },
    { capture: true },
  )
}
