import type { UserTransaction } from '../database'

/** Records that a challenge was answered. False if it was answered before. */
export async function spendChallenge(
  tx: UserTransaction,
  challenge: string,
  { at, expiresAt }: { at: string; expiresAt: string },
): Promise<boolean> {
  await tx.query(`delete from used_challenges where user_id = $1 and expires_at <= $2`, [tx.userId, at])
  const rows = await tx.query(
    `insert into used_challenges (user_id, challenge, expires_at) values ($1, $2, $3)
     on conflict do nothing returning challenge`,
    [tx.userId, challenge, expiresAt],
  )
  return rows.length === 1
}
