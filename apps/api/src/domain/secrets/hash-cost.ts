export interface HashCost {
  /** KiB */
  memoryCost: number
  /** Passes over the memory. */
  timeCost: number
  /** Lanes. */
  parallelism: number
}

/**
 * Of argon2id: 64 MiB, three passes, one lane; some 60 ms on one core. A login rehashes a secret that has another cost.
 */
export const HASH_COST: HashCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
