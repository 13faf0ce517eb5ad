import type { Transaction } from '../storage/database'
import { EXCLUDED_TABLES } from './backup-format'

/** A table with people's rows, from the database's catalogue. */
export interface Table {
  name: string
  /** The columns of the primary key; the first is user_id. */
  key: readonly { name: string; isText: boolean }[]
  /** Columns with amounts in minor units. */
  moneyColumns: readonly string[]
  /** Whether a row may have megabytes: a column has bytes. */
  hasLargeRows: boolean
}

/** Every table with people's rows that is backed up, by name. */
export async function backedUpTables(tx: Transaction): Promise<Table[]> {
  return (await peoplesTables(tx)).filter(({ name }) => !EXCLUDED_TABLES.includes(name))
}

/** Every table whose rows belong to a person. */
export async function peoplesTables(tx: Transaction): Promise<Table[]> {
  const rows = await tx.query<{
    name: string
    keys: string[]
    texts: boolean[]
    money: string[]
    large: boolean
  }>(
    `select one.relname::text as name,
       array_agg(col.attname::text order by place) filter (where place is not null) as keys,
       array_agg(col.atttypid = 'text'::regtype order by place) filter (where place is not null) as texts,
       coalesce(array_agg(col.attname::text order by col.attname) filter (where
         col.atttypid = 'bigint'::regtype and col.attname like '%\\_minor'), '{}') as money,
       bool_or(col.atttypid = 'bytea'::regtype) as large
     from pg_class one
     join pg_attribute col on col.attrelid = one.oid and col.attnum > 0 and not col.attisdropped
     join pg_index main on main.indrelid = one.oid and main.indisprimary
     left join lateral (
       select place from unnest(main.indkey::int2[]) with ordinality as keys (number, place)
       where number = col.attnum
     ) as key on true
     where one.relkind in ('r', 'p') and one.relnamespace = 'public'::regnamespace
     group by one.relname
     having bool_or(col.attname = 'user_id')
     order by one.relname`,
  )
  return rows.map(({ name, keys, texts, money, large }) => ({
    name,
    key: keys.map((column, index) => ({ name: column, isText: texts[index] === true })),
    moneyColumns: money,
    hasLargeRows: large,
  }))
}
