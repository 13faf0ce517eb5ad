import type { LoginWay } from '@solvent/contracts/security-events'
import type { UserTransaction } from '../../storage/database'
import { spendBackupCode } from '../../storage/tables/backup-codes-table'
import type { Caller } from '../account/attempt'
import { recordFailure } from '../account/security-history'
import { withThrottle } from '../account/throttle'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { acceptAppCode, isAppCode } from './authenticator-app'
import { checkBackupCode, readBackupCode } from './backup-codes'

type Work<Result> = (tx: UserTransaction, way: LoginWay) => Promise<Result>

/**
 * Uses up a code of the authenticator app or a backup code, and saves what `work` does in the same transaction.
 *
 * @throws DomainError `too_many_requests`, `wrong_code`, or what the work throws
 */
export function withCode<Result>(
  services: Services,
  caller: Caller,
  code: string,
  work: Work<Result>,
): Promise<Result> {
  const { userId, address } = caller
  return withThrottle(services, { userId, address, use: 'second_factor' }, async () => {
    const accept = isAppCode(code) ? appCode(services, code) : await backupCode(services, userId, code)
    return async (tx) => {
      const way = await accept?.(tx)
      if (!way) {
        recordFailure(services, userId, caller, { kind: 'code_failed' })
        throw new DomainError('wrong_code')
      }
      return work(tx, way)
    }
  })
}

/** Resolves to how the person logged in, or null if the code is not accepted. */
type Accept = (tx: UserTransaction) => Promise<LoginWay | null>

function appCode({ keys, clock }: Services, code: string): Accept {
  return async (tx) => ((await acceptAppCode(tx, keys.apps, { code, at: clock.now() })) ? 'app_code' : null)
}

/** Hashes outside the transaction. */
async function backupCode(services: Services, userId: string, text: string): Promise<Accept | null> {
  const code = readBackupCode(text)
  if (code === null) return null
  const row = await checkBackupCode(services, userId, code)
  return row && (async (tx) => ((await spendBackupCode(tx, row)) ? 'backup_code' : null))
}
