/** The next number of a repeatable sequence: from 0, below 1. */
export type Random = () => number

/** Mulberry32 by Tommy Ettinger: good enough for simulations, and the same sequence for a seed on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `least` to `most`, both inclusive. */
export function wholeBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}
