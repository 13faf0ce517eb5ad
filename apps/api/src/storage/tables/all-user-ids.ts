import type { Transaction } from '../database'

/** The next ids after this one; null starts at the first. The transaction must see all people's rows. */
export async function userIdsAfter(tx: Transaction, userId: string | null, limit: number): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(
    `select user_id from users where $1::uuid is null or user_id > $1 order by user_id limit $2`,
    [userId, limit],
  )
  return rows.map((row) => row.user_id)
}

/** The number of people. The transaction must see all people's rows. */
export async function countPeople(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ people: string }>('select count(*)::text as people from users')
  return Number(row?.people)
}

/** The example accounts created before this instant. The transaction must see all people's rows. */
export async function exampleIdsBefore(tx: Transaction, before: string): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(
    `select user_id from users where is_example and created_at < $1`,
    [before],
  )
  return rows.map((row) => row.user_id)
}
