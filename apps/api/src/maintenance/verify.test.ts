// Engines: both (catalogues and indexes)
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { addAsset, addLiability, payLiability } from '@solvent/contracts'
import { useOwnServer } from '../testing/use-own-server'
import { verify } from './verify'

const setting = useOwnServer()

async function withBooks(person: Person): Promise<Person> {
  await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(addLiability, { body: carLoan() })
  const body = { payment_type: 'partial', payment_amount: 50, payment_account: 'Cash' }
  await person.answer(payLiability, { params: { id }, body })
  return person
}

test('for a sound database the check reports what it has checked', async () => {
  await withBooks(await setting.newPerson())
  expect(await verify(setting.server.db)).toEqual({
    ok: true,
    lines: [
      expect.stringMatching(
        /^Everything is right: \d+ tables, \d+ indexes, \d+ rules, the books of 1 people\.$/,
      ),
    ],
  })
})

test('the check says that it leaves out the indexes of tables that Citus distributes', async () => {
  const { db } = setting.server
  await db.asOwner((owner) =>
    owner.exec(`create table pg_dist_partition as select 'assets'::regclass as logicalrelid;
      grant select on pg_dist_partition to solvent_backup`),
  )
  const { ok, lines } = await verify(db)
  await db.asOwner((owner) => owner.exec('drop table pg_dist_partition'))
  expect({ ok, lines }).toEqual({
    ok: true,
    lines: [
      expect.stringContaining('Everything is right'),
      'The indexes of 1 tables on other nodes were not compared.',
    ],
  })
})

test('the check finds a balance that was changed without an entry', async () => {
  const ada = await withBooks(await setting.newPerson())
  const { db } = setting.server
  const add = (cents: number) =>
    db.asUser(ada.userId, (tx) => tx.change('update assets set value_minor = value_minor + $1', [cents]))
  await add(1)
  const { ok, lines } = await verify(db)
  await add(-1)
  expect({ ok, lines }).toEqual({
    ok: false,
    lines: [expect.stringMatching(/^Person .*: asset .* is 950\.01, but its journal says 950\.00\.$/)],
  })
})

test.each([
  {
    what: 'an amount below zero',
    lift: 'alter table tentative_assets drop constraint tentative_assets_amount_minor_check',
    damage: `insert into tentative_assets select user_id, asset_id, 'Bonus', '', '', true, -1, date_received, created_at
      from assets limit 1`,
    again: `alter table tentative_assets add constraint tentative_assets_amount_minor_check
      check (amount_minor >= 0) not valid`,
    line: '1 rows of tentative_assets hold what must not be (tentative_assets_amount_minor_check).',
    repair: 'delete from tentative_assets where amount_minor < 0',
  },
  {
    what: 'a row whose parent is gone',
    lift: 'alter table payments drop constraint payments_user_id_entry_id_fkey',
    damage: `insert into payments select user_id, gen_random_uuid(), liability_id, payment_type, 77, source_type, paid_on
      from payments limit 1`,
    again: `alter table payments add constraint payments_user_id_entry_id_fkey
      foreign key (user_id, entry_id) references journal_entries on delete cascade not valid`,
    line: '1 rows of payments belong to rows of journal_entries that are not there (payments_user_id_entry_id_fkey).',
    repair: 'delete from payments where amount_minor = 77',
  },
])('the check finds $what', async ({ lift, damage, again, line, repair }) => {
  await withBooks(await setting.newPerson())
  const { db } = setting.server
  await db.asOwner((owner) => owner.exec(`${lift}; ${damage}; ${again}`))
  const report = await verify(db)
  await db.asOwner((owner) => owner.exec(repair))
  expect(report).toEqual({ ok: false, lines: [line] })
})
