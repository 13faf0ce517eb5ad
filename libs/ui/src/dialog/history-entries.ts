interface OpenDialog {
  close: () => void
  /** Whether the browser history has an entry for it. */
  hasEntry: boolean
}

/** The open dialogs by id, in the order they opened. */
const open = new Map<string, OpenDialog>()

/** Number of dialogs opened so far, to create unique ids. */
let openings = 0

/** Number of pending `history.back()` calls that only remove the entry of a closed dialog. */
let pendingRemovals = 0

/** The closed dialogs whose entries are below another one, and are removed after it. */
const closed = new Set<string>()

/** The URL of the page that the dialogs are open over. */
let pageUrl = ''

/** Whether any dialog is open. */
export function isDialogOpen(): boolean {
  return open.size > 0
}

function idsIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('dialogs' in state)) return []
  const { dialogs } = state
  return Array.isArray(dialogs) ? dialogs.filter((id) => typeof id === 'string') : []
}

/** Preserves the router's part of the state, so that it sees the same page in both entries. */
function withDialogs(ids: readonly string[]): object {
  const state: unknown = window.history.state
  return { ...(typeof state === 'object' ? state : null), dialogs: ids }
}

function onPopState(event: PopStateEvent): void {
  const left = idsIn(event.state)
  const isRemoval = pendingRemovals > 0
  const closing = isRemoval ? [] : [...open].filter(([id, { hasEntry }]) => hasEntry && !left.includes(id))
  if (!isRemoval && closing.length === 0) return
  // On the same page, the router must not load it again. Several steps back may lead to another page.
  if (window.location.href === pageUrl) event.stopImmediatePropagation()
  if (isRemoval) pendingRemovals -= 1
  const below = left.at(-1)
  if (below && closed.delete(below)) removeEntry(below)
  for (const [, dialog] of closing.reverse()) {
    dialog.hasEntry = false
    dialog.close()
  }
  // For dialogs opened meanwhile, and those that refuse to close while sending.
  setTimeout(addEntries)
}

function addEntries(): void {
  if (pendingRemovals > 0) return
  for (const [id, dialog] of open) {
    if (!dialog.hasEntry) addEntry(id)
    dialog.hasEntry = true
  }
}

function addEntry(id: string): void {
  pageUrl = window.location.href
  const ids = idsIn(window.history.state)
  // The page was reloaded while a dialog was open.
  const isLeftOver = ids.length > 0 && !ids.some((other) => open.has(other))
  if (isLeftOver) window.history.replaceState(withDialogs([id]), '')
  else window.history.pushState(withDialogs([...ids, id]), '')
}

/** Removes the dialog's entry, unless the page has been left since. */
function removeEntry(id: string): void {
  const ids = idsIn(window.history.state)
  if (ids.at(-1) !== id) {
    if (ids.includes(id)) closed.add(id)
    return
  }
  pendingRemovals += 1
  window.history.back()
}

/**
 * Adds a history entry for an open dialog, so that Back closes it and stays on the page. The returned function removes
 * the entry. Both are deferred, so that a simultaneous navigation goes first.
 */
export function openInHistory(close: () => void): () => void {
  // Capture runs before the router's listener. Adding the same listener again has no effect.
  window.addEventListener('popstate', onPopState, { capture: true })
  openings += 1
  // The time makes it differ from the ids before a reload.
  const id = `${Date.now()}.${openings}`
  open.set(id, { close, hasEntry: false })
  setTimeout(addEntries)
  return () => {
    open.delete(id)
    setTimeout(() => removeEntry(id))
  }
}
