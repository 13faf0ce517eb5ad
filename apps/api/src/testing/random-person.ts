import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  DAY_COUNTS,
  deleteAsset,
  deleteLiability,
  deleteTentativeAsset,
  FREQUENCIES,
  type LenderTerms,
  listAssets,
  listEntries,
  listLiabilities,
  listTentativeAssets,
  type PaymentType,
  payLiability,
  receiveTentativeAsset,
  updateAsset,
  updateLiability,
} from '@solvent/contracts'
import { addDays, minOf, toMinor } from '@solvent/money'
import { fc } from './properties'
import type { Setting } from './setting'

export const amount = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100)
export const type = fc.constantFrom('Cash', 'Savings Account')
const day = fc.constantFrom('2026-01-31', '2026-02-28', '2026-03-10', '2026-03-31', '2026-04-15')
/** Selects one of the existing assets or liabilities. */
export const which = fc.nat({ max: 50 })

const fee = fc.constantFrom(7.5, 25, 95)

/** Rates by date, a deferral past every first due date, and a day count, each or none of them. */
const lenderTerms = fc.record(
  {
    day_count: fc.constantFrom(...DAY_COUNTS),
    rate_changes: fc
      .uniqueArray(fc.nat({ max: 400 }), { minLength: 1, maxLength: 3 })
      .map((days) => days.sort((one, other) => one - other))
      .chain((days) =>
        fc.tuple(
          ...days.map((after) =>
            fc.constantFrom(0, 4.5, 29.9).map((rate) => ({ from: addDays('2026-02-01', after), rate })),
          ),
        ),
      ),
    deferred_until: fc.nat({ max: 120 }).map((after) => addDays('2026-04-16', after)),
    installment_changes: fc
      .tuple(fc.nat({ max: 200 }), fc.constantFrom(25, 400))
      .map(([after, amount]) => [{ from: addDays('2026-02-01', after), amount }]),
    minimum: fc.constantFrom(
      { percent: 3, at_least: 15, plus_interest: false },
      { percent: 1, at_least: 25, plus_interest: true },
    ),
    statement_days: fc.integer({ min: 1, max: 27 }),
    grace_period: fc.constantFrom('kept', 'lost'),
    early_charge: fc.oneof(
      fc.record({ percent: fc.constantFrom(0.5, 1, 2.75) }),
      fc.record({ interest_months: fc.integer({ min: 1, max: 3 }), free_from: day }),
    ),
    yearly_fee: fc.record({ amount: fee, from: day }),
    late_fee: fee,
  },
  { requiredKeys: [] },
)

/** Only a monthly debt can have a minimum and statements, and one with a minimum has no fixed installments. */
function termsFor(frequency: string, drawn: LenderTerms | null): LenderTerms | null {
  const { minimum, statement_days, grace_period, installment_changes, early_charge, ...others } = drawn ?? {}
  const hasGrace = minimum && statement_days && !others.deferred_until
  const ofMonthly: LenderTerms =
    frequency === 'monthly' ? { minimum, statement_days, ...(hasGrace && { grace_period }) } : {}
  const fitting = {
    ...others,
    ...(ofMonthly.minimum ? {} : { installment_changes, early_charge }),
    ...ofMonthly,
  }
  const given = Object.entries(fitting).filter(([, term]) => term !== undefined)
  return given.length === 0 ? null : Object.fromEntries(given)
}

export const terms = fc
  .record({
    liability_type: fc.constantFrom('Car Loan', 'Mortgage', 'Credit Card'),
    installments_total: fc.integer({ min: 1, max: 30 }),
    frequency: fc.constantFrom(...FREQUENCIES),
    due_date: day,
    priority_score: fc.integer({ min: 1, max: 100 }),
    interest_rate: fc.integer({ min: 0, max: 3000 }).map((bp) => bp / 100),
    lender_terms: fc.option(lenderTerms),
  })
  .map((drawn) => ({ ...drawn, lender_terms: termsFor(drawn.frequency, drawn.lender_terms) }))

/** An action of a person, or a number of days that pass. */
export const step = fc.oneof(
  fc.record({ kind: fc.constant('addAsset' as const), type, amount, day }),
  fc.record({ kind: fc.constant('editAsset' as const), which, type, amount, day }),
  fc.record({ kind: fc.constant('deleteAsset' as const), which }),
  fc.record({ kind: fc.constant('expect' as const), type, amount, day }),
  fc.record({ kind: fc.constant('receive' as const), which, amount, day }),
  fc.record({ kind: fc.constant('deleteExpected' as const), which }),
  fc.record({ kind: fc.constant('addLiability' as const), terms, amount }),
  fc.record({ kind: fc.constant('editLiability' as const), which, terms, amount }),
  fc.record({ kind: fc.constant('deleteLiability' as const), which }),
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      which,
      type,
      payment: fc.constantFrom('installment' as const, 'full' as const, 'partial' as const),
      amount,
    }),
  },
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** The person's assets, expected assets and liabilities. */
export async function booksOf(person: Person) {
  const [{ assets }, { tentative_assets }, { liabilities }] = await Promise.all([
    person.answer(listAssets),
    person.answer(listTentativeAssets),
    person.answer(listLiabilities),
  ])
  return { assets, expected: tentative_assets, liabilities }
}
type Books = Awaited<ReturnType<typeof booksOf>>

function pick<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % Math.max(items.length, 1)]
}

/** Performs the step. False if it waits, has nothing to act on, or is a payment that the server rightly refuses. */
export async function performStep(
  { server }: Setting,
  person: Person,
  books: Books,
  action: Step,
): Promise<boolean> {
  const send = async (...call: Parameters<Person['answer']>) => {
    await person.answer(...call)
    return true
  }
  switch (action.kind) {
    case 'addAsset':
      return send(addAsset, {
        body: { asset_type: action.type, asset_value: action.amount, date_received: action.day },
      })
    case 'expect':
      return send(addTentativeAsset, {
        body: { asset_type: action.type, asset_amount: action.amount, expected_date: action.day },
      })
    case 'addLiability':
      return send(addLiability, { body: { ...action.terms, liability_amount: action.amount } })
    case 'editAsset': {
      const asset = pick(books.assets, action.which)
      const body = { asset_type: action.type, asset_value: action.amount, date_received: action.day }
      return asset !== undefined && send(updateAsset, { params: { id: asset.id }, body })
    }
    case 'deleteAsset': {
      const asset = pick(books.assets, action.which)
      return asset !== undefined && send(deleteAsset, { params: { id: asset.id } })
    }
    case 'receive': {
      const expected = pick(books.expected, action.which)
      const body = { asset_value: action.amount, date_received: action.day }
      return expected !== undefined && send(receiveTentativeAsset, { params: { id: expected.id }, body })
    }
    case 'deleteExpected': {
      const expected = pick(books.expected, action.which)
      return expected !== undefined && send(deleteTentativeAsset, { params: { id: expected.id } })
    }
    case 'editLiability': {
      const liability = pick(books.liabilities, action.which)
      const body = { ...action.terms, total_amount: action.amount }
      return liability !== undefined && send(updateLiability, { params: { id: liability.id }, body })
    }
    case 'deleteLiability': {
      const liability = pick(books.liabilities, action.which)
      return liability !== undefined && send(deleteLiability, { params: { id: liability.id } })
    }
    case 'pay':
      return pay(person, books, action)
    case 'wait':
      server.clock.date = addDays(server.clock.date, action.days)
      return false
  }
}

/** What a payment costs because it is early, by the figures of the debt; in minor units. */
function chargeOf(
  { early_payment }: Books['liabilities'][number],
  type: PaymentType,
  amount: bigint,
): bigint {
  if (early_payment === null || type === 'installment') return 0n
  const early = Number(amount - toMinor(early_payment.free_amount))
  const units = Math.round(early_payment.percent * 1200)
  return early <= 0 ? 0n : BigInt(Math.floor((2 * early * units + 120_000 + units) / (2 * (120_000 + units))))
}

async function pay(person: Person, books: Books, action: Extract<Step, { kind: 'pay' }>): Promise<boolean> {
  const liability = pick(books.liabilities, action.which)
  if (!liability) return false
  const isSource = ({ asset_type, is_liquid }: Books['assets'][number]) =>
    asset_type === action.type && is_liquid
  const sources = books.assets.filter(isSource)
  const available = sources.reduce((sum, asset) => sum + toMinor(asset.asset_value), 0n)
  const remaining = toMinor(liability.remaining_amount)
  const payoff = toMinor(liability.payoff_amount)
  const instalment = toMinor(liability.installment_amount)
  const wanted = {
    full: payoff,
    installment: minOf(instalment, payoff - chargeOf(liability, 'full', payoff)),
    partial: toMinor(action.amount),
  }[action.payment]
  const input = {
    params: { id: liability.id },
    body: {
      payment_type: action.payment,
      payment_account: action.type,
      ...(action.payment === 'partial' && { payment_amount: action.amount }),
    },
  }
  if (wanted <= 0n || wanted > payoff || wanted > available) {
    expect((await person.refusal(payLiability, input)).status).toBe(400)
    return false
  }
  const paid = await person.answer(payLiability, input)
  // With interest between due dates, a payment of the balance or more also pays what has accrued so far.
  const charge = chargeOf(liability, action.payment, wanted)
  const owed = payoff - chargeOf(liability, 'full', payoff)
  const net = wanted - charge
  expect(toMinor(paid.remaining_amount)).toBe((net < remaining ? remaining : owed) - net)
  const { assets } = await booksOf(person)
  const left = assets.filter(isSource)
  expect(left.reduce((sum, asset) => sum + toMinor(asset.asset_value), 0n)).toBe(available - wanted)
  return true
}

export async function newestEntry(person: Person): Promise<string | undefined> {
  const { entries } = await person.answer(listEntries, { query: { limit: '1' } })
  return entries[0]?.id
}

/** A person with enough money and debt for most steps to have something to act on. */
export async function newPersonWithBooks(setting: Setting): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(8000) })
  await person.answer(addAsset, { body: cash(3000) })
  await person.answer(addAsset, { body: cash(5000, { asset_type: 'Savings Account' }) })
  await person.answer(addLiability, { body: carLoan() })
  await person.answer(addLiability, { body: carLoan({ liability_amount: 4321, interest_rate: 12.5 }) })
  return person
}
