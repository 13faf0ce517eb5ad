import type { HashCost } from '../domain/secrets/hash-cost'

/** Instead of the real cost, where tests sign up hundreds of people and are not about passwords. */
export const HASH_COST: HashCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }
