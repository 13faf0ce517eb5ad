import type { Transaction, UserTransaction } from '../database'

/** The statement that raises the version of a person's books, with its values. Does nothing for a deleted account. */
export function raiseVersion(userId: string, now: Date): [sql: string, params: unknown[]] {
  return [
    `insert into book_versions (user_id, version) select user_id, $2 from users where user_id = $1
     on conflict (user_id) do update set version = greatest(book_versions.version + 1, excluded.version)`,
    [userId, `${now.getTime()}000`],
  ]
}

/** The version of a person's books; "0" before the first change. */
export async function bookVersion(tx: UserTransaction): Promise<string> {
  const [row] = await tx.query<{ version: string }>(`select version from book_versions where user_id = $1`, [
    tx.userId,
  ])
  return row?.version ?? '0'
}

/** The versions of these people's books. The transaction must see all people's rows. */
export async function versionsOf(
  tx: Transaction,
  userIds: readonly string[],
): Promise<{ userId: string; version: string }[]> {
  const rows = await tx.query<{ user_id: string; version: string }>(
    'select user_id, version from book_versions where user_id = any($1::uuid[])',
    [userIds],
  )
  return rows.map(({ user_id, version }) => ({ userId: user_id, version }))
}
