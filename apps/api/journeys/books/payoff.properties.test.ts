// Engines: one
import { cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  FREQUENCIES,
  getProjection,
  getSchedule,
  type Liability,
  listEntries,
  payLiability,
  undoEntry,
} from '@solvent/contracts'
import { addDays, backToMinor, fromMinor, toMinor } from '@solvent/money'
import { applyPayment, debtAtEntry, interestPostings, type PlanLiability, payoffAmount } from '@solvent/plan'
import { onlyLiability } from '../../src/testing/debt-steps'
import { cases, fc } from '../../src/testing/properties'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const PEOPLE = cases(6)
const START = '2026-03-10'

const termsArbitrary = fc.record({
  liability_type: fc.constant('Loan'),
  liability_amount: fc.integer({ min: 1, max: 900_000 }).map((cents) => cents / 100),
  installments_total: fc.integer({ min: 1, max: 12 }),
  frequency: fc.constantFrom(...FREQUENCIES),
  due_date: fc.integer({ min: -500, max: 500 }).map((days) => addDays(START, days)),
  priority_score: fc.constant(50),
  interest_rate: fc.integer({ min: 0, max: 4000 }).map((bp) => bp / 100),
})

type Terms = typeof termsArbitrary extends fc.Arbitrary<infer T> ? T : never

/** Some days pass, then a payment: partial, near the remaining amount (`edge`), an instalment, in full, or none. */
const stepArbitrary = fc.record({
  days: fc.integer({ min: 0, max: 70 }),
  kind: fc.constantFrom(
    'installment' as const,
    'full' as const,
    'partial' as const,
    'edge' as const,
    'none' as const,
  ),
  share: fc.integer({ min: 0, max: 1000 }),
  undone: fc.boolean(),
})

type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never

/** A payoff in the middle of a quarter, which posts interest: random sequences do not always contain one. */
function clearedWithInterest(undone: boolean): [Terms, Step[]] {
  return [
    {
      liability_type: 'Loan',
      liability_amount: 9000,
      installments_total: 8,
      frequency: 'quarterly',
      due_date: addDays(START, 90),
      priority_score: 50,
      interest_rate: 12,
    },
    [
      { days: 45, kind: 'full', share: 1000, undone },
      { days: 5, kind: 'none', share: 0, undone: false },
    ],
  ]
}

/** The debt as computed by the engine alone, and its total interest. */
interface Model {
  debt: PlanLiability
  posted: string
  interest: bigint
}

function modelOf(liability: Liability): Model {
  const debt: PlanLiability = {
    id: liability.id,
    remaining: toMinor(liability.remaining_amount),
    instalment: toMinor(liability.installment_amount),
    installmentsTotal: liability.installments_total,
    installmentsPaid: liability.installments_paid,
    frequency: liability.frequency,
    firstDueDate: liability.due_date,
    credit: 0n,
    isCompleted: liability.is_completed,
    rateBp: Number(toMinor(liability.interest_rate)),
    priority: 50,
  }
  return { debt, posted: START, interest: 0n }
}

/** Adds the interest due up to a day, as computed by the engine. */
function postInterest({ debt, posted, interest }: Model, today: string): Model {
  const postings = interestPostings(debt, posted, today)
  const last = postings.at(-1)
  if (!last) return { debt, posted, interest }
  const cost = postings.reduce((sum, one) => sum + one.interest, 0n)
  return {
    debt: { ...debt, remaining: debt.remaining + cost, accrual: null },
    posted: last.date,
    interest: interest + cost,
  }
}

/** The amount a step pays, in minor units; `edge` is between the remaining amount and the payoff amount. */
function amountOf(
  { kind, share }: { kind: string; share: number },
  debt: PlanLiability,
  today: string,
): bigint {
  const payoff = payoffAmount(debt, today)
  if (kind === 'full') return payoff
  if (kind === 'installment') return debt.instalment < payoff ? debt.instalment : payoff
  if (kind === 'edge') return debt.remaining + ((payoff - debt.remaining) * BigInt(share)) / 1000n
  return (payoff * BigInt(share)) / 1000n
}

async function expectSame(person: Person, { debt, interest }: Model, today: string): Promise<void> {
  const liability = await onlyLiability(person)
  expect([liability.remaining_amount, liability.payoff_amount, liability.is_completed]).toEqual([
    fromMinor(debt.remaining),
    fromMinor(payoffAmount(debt, today)),
    debt.isCompleted,
  ])
  const { entries } = await person.answer(listEntries, { query: { kind: 'interest', limit: '200' } })
  const posted = entries
    .filter(({ reversed_by }) => reversed_by === null)
    .flatMap(({ changes }) => changes.map(({ amount }) => backToMinor(amount)))
  expect(posted.reduce((sum, amount) => sum + amount, 0n)).toBe(interest)
  if (debt.isCompleted) return
  // The projection and the schedule start from the same books.
  const { inputs } = await person.answer(getProjection)
  expect(inputs.liabilities[0]).toMatchObject({ remaining_amount: liability.remaining_amount })
  const { payments } = await person.answer(getSchedule, { params: liability })
  expect(payments[0]?.opening).toBe(liability.remaining_amount)
}

test('balances, interest and payoff amounts match the engine to the cent, whatever is paid and undone', async () => {
  const counts: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(
      termsArbitrary,
      fc.array(stepArbitrary, { minLength: 2, maxLength: 8 }),
      async (terms, steps) => {
        let today = START
        setting.server.clock.date = today
        const person = await setting.newPerson()
        await person.answer(addAsset, { body: cash(900_000_000) })
        const liability = await person.answer(addLiability, { body: terms })
        expect(toMinor(liability.installment_amount)).toBe(instalmentOf(terms))
        let model = modelOf(liability)
        for (const step of steps) {
          today = addDays(today, step.days)
          setting.server.clock.date = today
          model = postInterest(model, today)
          const amount = amountOf(step, model.debt, today)
          if (step.kind !== 'none' && !model.debt.isCompleted && amount > 0n) {
            const type = step.kind === 'edge' ? 'partial' : step.kind
            const before = model
            const { remaining } = model.debt
            const debt = applyPayment(model.debt, amount, type, today)
            model = { ...model, debt, interest: model.interest + debt.remaining + amount - remaining }
            const body = {
              payment_type: type,
              payment_account: 'Cash',
              ...(type === 'partial' && { payment_amount: fromMinor(amount) }),
            }
            await person.answer(payLiability, { params: { id: liability.id }, body })
            await expectSame(person, model, today)
            const posts = debt.remaining + amount > remaining
            const what = `${terms.frequency} ${posts ? 'with' : 'without'} interest${step.undone ? ', undone' : ''}`
            counts[what] = (counts[what] ?? 0) + 1
            if (step.undone) {
              const { entries } = await person.answer(listEntries, { query: { kind: 'payment', limit: '1' } })
              await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
              model = before
            }
          }
          await expectSame(person, model, today)
        }
      },
    ),
    {
      numRuns: PEOPLE,
      examples: [clearedWithInterest(false), clearedWithInterest(true)],
    },
  )
  // Each edge case has occurred.
  const countOf = (what: string) => (counts[`quarterly ${what}`] ?? 0) + (counts[`yearly ${what}`] ?? 0)
  expect(countOf('with interest')).toBeGreaterThan(0)
  expect(countOf('with interest, undone')).toBeGreaterThan(0)
}, 300_000)

function instalmentOf(terms: Parameters<typeof toEntryTerms>[0]): bigint {
  return debtAtEntry(toEntryTerms(terms)).instalment
}

function toEntryTerms(terms: {
  liability_amount: number
  installments_total: number
  interest_rate: number
  frequency: Liability['frequency']
}) {
  return {
    total: toMinor(terms.liability_amount),
    count: terms.installments_total,
    rateBp: Number(toMinor(terms.interest_rate)),
    frequency: terms.frequency,
    installmentsPaid: 0,
    remaining: null,
    lenderInstalment: null,
    creditLimit: null,
  }
}
