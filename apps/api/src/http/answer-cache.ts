import { LRUCache } from 'lru-cache'

/** Larger answers are not cached, so that one person cannot evict everyone else's. */
const MAX_ENTRY_SHARE = 1 / 16

/** The text of an answer, and its ETag, which identifies the version of the books. */
export interface CachedAnswer {
  tag: string
  text: string
}

/**
 * The last answer of each read, as long as there is room. The caller checks in its own transaction that the books still
 * match the tag, so an answer is never stale, whichever server changed the books.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer> | null

  /** @param bytes of all texts and keys together, one per character; 0 disables the cache */
  constructor(bytes: number) {
    this.#answers =
      bytes === 0
        ? null
        : new LRUCache({
            maxSize: bytes,
            maxEntrySize: Math.ceil(bytes * MAX_ENTRY_SHARE),
            sizeCalculation: ({ text }, key) => text.length + key.length,
          })
  }

  /** @param key person, day and URL */
  get(key: string): CachedAnswer | undefined {
    return this.#answers?.get(key)
  }

  set(key: string, answer: CachedAnswer): void {
    this.#answers?.set(key, answer)
  }
}
