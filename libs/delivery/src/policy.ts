import type { Budget } from './release'

/**
 * What a team may do with a remote. `publish` puts any of its releases in force, for everyone or as a canary; pin,
 * rollback and restore are included. `withdraw` ends its canary. `remove` removes it from the app.
 */
export const RIGHTS = ['publish', 'withdraw', 'remove'] as const

export type Right = (typeof RIGHTS)[number]

/** A group of people, or a program such as the watch of canaries, that signs with its own keys. */
interface Team {
  /** Ed25519 public keys, SPKI in base64 (`remotes key` prints one). A key that ends is left out. */
  readonly keys: readonly string[]
}

/** Who may change a remote, and the limits of its releases. */
export interface RemotePolicy {
  /** The rights of each team. */
  readonly owners: Readonly<Record<string, readonly Right[]>>
  /** The origin that serves its releases. */
  readonly origin: string
  /** The paths of pages and the slots of widgets that it may fill. */
  readonly places: readonly string[]
  /** The highest budgets that its releases may declare, in bytes compressed with brotli. */
  readonly budget: Budget
}

/**
 * Who may change which remote. It is part of each revision of the registry, and only the platform's key changes it. A
 * remote without an entry belongs to the platform.
 */
export interface Policy {
  readonly teams: Readonly<Record<string, Team>>
  readonly remotes: Readonly<Record<string, RemotePolicy>>
}

/** The team that a public key belongs to. */
export function teamOf(policy: Policy | undefined, key: string): string | undefined {
  return Object.entries(policy?.teams ?? {}).find(([, { keys }]) => keys.includes(key))?.[0]
}
