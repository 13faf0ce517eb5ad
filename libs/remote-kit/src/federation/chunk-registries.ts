/** The modules that the scripts of one release have added, for the runtime of that release. */
type Chunks = unknown[]

/** The global variable that the scripts of a remote add their modules to. Stored releases were built with this name. */
export function chunkGlobal(remote: string): string {
  return `rspackChunk${remote}`
}

/**
 * Keeps the releases of a remote apart. All of them add their modules to one global variable, so a lazy chunk of an old
 * release would add its modules to the current one. Instead, each script gets the array of its folder.
 */
export function createChunkRegistries() {
  const byFolder = new Map<string, Chunks>()
  const guarded = new Set<string>()

  function chunksOfRunningScript(): Chunks {
    const { currentScript } = document
    const address = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href
    const folder = new URL('.', address).href
    const chunks = byFolder.get(folder) ?? []
    byFolder.set(folder, chunks)
    return chunks
  }

  return {
    /** Call before each start of a release, so that it does not use the modules of an earlier start. */
    prepare(remote: string, folder: string): void {
      byFolder.set(folder, [])
      if (guarded.has(remote)) return
      guarded.add(remote)
      Object.defineProperty(globalThis, chunkGlobal(remote), {
        get: chunksOfRunningScript,
        // A script only assigns the array that it has just read.
        set: () => undefined,
      })
    },
  }
}
