import { LRUCache } from 'lru-cache'

/** Larger ones are worked out each time; a single person must not push everybody else's out. */
const LARGEST_SHARE = 1 / 16

/** The text of an answer, and the version of the books that it was made from, as its ETag. */
export interface KeptAnswer {
  tag: string
  text: string
}

/**
 * The last answer of each reading, as long as there is room. Whoever takes one has looked up in their own transaction
 * that the books are still those of its tag, so none is ever old, whichever server changed them.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, KeptAnswer> | null

  /** @param bytes of all texts together, a character as one; none are kept with 0 */
  constructor(bytes: number) {
    this.#answers =
      bytes === 0
        ? null
        : new LRUCache({
            maxSize: bytes,
            maxEntrySize: Math.ceil(bytes * LARGEST_SHARE),
            sizeCalculation: ({ text }, key) => text.length + key.length,
          })
  }

  /** @param key person, day and address */
  get(key: string): KeptAnswer | undefined {
    return this.#answers?.get(key)
  }

  keep(key: string, answer: KeptAnswer): void {
    this.#answers?.set(key, answer)
  }
}
