import type { RegisteredRelease } from './release'

/** Part of the people who get another release than the rest, to learn whether it is good. */
export interface Canary {
  /** From 0 to 100. */
  readonly percent: number
  readonly release: RegisteredRelease
}

/** Which release of a remote the app runs. */
export interface RegistryRow extends RegisteredRelease {
  readonly canary?: Canary
}

/** One revision of the registry: which release of which remote the page runs. Revisions are never changed. */
export interface Registry {
  /** Counts up from 1. */
  readonly revision: number
  /** SHA-256, in hex, of the signed text of the revision before; null for the first. */
  readonly previous: string | null
  /** When it was made, as an ISO time in UTC. */
  readonly at: string
  /** Who made it. */
  readonly by: string
  /** What it changed, in words such as `publish assets_mfe 0.1.0-1a2b3c4d`. */
  readonly change: string
  readonly remotes: Readonly<Record<string, RegistryRow>>
}

/** A revision as it is stored: what was signed, letter by letter, and its signature. */
export interface SignedRegistry {
  /** The JSON text of the revision. */
  readonly signed: string
  /** Ed25519, in base64. */
  readonly signature: string
}
