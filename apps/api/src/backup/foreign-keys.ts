import type { OwnerTransaction } from '../storage/database'

/**
 * Drops the foreign keys between people's tables, so that rows can be inserted in any order. Returns a function that
 * adds them again, which checks all rows.
 */
export async function withoutForeignKeys(owner: OwnerTransaction): Promise<() => Promise<void>> {
  const keys = await owner.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by 1, 2`,
  )
  for (const { table, name } of keys) await owner.exec(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of keys) {
      await owner.exec(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}
