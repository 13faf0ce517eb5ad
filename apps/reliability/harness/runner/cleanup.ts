type Undo = () => void

/** Each with whether it outlives the scenario that registered it. */
const undos = new Map<Undo, boolean>()
let outlives = false

/**
 * Registers a cleanup (of a process, a mount or a folder) to run when the command ends, also on Ctrl-C or an error.
 *
 * @returns a function that unregisters it, for when it is already done
 */
export function registerCleanup(undo: Undo): () => void {
  watch()
  undos.set(undo, outlives)
  return () => undos.delete(undo)
}

let isWatching = false

function watch(): void {
  if (isWatching) return
  isWatching = true
  process.on('exit', undoAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
}

/** Runs `start`; cleanups registered meanwhile run only when the command ends, not when the scenario does. */
export async function outlivingScenario<Result>(start: () => Promise<Result>): Promise<Result> {
  outlives = true
  try {
    return await start()
  } finally {
    outlives = false
  }
}

/** Runs the cleanups of the scenario, newest first, so that a mount goes before its folder. */
export function cleanUpScenario(): void {
  undoRegistered(false)
}

/** Runs all cleanups. */
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
      process.stderr.write(`Cleanup failed: ${String(error)}\n`)
    }
  }
}
