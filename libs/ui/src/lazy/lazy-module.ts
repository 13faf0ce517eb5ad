/** Code that is loaded after the page that shows it: a part of the design system, or a page. */
export interface LazyModule<Part> {
  /** Null until loaded. */
  current(): Part | null
  /** Calls `listener` when it has loaded; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Loads it. After a failure, the next call tries again. @throws Error if it fails to load */
  load(): Promise<void>
}

export function lazyModule<Part>(importPart: () => Promise<Part>): LazyModule<Part> {
  let part: Part | null = null
  const listeners = new Set<() => void>()
  return {
    current: () => part,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async load() {
      if (part) return
      part = await importPart()
      for (const listener of [...listeners]) listener()
    },
  }
}
