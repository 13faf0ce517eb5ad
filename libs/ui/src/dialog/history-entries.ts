interface OpenDialog {
  close: () => void
  /** Whether the browser's history has an entry for it. */
  hasEntry: boolean
}

/** The dialogs that are open, by id, in the order they opened. */
const open = new Map<string, OpenDialog>()

/** How many openings there were; each has an id of its own. */
let openings = 0

/** How many steps back are on their way that only take the entry of a closed dialog out. */
let removals = 0

/** The address that they are open over. */
let page = ''

/** Whether any dialog is open. */
export function isDialogOpen(): boolean {
  return open.size > 0
}

function idsIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('dialogs' in state)) return []
  const { dialogs } = state
  return Array.isArray(dialogs) ? dialogs.filter((id) => typeof id === 'string') : []
}

/** The router's own part of the state stays, so that it sees the same page in both entries. */
function withDialogs(ids: readonly string[]): object {
  const state: unknown = window.history.state
  return { ...(typeof state === 'object' ? state : null), dialogs: ids }
}

function onPopState(event: PopStateEvent): void {
  const left = idsIn(event.state)
  const isRemoval = removals > 0
  const closing = isRemoval ? [] : [...open].filter(([id, { hasEntry }]) => hasEntry && !left.includes(id))
  if (!isRemoval && closing.length === 0) return
  // The same page: no router needs to load it again. Many steps at once may lead to another.
  if (window.location.href === page) event.stopImmediatePropagation()
  if (isRemoval) removals -= 1
  for (const [, dialog] of closing.reverse()) {
    dialog.hasEntry = false
    dialog.close()
  }
  // For what has opened meanwhile, and what refuses to close because it is sending.
  setTimeout(addEntries)
}

function addEntries(): void {
  if (removals > 0) return
  for (const [id, dialog] of open) {
    if (!dialog.hasEntry) addEntry(id)
    dialog.hasEntry = true
  }
}

function addEntry(id: string): void {
  page = window.location.href
  const ids = idsIn(window.history.state)
  // The page was loaded again while one was open.
  const isLeftOver = ids.length > 0 && !ids.some((other) => open.has(other))
  if (isLeftOver) window.history.replaceState(withDialogs([id]), '')
  else window.history.pushState(withDialogs([...ids, id]), '')
}

/** Takes the dialog's entry out, unless the page has been left since. */
function removeEntry(id: string): void {
  if (idsIn(window.history.state).at(-1) !== id) return
  removals += 1
  window.history.back()
}

/**
 * Gives an open dialog an entry in the history, so that one step back closes it and the page stays, until the returned
 * function is called. Both wait for a moment: what changes the address at the same time goes first.
 */
export function openInHistory(close: () => void): () => void {
  // Before the router hears of it. Added once, however often.
  window.addEventListener('popstate', onPopState, { capture: true })
  openings += 1
  // Not that of a dialog from before the page was loaded again.
  const id = `${Date.now()}.${openings}`
  open.set(id, { close, hasEntry: false })
  setTimeout(addEntries)
  return () => {
    open.delete(id)
    setTimeout(() => removeEntry(id))
  }
}
