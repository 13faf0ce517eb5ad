import { ScriptError } from './script-error'

/** The script that a window event is about: one that could not be loaded, or one that threw. */
function failureOf(event: Event): ScriptError | undefined {
  if (event.target instanceof HTMLScriptElement) {
    const { src } = event.target
    return new ScriptError(`${src} could not be loaded`, src)
  }
  return event instanceof ErrorEvent ? new ScriptError(event.message, event.filename) : undefined
}

/** Calls `onFailed` for each script that cannot be loaded or throws. */
export function watchFailedScripts(onFailed: (error: ScriptError) => void): void {
  const listener = (event: Event) => {
    const error = failureOf(event)
    if (error?.url) onFailed(error)
  }
  // Load errors do not bubble; the window sees them in the capture phase only.
  window.addEventListener('error', listener, { capture: true })
}
