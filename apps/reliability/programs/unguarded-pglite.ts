import { PGlite } from '@electric-sql/pglite'

/**
 * PGlite as it is delivered, without a single guard: `unguarded-pglite DIR write` says on its output which numbers are
 * committed, `unguarded-pglite DIR count` how many there are.
 */
const [dataDir = '', what = ''] = process.argv.slice(2)

const pg = await PGlite.create(dataDir)
await pg.exec('create table if not exists numbers (n integer primary key)')
if (what === 'count') {
  const { rows } = await pg.query<{ count: number }>('select count(*)::int as count from numbers')
  process.stdout.write(`${rows[0]?.count}\n`)
  await pg.close()
} else if (what === 'write') {
  for (let n = 1; ; n += 1) {
    await pg.query('insert into numbers values ($1)', [n])
    process.stdout.write(`${n}\n`)
  }
} else {
  await pg.close()
}
