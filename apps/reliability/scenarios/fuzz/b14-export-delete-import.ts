import { PASSWORD, type Person, signUp } from '@solvent/api-testing/person'
import { deleteAccount, payLiability, undoEntry } from '@solvent/contracts'
import { type ExportedData, exportData, importData } from '@solvent/contracts/transfer'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { openSql, type Sql, tablesOfPeople } from '../../harness/app/sql'
import { SeededPerson } from '../../harness/people/seeded-person'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

export const leaving: Scenario = {
  id: 'B14',
  test: 'a person exports everything, deletes the account, and imports it into a new one',
  goal: 'the second export equals the first; 0 rows left in any table',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 20 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store })
    const wrong: string[] = []
    const deletedIds: string[] = []
    let rows = 0
    for (let round = 0; round < context.rounds; round += 1) {
      const { person } = await createPerson(api.url)
      const books = await person.answer(exportData)
      rows += Object.values(books).reduce((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0)
      await person.answer(deleteAccount, { body: { password: PASSWORD } })
      deletedIds.push(person.userId)
      const next = await signUp(api.url)
      await next.answer(importData, { body: books })
      if (comparable(await next.answer(exportData)) !== comparable(books))
        wrong.push('the second export differs')
    }
    await api.end('SIGTERM')
    const sql = await openSql(store)
    const tables = await findRemains(sql, deletedIds, wrong)
    await sql.close()
    await close()
    return {
      figure: `${deletedIds.length} people with ${rows} rows left and came back, ${tables} tables searched: ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && tables > 0,
    }
  },
}

/** Creates a seeded person who also has payments and an undo. */
async function createPerson(url: string): Promise<SeededPerson> {
  const seeded = await SeededPerson.create(url)
  const { person, ids } = seeded
  const body = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 12.34 }
  await pay(person, ids.liabilities, body)
  await pay(person, ids.liabilities, body)
  const { entries } = await person.answer(exportData)
  const last = entries.filter(({ kind }) => kind === 'payment').at(-1)
  if (last) await person.answer(undoEntry, { params: { id: last.id } })
  return seeded
}

async function pay(person: Person, id: string | undefined, body: object): Promise<void> {
  await person.answer(payLiability, { params: { id: id ?? '' }, body })
}

/** The export without its timestamp and the fields that belong to the account. */
function comparable({ exported_at: _, profile, ...books }: ExportedData): string {
  const { email: __, username: ___, created_at: ____, updated_at: _____, ...preferences } = profile
  return JSON.stringify([preferences, books])
}

/** Searches every table for rows of the deleted people; resolves to the number of tables. */
async function findRemains(sql: Sql, deletedIds: readonly string[], wrong: string[]): Promise<number> {
  const tables = await tablesOfPeople(sql)
  // The role of backups, which row-level security does not restrict.
  await sql.query("select set_config('role', 'solvent_backup', false)")
  const [all] = await sql.query('select count(*)::int as count from users')
  if (Number(all?.count) !== deletedIds.length)
    wrong.push(`${all?.count} accounts instead of ${deletedIds.length}`)
  for (const table of tables) {
    const [row] = await sql.query(`select count(*)::int as count from ${table} where user_id = any($1)`, [
      deletedIds,
    ])
    if (Number(row?.count) > 0) wrong.push(`${row?.count} rows are left in ${table}`)
  }
  return tables.length
}
