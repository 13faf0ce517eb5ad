/** What can be wrong with a registry, in the words of the metrics. */
export type FaultKind =
  /** A file is missing, cannot be read, or is far too large. */
  | 'unreadable'
  /** `current` holds no number. */
  | 'pointer'
  /** The public key is no Ed25519 key. */
  | 'key'
  /** No signed revision: cut, no JSON, or not signed with the key. */
  | 'invalid'
  /** The revision has another number than its file. */
  | 'number'
  /** It does not follow from the revision before. */
  | 'chain'
  /** `current` names an earlier revision than one that was there already. */
  | 'replayed'
  /** The revision that is served holds something else now, although revisions never change. */
  | 'changed'
  /** The row of one remote. */
  | 'row'
  /** The canary of one remote. */
  | 'canary'

/** Why the registry in the folder is not served as it stands. */
export class RegistryFault extends Error {
  readonly kind: FaultKind

  constructor(kind: FaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}
