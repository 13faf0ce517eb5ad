import { createHash } from 'node:crypto'

/**
 * The id of the person whose account has this e-mail.
 *
 * The id is derived from the e-mail, so the primary key makes e-mails unique, and the lookup at login already runs as
 * that person under row-level security. No index over all people is needed, even if the data is sharded by user id. The
 * normalisation below is therefore frozen: changing it would lock people out of their accounts.
 */
export function toUserId(email: string): string {
  return namedId('solvent:account:v1:', email.trim().normalize('NFC').toLowerCase())
}

/** The id under which the attempts from a client address are counted. */
export function toAddressId(network: string): string {
  return namedId('solvent:address:v1:', network)
}

/** A UUID version 8 made from the SHA-256 of a name. */
function namedId(namespace: string, name: string): string {
  const bytes = createHash('sha256')
    .update(namespace + name, 'utf8')
    .digest()
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
