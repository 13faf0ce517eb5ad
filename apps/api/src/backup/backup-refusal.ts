/** A backup cannot be made, read or restored; the message says why in one or two sentences. Nothing was changed. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal'
}
