import type { UserTransaction } from '../database'

/** What a person can log in with after the password. */
export interface SecondFactors {
  hasApp: boolean
  hasPasskey: boolean
  /** Unused ones. */
  backupCodes: number
}

export async function findSecondFactors(tx: UserTransaction): Promise<SecondFactors> {
  const [row] = await tx.query<SecondFactors>(
    `select exists (select from authenticator_apps where user_id = $1 and is_confirmed) as "hasApp",
       exists (select from passkeys where user_id = $1) as "hasPasskey",
       (select count(*)::int from backup_codes where user_id = $1 and not is_used) as "backupCodes"`,
    [tx.userId],
  )
  return row ?? { hasApp: false, hasPasskey: false, backupCodes: 0 }
}
