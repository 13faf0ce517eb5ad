/** A backup cannot be made, read or restored; the message is a sentence or two that say why. Nothing has changed. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal'
}
