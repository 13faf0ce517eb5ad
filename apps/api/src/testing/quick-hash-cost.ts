import type { HashCost } from '../domain/secrets/hash-cost'

/** Replaces the real cost, because the tests sign up hundreds of people. */
export const HASH_COST: HashCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }
