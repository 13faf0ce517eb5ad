/** The script that a window event is about: one that could not be loaded, or one that threw. */
function scriptUrlOf(event: Event): string | undefined {
  if (event.target instanceof HTMLScriptElement) return event.target.src
  return event instanceof ErrorEvent ? event.filename : undefined
}

/** Calls `onFailed` with the URL of each script that cannot be loaded or throws. */
export function watchFailedScripts(onFailed: (url: string) => void): void {
  const listener = (event: Event) => {
    const url = scriptUrlOf(event)
    if (url) onFailed(url)
  }
  // Load errors do not bubble; the window sees them in the capture phase only.
  window.addEventListener('error', listener, { capture: true })
}
