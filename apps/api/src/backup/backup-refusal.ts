/** A backup cannot be made, read or restored; the message gives the reason in a sentence or two. Nothing has changed. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal'
}
