// Engines: both (reading everyone's rows)
import { randomUUID } from 'node:crypto'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { addAsset, addLiability, deleteAsset, undoEntry } from '@solvent/contracts'
import { insertPerson } from '../../testing/rows'
import { useOwnServer } from '../../testing/use-own-server'
import { checkBooks } from './check-books'

const setting = useOwnServer()

test('the check reports every balance that differs from its journal, for all people', async () => {
  const [ada, bob] = [await setting.newPerson(), await setting.newPerson()]
  const asset = await ada.answer(addAsset, { body: cash(1000) })
  const loan = await ada.answer(addLiability, { body: carLoan() })
  const other = await bob.answer(addAsset, { body: cash(5) })
  const { entry_id } = await bob.answer(deleteAsset, { params: other })
  await bob.answer(undoEntry, { params: { id: entry_id } })
  const { db } = setting.server
  expect(await checkBooks(db)).toEqual({ people: 2, wrong: [] })

  const alter = (cents: number) =>
    db.asUser(ada.userId, async (tx) => {
      await tx.change('update assets set value_minor = value_minor - $1', [cents])
      await tx.change('update liabilities set remaining_minor = remaining_minor + $1', [cents])
    })
  await alter(1)
  expect(await checkBooks(db)).toEqual({
    people: 2,
    wrong: [
      `Person ${ada.userId}: asset ${asset.id} is 999.99, but its journal says 1000.00.`,
      `Person ${ada.userId}: liability ${loan.id} is 1200.01, but its journal says 1200.00.`,
    ],
  })
  await alter(-1)
})

test('a wrong balance is found in whichever range its person is', async () => {
  const { db } = setting.server
  const wrong: string[] = []
  for (let n = 0; n < 25; n += 1) {
    const [userId, assetId] = [randomUUID(), randomUUID()]
    await insertPerson(db, userId)
    await db.asUser(userId, (tx) =>
      tx.change(
        `insert into assets (user_id, asset_id, asset_type, description, account, is_liquid, value_minor, date_received,
           created_at)
         values ($1, $2, 'Cash', 'Some money', '', true, 1, '2026-01-15', now())`,
        [userId, assetId],
      ),
    )
    wrong.push(`Person ${userId}: asset ${assetId} is 0.01, but its journal says 0.00.`)
  }
  const { parallel } = db.pieceLimits
  // Ranges of 10 people and then of one.
  const report = await checkBooks({ ...db, pieceLimits: { targetMs: 1e-6, parallel } })
  expect(report.wrong).toEqual(wrong.toSorted())
})
