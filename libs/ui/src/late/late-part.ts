/** What comes after the page that shows it: of the design system, or a page. */
export interface LatePart<Part> {
  /** Null until it is there. */
  now(): Part | null
  /** Calls `listener` when it is there; returns what ends that. */
  subscribe(listener: () => void): () => void
  /** Brings it. What is lost on its way is asked for again by the next call. @throws Error if it does not come */
  load(): Promise<void>
}

export function latePart<Part>(bring: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null
  const listeners = new Set<() => void>()
  return {
    now: () => part,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async load() {
      if (part) return
      part = await bring()
      for (const listener of [...listeners]) listener()
    },
  }
}
