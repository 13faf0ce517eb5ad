// Engines: one
import { getDashboard, undoEntry } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import fc from 'fast-check'
import type { Person } from '../../src/testing/person'
import { booksOf, newestEntry, someoneWithBooks, step, take } from '../../src/testing/random-person'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const SEQUENCES = 25
const STEPS = { minLength: 10, maxLength: 25 }

/** Nothing is negative, and every figure of the dashboard is the sum of the books. */
async function expectSound(person: Person): Promise<void> {
  const { assets, liabilities } = await booksOf(person)
  const dashboard = await person.answer(getDashboard)
  for (const value of assets.map((asset) => asset.asset_value)) expect(value).toBeGreaterThanOrEqual(0)
  for (const liability of liabilities) {
    expect(liability.remaining_amount).toBeGreaterThanOrEqual(0)
    expect(liability.is_completed).toBe(liability.remaining_amount === 0)
    expect(liability.installments_paid).toBeLessThanOrEqual(liability.installments_total)
  }
  const owned = assets.reduce((sum, asset) => sum + toMinor(asset.asset_value), 0n)
  const owed = liabilities.reduce((sum, liability) => sum + toMinor(liability.remaining_amount), 0n)
  expect(toMinor(dashboard.net_worth)).toBe(owned - owed)
}

test('whatever a person does, money is conserved, nothing is negative and the last step can be undone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), STEPS), async (steps) => {
      setting.server.clock.date = '2026-03-10'
      const person = await someoneWithBooks(setting)
      for (const [action, undone] of steps) {
        const before = await booksOf(person)
        const entryBefore = await newestEntry(person)
        const taken = await take(setting, person, before, action)
        await expectSound(person)
        if (!taken || !undone) continue
        const entry = await newestEntry(person)
        // An edit that changes nothing writes nothing.
        if (entry === undefined || entry === entryBefore) continue
        await person.answer(undoEntry, { params: { id: entry } })
        expect(await booksOf(person)).toEqual(before)
        await expectSound(person)
      }
    }),
    { numRuns: SEQUENCES, endOnFailure: true },
  )
}, 300_000)
