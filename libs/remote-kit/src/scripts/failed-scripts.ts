/** The script that an event of the window is about: one that was not loaded, or one that threw as it ran. */
function scriptOf(event: Event): string | undefined {
  if (event.target instanceof HTMLScriptElement) return event.target.src
  return event instanceof ErrorEvent ? event.filename : undefined
}

/** Calls `onLost` with the address of each script of the page that does not come or breaks as it runs. */
export function watchScripts(onLost: (url: string) => void): void {
  const tell = (event: Event) => {
    const url = scriptOf(event)
    if (url) onLost(url)
  }
  // Events of elements do not rise to the window; on their way down it sees them.
  window.addEventListener('error', tell, { capture: true })
}
