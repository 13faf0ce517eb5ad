/** Of argon2id: 64 MiB (in KiB), three passes, one lane; some 60 ms on one core. */
export const HASH_COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const
