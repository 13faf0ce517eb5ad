import type { UserTransaction } from '../database'

/** One category of an expense that is split over several. */
export interface EntryPart {
  category: string
  /** Minor units, with the sign of the changes of the entry. */
  change: bigint
}

export async function insertParts(
  tx: UserTransaction,
  entryId: string,
  parts: readonly EntryPart[],
): Promise<void> {
  const rows = parts.map(({ category, change }, index) => ({
    no: index + 1,
    category,
    change: String(change),
  }))
  await tx.change(
    `insert into entry_parts (user_id, entry_id, part_no, category, change_minor)
     select owner.user_id, $2, part.no, part.category, part.change
     from users owner, jsonb_to_recordset($3::jsonb) part(no integer, category text, change bigint)
     where owner.user_id = $1`,
    [tx.userId, entryId, JSON.stringify(rows)],
  )
}

/** The parts of some entries by entry id, in their order; entries that are not split are left out. */
export async function partsOfEntries(
  tx: UserTransaction,
  ids: readonly string[],
): Promise<Map<string, EntryPart[]>> {
  const rows = await tx.query<{ entry_id: string; category: string; change_minor: string }>(
    `select entry_id, category, change_minor from entry_parts
     where user_id = $1 and entry_id = any($2::uuid[]) order by entry_id, part_no`,
    [tx.userId, ids],
  )
  const parts = new Map<string, EntryPart[]>()
  for (const { entry_id, category, change_minor } of rows) {
    const found = parts.get(entry_id) ?? []
    parts.set(entry_id, [...found, { category, change: BigInt(change_minor) }])
  }
  return parts
}

/**
 * What the entries of a table `chosen` changed, by category: each line with the category of its entry, or the parts of
 * a split entry, without an account. `chosen` has the id, kind, day and category of entries of the person ($1).
 */
export const CHANGES_BY_CATEGORY = `select chosen.kind, chosen.occurred_on, chosen.category, line.account_kind,
    line.account_id, line.change_minor
  from chosen join journal_lines line on line.user_id = $1 and line.entry_id = chosen.entry_id
  where not exists (
    select from entry_parts part where part.user_id = $1 and part.entry_id = chosen.entry_id
  )
  union all
  select chosen.kind, chosen.occurred_on, part.category, (
      select account_kind from journal_lines where user_id = $1 and entry_id = chosen.entry_id limit 1
    ), null, part.change_minor
  from entry_parts part join chosen using (entry_id) where part.user_id = $1`
