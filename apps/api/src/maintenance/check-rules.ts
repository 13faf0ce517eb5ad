import type { Maintenance, Transaction } from '../storage/database'
import type { OnProgress } from '../storage/progress'
import { orUnreadable } from './finding'

/** A condition that no row of a table may meet. */
interface Rule {
  table: string
  name: string
  broken: string
  /** What is wrong with such rows, after "12 rows of payments". */
  what: string
}

/**
 * Checks the constraints of the tables on every row: amounts that are never negative, and rows that must exist. The
 * database checks them on each write; this finds what was changed by other means.
 */
export async function checkRules(
  db: Maintenance,
  onProgress?: OnProgress,
): Promise<{ rules: number; findings: string[] }> {
  const rules = await db.readEverything(async (tx) => [...(await checks(tx)), ...(await references(tx))])
  const findings: string[] = []
  for (const [done, rule] of rules.entries()) {
    onProgress?.(done, rules.length, 'rules')
    findings.push(
      ...(await orUnreadable(`The table ${rule.table}`, () => db.readEverything((tx) => broken(tx, rule)))),
    )
  }
  return { rules: rules.length, findings }
}

async function broken(tx: Transaction, { table, name, broken, what }: Rule): Promise<string[]> {
  const [row] = await tx.query<{ rows: string }>(
    `select count(*)::text as rows from ${table} one where ${broken}`,
  )
  return row?.rows === '0' ? [] : [`${row?.rows} rows of ${table} ${what} (${name}).`]
}

async function checks(tx: Transaction): Promise<Rule[]> {
  const rows = await tx.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_expr(conbin, conrelid) as rule
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
     order by 1, 2`,
  )
  return rows.map(({ table, name, rule }) => ({
    table,
    name,
    broken: `not (${rule})`,
    what: 'hold what must not be',
  }))
}

async function references(tx: Transaction): Promise<Rule[]> {
  const rows = await tx.query<{
    table: string
    name: string
    target: string
    own: string[]
    other: string[]
  }>(
    `select conrelid::regclass::text as table, conname::text as name, confrelid::regclass::text as target,
       (select array_agg(attname::text order by place)
        from unnest(conkey) with ordinality as keys (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as own,
       (select array_agg(attname::text order by place)
        from unnest(confkey) with ordinality as keys (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as other
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
     order by 1, 2`,
  )
  return rows.map(({ table, name, target, own, other }) => {
    const set = own.map((column) => `one.${column} is not null`).join(' and ')
    const same = own.map((column, index) => `other.${other[index]} = one.${column}`).join(' and ')
    return {
      table,
      name,
      broken: `${set} and not exists (select from ${target} other where ${same})`,
      what: `belong to rows of ${target} that are not there`,
    }
  })
}
