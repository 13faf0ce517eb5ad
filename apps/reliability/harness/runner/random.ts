/** A seeded random number generator. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** True with probability `share`. */
  chance(share: number): boolean {
    return this.next() < share
  }

  /** @throws RangeError if `items` is empty */
  pick<Item>(items: readonly Item[]): Item {
    const index = this.integer(0, items.length - 1)
    if (index >= items.length) throw new RangeError('There is nothing to choose from')
    return items[index] as Item
  }
}
