/** Asks the person to show the second factor again. Resolves to whether they did. */
type Confirm = () => Promise<boolean>

let confirm: Confirm | null = null
let running: Promise<boolean> | null = null

/** Sets how the person is asked, until the returned function is called. */
export function onFactorNeeded(ask: Confirm): () => void {
  confirm = ask
  return () => {
    if (confirm === ask) confirm = null
  }
}

/** Asks once for all calls that wait for it. */
export function confirmFactor(): Promise<boolean> {
  running ??= (confirm?.() ?? Promise.resolve(false)).finally(() => {
    running = null
  })
  return running
}
