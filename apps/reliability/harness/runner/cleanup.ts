type Undo = () => void

/** With whether it outlives the row that asked for it. */
const undos = new Map<Undo, boolean>()
let outlives = false

/**
 * Has something undone when the command ends, also by Ctrl-C or by an error: a process, a mount, a folder.
 *
 * @returns takes it back, because it is undone already
 */
export function atExit(undo: Undo): () => void {
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

/** What is started meanwhile is for the rows to come as well, and stays when this one ends. */
export async function outlivingTheRow<Result>(start: () => Promise<Result>): Promise<Result> {
  outlives = true
  try {
    return await start()
  } finally {
    outlives = false
  }
}

/** Undoes what a row has left, the last one first: a folder goes after what is mounted in it. */
export function undoRow(): void {
  undoThose(false)
}

/** Undoes everything that stands. */
function undoAll(): void {
  undoThose(false)
  undoThose(true)
}

function undoThose(those: boolean): void {
  for (const [undo, isLasting] of [...undos].reverse()) {
    if (isLasting !== those) continue
    undos.delete(undo)
    try {
      undo()
    } catch (error) {
      process.stderr.write(`This is left behind: ${String(error)}\n`)
    }
  }
}
