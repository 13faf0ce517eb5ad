// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  correctEntry,
  downloadMonths,
  type Endpoint,
  type Entry,
  getDashboard,
  getEntrySummary,
  getMonth,
  recordExpense,
  recordIncome,
  recordRefund,
  recordTransfer,
  undoEntry,
} from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { cases, fc } from '../../src/testing/properties'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const BOOKS = cases(15)
const TIMEOUT = 60_000 + BOOKS * 1500
const MONTHS = ['2026-01', '2026-02', '2026-03'] as const

const amount = fc.integer({ min: 1, max: 30_000 }).map((cents) => cents / 100)
const day = fc.constantFrom(
  '2026-01-02',
  '2026-01-31',
  '2026-02-01',
  '2026-02-28',
  '2026-03-01',
  '2026-03-10',
)
const account = fc.constantFrom('Cash', 'Savings Account')
const payer = fc.oneof(account, fc.constant('Visa'))
const CATEGORIES = ['Groceries', 'Leisure', 'Gifts'] as const
const category = fc.constantFrom(...CATEGORIES)
/** How many percent go to another category; null for an expense that is not split. */
const split = fc.option(fc.record({ category, percent: fc.integer({ min: 1, max: 99 }) }), { nil: null })
const cashFlow = { amount, occurred_on: day, category, split }

const step = fc.oneof(
  fc.record({ kind: fc.constant('expense' as const), account: payer, ...cashFlow }),
  fc.record({ kind: fc.constant('refund' as const), account: payer, ...cashFlow }),
  fc.record({ kind: fc.constant('income' as const), account, amount, occurred_on: day }),
  fc.record({ kind: fc.constant('move' as const), from: account, to: payer, amount, occurred_on: day }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('correct' as const), which: fc.nat(), ...cashFlow }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Record = Extract<Step, { kind: 'expense' | 'refund' | 'income' | 'move' }>

/** What has been recorded and holds, by the id of its entry. */
type Held = Map<string, Record>

/** The entry, or null if the server refuses it. */
async function attempt(person: Person, contract: Endpoint, input: Parameters<Person['send']>[1]) {
  const { status, body } = await person.send(contract, input)
  if (status !== 200 && (status < 400 || status >= 500)) throw new Error(JSON.stringify(body))
  return status === 200 ? (body as Entry) : null
}

type Spending = Extract<Step, { kind: 'expense' | 'refund' }>

/** The categories of an expense or refund with their amounts. */
function partsOf({ amount, category, split }: Spending): { category: string; amount: number }[] {
  const cents = Math.round(100 * amount)
  const other = split ? Math.round((cents * split.percent) / 100) : 0
  if (!split || other === 0 || other === cents) return [{ category, amount }]
  return [
    { category, amount: (cents - other) / 100 },
    { category: split.category, amount: other / 100 },
  ]
}

function bodyOf(made: Spending) {
  const { amount, occurred_on, account } = made
  const parts = partsOf(made)
  return { amount, occurred_on, account, ...(parts.length > 1 ? { parts } : { category: made.category }) }
}

function record(person: Person, made: Record): Promise<Entry | null> {
  switch (made.kind) {
    case 'move': {
      const { from: from_account, to: to_account, amount, occurred_on } = made
      return attempt(person, recordTransfer, { body: { from_account, to_account, amount, occurred_on } })
    }
    case 'income': {
      const { kind: _, ...income } = made
      return attempt(person, recordIncome, { body: { ...income, category: 'Salary' } })
    }
    default: {
      const contract = made.kind === 'expense' ? recordExpense : recordRefund
      return attempt(person, contract, { body: bodyOf(made) })
    }
  }
}

async function perform(person: Person, held: Held, action: Step): Promise<void> {
  if (action.kind !== 'undo' && action.kind !== 'correct') {
    const entry = await record(person, action)
    if (entry) held.set(entry.id, action)
    return
  }
  const ids = [...held.keys()]
  const id = ids[action.which % Math.max(ids.length, 1)]
  const made = id === undefined ? undefined : held.get(id)
  if (id === undefined || !made) return
  if (action.kind === 'undo') {
    if (await attempt(person, undoEntry, { params: { id } })) held.delete(id)
    return
  }
  if (made.kind !== 'expense' && made.kind !== 'refund') return
  const { kind: _, which: __, ...values } = action
  const corrected = { ...made, ...values }
  const body = { kind: made.kind, ...bodyOf(corrected) }
  const entry = await attempt(person, correctEntry, { params: { id }, body })
  if (!entry) return
  held.delete(id)
  held.set(entry.id, corrected)
}

/** The sum over what holds in a month, in decimals. */
function sumOf(held: Held, month: string, amountOf: (made: Record) => number): number {
  const made = [...held.values()].filter(({ occurred_on }) => occurred_on.startsWith(month))
  return fromMinor(made.reduce((sum, one) => sum + BigInt(Math.round(100 * amountOf(one))), 0n))
}

const isCard = (made: Record) => made.kind !== 'move' && made.account === 'Visa'

function spentBy(made: Record): number {
  if (made.kind === 'expense') return made.amount
  return made.kind === 'refund' ? -made.amount : 0
}

function paidBy(made: Record): number {
  return made.kind === 'move' && made.to === 'Visa' ? made.amount : 0
}

function expectedFigures(held: Held, month: string) {
  return {
    money_in: sumOf(held, month, (made) => (made.kind === 'income' ? made.amount : 0)),
    money_out: sumOf(held, month, (made) => paidBy(made) + (isCard(made) ? 0 : spentBy(made))),
    spent: sumOf(held, month, spentBy),
    paid_on_debts: sumOf(held, month, paidBy),
    interest: 0,
  }
}

function expectedCategories(held: Held, month: string) {
  return CATEGORIES.map((category) => {
    const inCategory = (made: Record) => {
      if (made.kind !== 'expense' && made.kind !== 'refund') return 0
      const cents = partsOf(made)
        .filter((part) => part.category === category)
        .reduce((sum, part) => sum + Math.round(100 * part.amount), 0)
      return (made.kind === 'refund' ? -cents : cents) / 100
    }
    return { category, spent: sumOf(held, month, inCategory) }
  })
}

async function checkMonth(person: Person, held: Held, month: string): Promise<void> {
  const figures = expectedFigures(held, month)
  const shown = await person.answer(getMonth, { query: { month } })
  expect(shown.figures).toMatchObject(figures)
  for (const { category, spent } of expectedCategories(held, month)) {
    expect(shown.categories.find((one) => one.category === category)?.spent ?? 0).toBe(spent)
  }
  const query = { from: `${month}-01`, to: `${month}-31`.replace('02-31', '02-28') }
  const { months } = await person.answer(getEntrySummary, { query })
  const { month: _, ...summed } = months[0] ?? { month, ...expectedFigures(new Map(), month) }
  expect(summed).toEqual(figures)
}

test(
  'months, sums and the file agree with what a person recorded, whatever was split, moved, refunded or undone',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        setting.server.clock.date = '2026-03-10'
        const person = await setting.newPerson()
        for (const asset_type of ['Cash', 'Savings Account'])
          await person.answer(addAsset, { body: { ...cash(400), asset_type } })
        const card = { liability_type: 'Credit Card', description: 'Visa', liability_amount: 100 }
        await person.answer(addLiability, { body: carLoan(card) })
        const held: Held = new Map()
        for (const action of steps) await perform(person, held, action)

        for (const month of MONTHS) await checkMonth(person, held, month)
        const headers = { authorization: `Bearer ${person.token}` }
        const file = await (await fetch(setting.server.url + downloadMonths.path, { headers })).text()
        const change = MONTHS.map((month) => expectedFigures(held, month)).reduce(
          (sum, { money_in, money_out }) => sum + toMinor(money_in) - BigInt(Math.round(100 * money_out)),
          0n,
        )
        for (const month of MONTHS) {
          const spent = sumOf(held, month, spentBy)
          if (spent !== 0) expect(file).toContain(`${month},figure,spent,${spent}\r\n`)
        }
        const { liquid_assets } = await person.answer(getDashboard)
        expect(toMinor(liquid_assets)).toBe(80_000n + change)
      }),
      { numRuns: BOOKS },
    )
  },
  TIMEOUT,
)
