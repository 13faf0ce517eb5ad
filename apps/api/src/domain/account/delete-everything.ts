import type { UserTransaction } from '../../storage/database'
import { deleteThrottles } from '../../storage/tables/throttles-table'
import { hasLongHistory } from '../../storage/tables/unfinished-accounts-table'
import { deleteUser } from '../../storage/tables/users-table'
import type { Services } from '../services'

/** Deletes the account and all its data, in one transaction or, if the books are long, piece by piece. */
export async function deleteEverything({ db }: Services, userId: string): Promise<void> {
  const isLong = await db.asUser(userId, async (tx) => {
    if (await hasLongHistory(tx)) return true
    await deleteAccount(tx)
    return false
  })
  if (isLong) await db.long.empty(userId, deleteAccount)
}

async function deleteAccount(tx: UserTransaction): Promise<void> {
  await deleteUser(tx)
  await deleteThrottles(tx)
}
