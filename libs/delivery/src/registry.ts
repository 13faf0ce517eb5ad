import type { Policy } from './policy'
import type { RegisteredRelease } from './release'

/** A release that a share of the people get, to try it out. */
interface Canary {
  /** The share of the people, from 0 to 100. */
  readonly percent: number
  readonly release: RegisteredRelease
}

/** The release of a remote that the app runs. */
export interface RegistryRow extends RegisteredRelease {
  readonly canary?: Canary
}

/** A revision of the registry: the release of each remote that pages run. Revisions are immutable. */
export interface Registry {
  /** Consecutive, starting at 1. */
  readonly revision: number
  /** SHA-256, in hex, of the signed text of the previous revision; null for the first. */
  readonly previous: string | null
  /** Creation time, ISO 8601 in UTC. */
  readonly at: string
  /** Its author. */
  readonly by: string
  /** The change in words, such as `publish assets_mfe 0.1.0-1a2b3c4d`. */
  readonly change: string
  readonly remotes: Readonly<Record<string, RegistryRow>>
  /** Without one, everything belongs to the platform. */
  readonly policy?: Policy
}

/** A stored revision: the exact signed text, and its signature. */
export interface SignedRegistry {
  /** The JSON text of the revision. */
  readonly signed: string
  /** Ed25519, in base64. */
  readonly signature: string
  /** The public key of the team that signed it, SPKI in base64; missing if the platform did. */
  readonly key?: string
}
