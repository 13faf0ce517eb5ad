import { randomInt } from 'node:crypto'
import type { UserTransaction } from '../../storage/database'
import {
  type BackupCodeRow,
  findBackupCode,
  replaceBackupCodes,
} from '../../storage/tables/backup-codes-table'
import { hashSecret, verifySecret } from '../secrets/secret-hash'
import type { Services } from '../services'

const COUNT = 10
/** Digits and letters that are not confused with each other, in either case. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
/** A code is found by its first characters; the others, 49 bits, are its secret. */
const LABEL_LENGTH = 2
const SECRET_LENGTH = 10
const GROUP = /.{4}(?!$)/g
const LENGTH = LABEL_LENGTH + SECRET_LENGTH

interface NewBackupCodes {
  /** As the person sees them: "abcd-efgh-jkmn". */
  codes: string[]
  /** Replaces the codes that the person had. */
  save(tx: UserTransaction): Promise<void>
}

/** Ten new codes. They are hashed like passwords, so do this outside a transaction. */
export async function newBackupCodes(): Promise<NewBackupCodes> {
  const labels = new Set<string>()
  while (labels.size < COUNT) labels.add(randomText(LABEL_LENGTH))
  const codes = [...labels].map((label) => label + randomText(SECRET_LENGTH))
  const rows: BackupCodeRow[] = []
  // One after the other, because each hash occupies a core.
  for (const code of codes) rows.push({ label: labelOf(code), hash: await hashSecret(code) })
  return {
    codes: codes.map((code) => code.replace(GROUP, '$&-')),
    save: (tx) => replaceBackupCodes(tx, rows),
  }
}

/** The code without what people add to it; null if it has another form. */
export function readBackupCode(text: string): string | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '')
  return code.length === LENGTH ? code : null
}

/**
 * Looks a code up and checks it against its hash. Takes as long if there is none.
 *
 * @returns the row to use up; null if it is not correct
 */
export async function checkBackupCode(
  { db }: Services,
  userId: string,
  code: string,
): Promise<BackupCodeRow | null> {
  const label = labelOf(code)
  const hash = await db.asUser(userId, (tx) => findBackupCode(tx, label))
  return (await verifySecret(code, hash)) && hash !== null ? { label, hash } : null
}

function labelOf(code: string): string {
  return code.slice(0, LABEL_LENGTH)
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}
