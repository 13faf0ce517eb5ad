import type { OwnerTransaction } from './database'

/** The ids of everybody with an account; nothing else about them can be read this way. */
export async function allUserIds(owner: OwnerTransaction): Promise<string[]> {
  await owner.exec('set local role solvent_maintenance')
  const rows = await owner.query<{ user_id: string }>('select user_id from users order by user_id')
  return rows.map((row) => row.user_id)
}
