import { PGlite } from '@electric-sql/pglite'

/**
 * Plain PGlite without our guards. `unguarded-pglite DIR write` inserts numbers and prints each one once committed;
 * `unguarded-pglite DIR count` prints how many there are; any other command only creates the table.
 */
const [dataDir = '', command = ''] = process.argv.slice(2)

const pg = await PGlite.create(dataDir)
await pg.exec('create table if not exists numbers (n integer primary key)')
if (command === 'count') {
  const { rows } = await pg.query<{ count: number }>('select count(*)::int as count from numbers')
  process.stdout.write(`${rows[0]?.count}\n`)
  await pg.close()
} else if (command === 'write') {
  for (let n = 1; ; n += 1) {
    await pg.query('insert into numbers values ($1)', [n])
    process.stdout.write(`${n}\n`)
  }
} else {
  await pg.close()
}
