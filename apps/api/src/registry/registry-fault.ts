/** The kinds of faults of a registry, as named in the metrics. */
export type FaultKind =
  /** A file is missing, cannot be read, or is far too large. */
  | 'unreadable'
  /** `current` does not contain a number. */
  | 'pointer'
  /** The public key is not an Ed25519 key. */
  | 'key'
  /** Not a signed revision of this number: truncated, not JSON, or not signed with the key. */
  | 'invalid'
  /** Signed by a team that may not make this change. */
  | 'policy'
  /** It does not follow from the revision before. */
  | 'chain'
  /** `current` names an earlier revision than one seen before. */
  | 'replayed'
  /** The content of the served revision has changed, although revisions are immutable. */
  | 'changed'
  /** The row of one remote. */
  | 'row'
  /** The canary of one remote. */
  | 'canary'

/** Why the registry in the folder is not served as it is. */
export class RegistryFault extends Error {
  readonly kind: FaultKind

  constructor(kind: FaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}
