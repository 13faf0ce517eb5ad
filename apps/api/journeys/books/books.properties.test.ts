// Engines: one
import type { Person } from '@solvent/api-testing/person'
import { getDashboard, undoEntry } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { cases, fc } from '../../src/testing/properties'
import { booksOf, newestEntry, newPersonWithBooks, performStep, step } from '../../src/testing/random-person'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const SEQUENCES = cases(4)
const TIMEOUT = 60_000 + SEQUENCES * 10_000
const STEPS = { minLength: 10, maxLength: 25 }

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const day = '2026-03-10' as const
const cash = { type: 'Cash' as const, amount: 120.5, day }
const yearly = {
  liability_type: 'Mortgage',
  installments_total: 3,
  frequency: 'yearly',
  due_date: '2026-04-15',
  priority_score: 50,
  interest_rate: 12,
  lender_terms: null,
} as const

/** Every kind of step, and whether it is undone: a few random sequences could miss one. */
const everyStep: [Step, boolean][] = [
  [{ kind: 'addAsset', ...cash }, true],
  [{ kind: 'editAsset', which: 0, ...cash }, true],
  [{ kind: 'expect', ...cash }, false],
  [{ kind: 'receive', which: 0, amount: 99.99, day }, true],
  [{ kind: 'deleteExpected', which: 0 }, true],
  [{ kind: 'addLiability', terms: yearly, amount: 900 }, false],
  [{ kind: 'wait', days: 45 }, false],
  // One of these is the yearly debt, for which a full payment posts interest.
  ...[0, 1, 2].map((which): [Step, boolean] => [
    { kind: 'pay', which, type: 'Cash', payment: 'full', amount: 0 },
    true,
  ]),
  [{ kind: 'pay', which: 0, type: 'Cash', payment: 'installment', amount: 0 }, true],
  [{ kind: 'pay', which: 1, type: 'Savings Account', payment: 'partial', amount: 0.01 }, true],
  [{ kind: 'editLiability', which: 2, terms: yearly, amount: 1000 }, true],
  [{ kind: 'deleteLiability', which: 0 }, true],
  [{ kind: 'deleteAsset', which: 0 }, true],
]

/** Reads the books, and checks that nothing is negative and that their sums match the dashboard. */
async function validBooks(person: Person) {
  const books = await booksOf(person)
  const { assets, liabilities } = books
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
  return books
}

test(
  'whatever a person does, money is conserved, nothing is negative and the last step can be undone',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), STEPS), async (steps) => {
        setting.server.clock.date = '2026-03-10'
        const person = await newPersonWithBooks(setting)
        let books = await validBooks(person)
        for (const [action, undone] of steps) {
          const before = books
          const entryBefore = undone ? await newestEntry(person) : undefined
          const taken = await performStep(setting, person, before, action)
          books = await validBooks(person)
          if (!taken || !undone) continue
          const entry = await newestEntry(person)
          // An edit that changes nothing writes nothing.
          if (entry === undefined || entry === entryBefore) continue
          await person.answer(undoEntry, { params: { id: entry } })
          books = await validBooks(person)
          expect(books).toEqual(before)
        }
      }),
      { numRuns: SEQUENCES, examples: [[everyStep]] },
    )
  },
  TIMEOUT,
)
