// Engines: both (reading everyone's rows)
import { carLoan, cash } from '@solvent/api-testing/examples'
import { addAsset, addLiability, deleteAsset, undoEntry } from '@solvent/contracts'
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
