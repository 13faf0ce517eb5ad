type Undo = () => void

/** With whether it outlives the scenario that asked for it. */
const undos = new Map<Undo, boolean>()
let outlives = false

/**
 * Has something undone when the command ends, also by Ctrl-C or by an error: a process, a mount, a folder.
 *
 * @returns takes it back, because it is undone already
 */
export function registerCleanup(undo: Undo): () => void {
  watch()
  undos.set(undo, outlives)
  return () => undos.delete(undo)
}

let watches = false

function watch(): void {
  if (watches) return
  watches = true
  process.on('exit', undoAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
}

/** What is started meanwhile is for the scenarios to come as well, and stays when this one ends. */
export async function outlivingScenario<Result>(start: () => Promise<Result>): Promise<Result> {
  outlives = true
  try {
    return await start()
  } finally {
    outlives = false
  }
}

/** Undoes what a scenario has left, the last one first: a folder goes after what is mounted in it. */
export function cleanUpScenario(): void {
  undoRegistered(false)
}

/** Undoes everything that stands. */
function undoAll(): void {
  undoRegistered(false)
  undoRegistered(true)
}

function undoRegistered(lasting: boolean): void {
  for (const [undo, isLasting] of [...undos].reverse()) {
    if (isLasting !== lasting) continue
    undos.delete(undo)
    try {
      undo()
    } catch (error) {
      process.stderr.write(`This is left behind: ${String(error)}\n`)
    }
  }
}
