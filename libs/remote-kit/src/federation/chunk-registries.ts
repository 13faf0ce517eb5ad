/** Where scripts of one release leave their modules for the release's own runtime. */
type Chunks = unknown[]

/** The global variable that the scripts of a remote add their modules to. Stored releases were built with this name. */
export function chunkGlobal(remote: string): string {
  return `rspackChunk${remote}`
}

/**
 * Keeps the releases of a remote apart. The scripts of all of them hand their modules over in one global variable, named
 * after the remote: a lazy chunk of a former release would put its modules into the present one. Here each script is
 * given what belongs to the folder that it comes from.
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
    /** Before a release starts, for the first time or anew: nothing of a former start is taken for its own. */
    begin(remote: string, folder: string): void {
      byFolder.set(folder, [])
      if (guarded.has(remote)) return
      guarded.add(remote)
      Object.defineProperty(globalThis, chunkGlobal(remote), {
        get: chunksOfRunningScript,
        // What a script assigns is what it was given.
        set: () => undefined,
      })
    },
  }
}
