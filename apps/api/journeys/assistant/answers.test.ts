// Engines: one
import { carLoan, cash, offerFor } from '@solvent/api-testing/examples'
import { type Person, signUp } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addOffer,
  getBooksCheck,
  listOffers,
  payLiability,
  savePlanChoice,
} from '@solvent/contracts'
import { addDays, addMonthsClamped, backToMinor, daysBetween, fromMinor, monthsInWords } from '@solvent/money'
import { type AskedQuestion, INTENTS, type Intent } from '@solvent/quick-entry'
import { withoutForeignLinks } from '../../src/domain/assistant/own-links'
import { planPool } from '../../src/domain/plan/plan-pool'
import { type AnsweringApi, readApi } from '../../src/testing/answering-api'
import { askQuestion } from '../../src/testing/ask-question'
import { latePerson, steadyPerson } from '../../src/testing/asked-people'
import { change, damage } from '../../src/testing/damaged-books'
import { TODAY } from '../../src/testing/start-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const plans = planPool()

/** What each person asks about. */
const ASKED = {
  steady: {
    account: 'Savings Account',
    category: 'Groceries',
    amount: 20_000n,
    day: '2026-04-20',
    thing: 'airport taxi',
  },
  late: { account: 'Cash', category: 'Groceries', amount: 15_000n, day: '2026-03-20', thing: 'acme' },
  new: { account: 'Cash', category: 'Groceries', amount: 5_000n, day: '2026-03-20', thing: 'taxi' },
} as const satisfies Record<string, Partial<AskedQuestion>>
type Who = keyof typeof ASKED
const WHO: readonly Who[] = ['steady', 'late', 'new']

let people: Record<Who, Person>
let apis: Record<Who, AnsweringApi>

beforeAll(async () => {
  people = {
    steady: await steadyPerson(setting),
    late: await latePerson(setting),
    new: await setting.newPerson(),
  }
  const read = (who: Who) => readApi(people[who], fromMinor(ASKED[who].amount))
  apis = { steady: await read('steady'), late: await read('late'), new: await read('new') }
})
afterAll(() => plans.close())

function ask(person: Person, asked: AskedQuestion) {
  return askQuestion(setting, plans, person.userId, asked)
}

/** Asks about the first debt, if the person has one, and about last month where a month is needed. */
function askAs(who: Who, intent: Intent) {
  const [debt] = apis[who].liabilities
  const month = intent === 'spent_past' ? { month: '2026-02' } : {}
  return ask(people[who], { ...ASKED[who], intent, ...month, ...(debt && { liabilityId: debt.id }) })
}

/** The sum of some decimals. */
function sum(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((total, amount) => total + backToMinor(amount), 0n))
}

function less(amount: number, other: number): number {
  return fromMinor(backToMinor(amount) - backToMinor(other))
}

const owed = ({ liabilities }: AnsweringApi) =>
  sum(liabilities.map(({ remaining_amount }) => remaining_amount))
const payments = ({ schedules }: AnsweringApi) =>
  schedules.flatMap((schedule) => schedule.payments).sort((a, b) => a.due_date.localeCompare(b.due_date))
const due = (api: AnsweringApi, from: string, to: string) =>
  sum(
    payments(api)
      .filter(({ due_date }) => due_date >= from && due_date <= to)
      .map(({ payment }) => payment),
  )
const late = (api: AnsweringApi) => due(api, '', addDays(TODAY, -1))
const next = (api: AnsweringApi) => payments(api).filter(({ due_date }) => due_date >= TODAY)
const spent = ({ spending }: { spending: readonly { amount: number }[] }) =>
  sum(spending.map(({ amount }) => amount))
const WEEK = addDays(TODAY, 7)

interface Origin {
  /** The responses that the figures of the answer come from, and what the answer may say besides. */
  from: (api: AnsweringApi, who: Who) => unknown
  /** Amounts that the answer states, for a person with debts and assets. */
  states: (api: AnsweringApi, who: Who) => number[]
}

/** What a what-if changes: the months and the interest. */
function effect(
  { projection }: AnsweringApi,
  tried: AnsweringApi['projection'],
): [text: string, saved: number] {
  const months = (projection.months_to_debt_free ?? 0) - (tried.months_to_debt_free ?? 0)
  return [monthsInWords(Math.abs(months)), less(projection.total_interest, tried.total_interest)]
}

const origins: Readonly<Record<Intent, Origin>> = {
  owe_total: { from: ({ dashboard }) => dashboard, states: ({ dashboard }) => [dashboard.total_liabilities] },
  owe_one: {
    from: ({ liabilities }) => liabilities[0],
    states: ({ liabilities: [debt] }) => [debt?.remaining_amount ?? -1, debt?.total_amount ?? -1],
  },
  debts: {
    from: ({ liabilities }) => liabilities,
    states: (api) => [owed(api), ...api.liabilities.map(({ installment_amount }) => installment_amount)],
  },
  own_total: {
    from: ({ dashboard, assets }) => [dashboard, assets],
    states: ({ dashboard, assets }) => [
      dashboard.total_assets,
      dashboard.liquid_assets,
      sum(assets.map(({ asset_value }) => asset_value)),
    ],
  },
  balance: {
    from: ({ assets }) => assets,
    states: ({ assets }, who) => [
      assets.find(({ asset_type }) => asset_type === ASKED[who].account)?.asset_value ?? -1,
    ],
  },
  net_worth: {
    from: ({ dashboard }) => dashboard,
    states: ({ dashboard: { net_worth, total_assets, total_liabilities } }) => [
      net_worth,
      total_assets,
      total_liabilities,
    ],
  },
  net_worth_change: {
    from: ({ netWorth }) => netWorth,
    states: ({ netWorth: { series } }) => {
      const [first = 0, now = 0] = [series[0]?.net_worth, series.at(-1)?.net_worth]
      return [less(now, first), now]
    },
  },
  due_week: {
    from: (api) => [next(api)[0], WEEK, payments(api).filter(({ due_date }) => due_date <= WEEK)],
    states: (api) => [due(api, TODAY, WEEK) || (next(api)[0]?.payment ?? -1), ...nonZero(late(api))],
  },
  next_due: {
    from: (api) => payments(api),
    states: (api) => [next(api)[0]?.payment ?? -1, ...nonZero(late(api))],
  },
  due_one: {
    from: ({ schedules: [schedule] }) => [
      schedule,
      schedule?.payments.map(({ due_date }) => Math.abs(daysBetween(TODAY, due_date))),
    ],
    states: ({ schedules: [schedule] }) => {
      const all = schedule?.payments ?? []
      const missed = all.filter(({ due_date }) => due_date < TODAY).map(({ payment }) => payment)
      return [all.find(({ due_date }) => due_date >= TODAY)?.payment ?? -1, ...nonZero(sum(missed))]
    },
  },
  overdue: {
    from: (api) => [payments(api), api.schedules.map((schedule) => late({ ...api, schedules: [schedule] }))],
    states: (api) => nonZero(late(api)),
  },
  pay_first: {
    from: ({ plan }) => [plan, daysBetween(plan.recommendations[0]?.liability.next_due_date ?? TODAY, TODAY)],
    states: ({ plan }) => [plan.recommendations[0]?.amount ?? -1],
  },
  why_first: {
    from: ({ plan }) => plan.recommendations[0],
    states: ({ plan }) => [plan.recommendations[0]?.due_amount ?? -1],
  },
  pay_month: {
    from: ({ plan }) => plan,
    states: ({ plan }) => [
      sum(plan.recommendations.map(({ amount }) => amount)),
      plan.available_budget,
      ...nonZero(plan.paid_this_month),
      ...nonZero(plan.shortfall?.amount ?? 0),
    ],
  },
  debt_free: {
    from: ({ projection }) => [
      projection.notice,
      projection.smallest_budget,
      monthsInWords(projection.months_to_debt_free ?? 0),
    ],
    states: ({ projection }) => [projection.total_interest],
  },
  debt_free_range: { from: ({ range, projection }) => [range, projection], states: () => [] },
  offers: { from: ({ offers }) => offers, states: () => [] },
  debt_free_moved: {
    from: ({ drift }) => drift,
    states: ({ drift: { drift } }) => (drift?.parts ?? []).map(({ interest }) => interest ?? 0),
  },
  debt_end: {
    from: ({ schedules, projection }) => [schedules[0], projection.liabilities],
    states: ({ schedules }) => [schedules[0]?.total_payments ?? -1],
  },
  spent_month: {
    from: ({ expenses, paid }) => [expenses.thisMonth, paid.thisMonth],
    states: ({ dashboard, paid }) => [
      ...nonZero(dashboard.spent_this_month),
      ...nonZero(paid.thisMonth.months[0]?.money_out ?? 0),
    ],
  },
  spent_past: {
    from: ({ expenses, paid }) => [expenses.lastMonth, paid.lastMonth],
    states: ({ expenses, paid }) => [
      ...nonZero(expenses.lastMonth.months[0]?.money_out ?? 0),
      ...nonZero(paid.lastMonth.months[0]?.money_out ?? 0),
    ],
  },
  spent_category: {
    from: ({ expenses }) => expenses.thisMonth,
    states: ({ expenses }) =>
      nonZero(expenses.thisMonth.spending.find(({ category }) => category === 'Groceries')?.amount ?? 0),
  },
  spent_compare: {
    from: () => [addMonthsClamped(TODAY, -1)],
    states: ({ expenses }) => {
      const [now, before, all] = [expenses.thisMonth, expenses.bySameDay, expenses.lastMonth].map(spent)
      return all ? [less(now ?? 0, before ?? 0), now ?? 0, before ?? 0, all] : []
    },
  },
  biggest: {
    from: ({ expenses }) => expenses.thisMonth,
    states: ({ expenses: { thisMonth } }) => [
      ...nonZero(spent(thisMonth)),
      ...nonZero(thisMonth.spending[0]?.amount ?? 0),
    ],
  },
  earned: {
    from: ({ dashboard, all }) => [dashboard, all.thisMonth],
    states: ({ dashboard, all }) => [
      dashboard.monthly_income,
      ...nonZero(all.thisMonth.months[0]?.money_in ?? 0),
    ],
  },
  interest: {
    from: ({ projection }) => projection.liabilities,
    states: ({ projection, all }) => [
      sum(all.ever.interest.map(({ amount }) => amount)),
      projection.total_interest,
    ],
  },
  afford: {
    from: ({ plan, dashboard }) => [
      plan.days_ahead,
      plan.days_ahead?.balances.map((_, days) => addDays(TODAY, days)),
      dashboard.liquid_assets,
    ],
    states: (api, who) => {
      const { amount, day } = ASKED[who]
      const wanted = fromMinor(amount)
      const { days_ahead } = api.plan
      if (!days_ahead) {
        const left = less(less(api.dashboard.liquid_assets, due(api, '', day)), wanted)
        return [wanted, api.dashboard.liquid_assets, due(api, '', day), left]
      }
      const after = days_ahead.balances.slice(daysBetween(TODAY, day))
      const lowest = Math.min(...after)
      return [wanted, after[0] ?? -1, lowest, less(lowest, wanted)]
    },
  },
  extra: {
    from: (api) => effect(api, api.withExtra),
    states: (api, who) => [fromMinor(ASKED[who].amount), effect(api, api.withExtra)[1]],
  },
  lump: {
    from: (api) => effect(api, api.withLump),
    states: (api, who) => [fromMinor(ASKED[who].amount), effect(api, api.withLump)[1]],
  },
  origin: {
    from: ({ entries }) => entries,
    states: ({ entries }, who) =>
      entries
        .filter(({ note }) => note.toLowerCase().includes(ASKED[who].thing.split(' ').at(-1) ?? ''))
        .map(({ changes }) => changes[0]?.amount ?? -1),
  },
  adds_up: { from: ({ check }) => check.entries, states: () => [] },
  shares: {
    from: ({ assets }) => [assets, '1.5'],
    states: ({ assets }) =>
      assets
        .filter(({ asset_type }) => asset_type === 'Stock Portfolio')
        .map(({ asset_value }) => asset_value),
  },
  expected: {
    from: ({ expected }) => expected,
    states: ({ expected }) => [
      ...nonZero(sum(expected.map(({ asset_amount }) => asset_amount))),
      ...expected.map(({ asset_amount }) => asset_amount),
    ],
  },
  latest: {
    from: ({ entries }) => entries,
    states: ({ entries }) => {
      const [last] = entries.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
      return [last?.changes[0]?.amount ?? -1]
    },
  },
}

function nonZero(amount: number): number[] {
  return amount === 0 ? [] : [amount]
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = new RegExp(`(?<![\\d.])(\\d{1,2}) (${MONTHS})(?: (\\d{4}))?`, 'g')
const MONTH = new RegExp(`\\b(?:${MONTHS}) \\d{4}`, 'g')
const TIME = /\b\d\d:\d\d UTC/g
const EXAMPLE = /write "[^"]*"/gi
const AMOUNT = /-?[$€][\d,]+\.\d\d/g
const FIGURE = /\d[\d,]*(?:\.\d+)?/g
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The amounts, other figures and dates of an answer. */
function figuresOf(text: string) {
  const dates = [...text.matchAll(DATE)].map(([, day = '', month = '', year = TODAY.slice(0, 4)]) => {
    const number = String(MONTHS.split('|').indexOf(month) + 1).padStart(2, '0')
    return `${year}-${number}-${day.padStart(2, '0')}`
  })
  const rest = [EXAMPLE, DATE, MONTH, TIME].reduce((left, pattern) => left.replace(pattern, ' '), text)
  const amounts = (rest.match(AMOUNT) ?? []).map((amount) => keyOf(amount.replace(/[$€]/, '')))
  const others = (rest.replace(AMOUNT, ' ').match(FIGURE) ?? []).map(keyOf)
  return { amounts, others, dates }
}

/** A figure without sign and grouping. */
function keyOf(figure: string | number): string {
  return Math.abs(Number(String(figure).replaceAll(',', ''))).toFixed(2)
}

function toJson(values: unknown): string {
  return JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? fromMinor(value) : value))
}

/** Every figure in some responses, and the lengths of their lists. */
function knownFigures(values: unknown): Set<string> {
  return new Set([...(toJson(values).replace(ID, '').match(FIGURE) ?? []), ...lengthsIn(values)].map(keyOf))
}

function lengthsIn(json: unknown): number[] {
  if (typeof json !== 'object' || json === null) return []
  return [...(Array.isArray(json) ? [json.length] : []), ...Object.values(json).flatMap(lengthsIn)]
}

test('the people have what the questions are about', () => {
  const { steady, late: behind } = apis
  expect(steady.plan.days_ahead).not.toBeNull()
  expect(steady.drift.drift?.parts.length).toBeGreaterThan(1)
  expect(behind.plan.days_ahead).toBeNull()
  expect(late(behind)).toBeGreaterThan(0)
  expect(behind.expected).toHaveLength(2)
})

describe.each(WHO)('the %s person', (who) => {
  test.each(INTENTS)('gets an answer to %s with the figures of the API', async (intent) => {
    const { text, steps } = await askAs(who, intent)
    const { from, states } = origins[intent]
    const stated = who === 'new' ? [] : states(apis[who], who).map(keyOf)
    const { amounts, others, dates } = figuresOf(text)
    const source = [ASKED[who], from(apis[who], who)]
    const known = new Set([...knownFigures(source), ...stated, keyOf(0)])
    expect(stated.filter((figure) => figure !== keyOf(0) && !amounts.includes(figure))).toEqual([])
    expect([...amounts, ...others].filter((figure) => !known.has(figure))).toEqual([])
    const days = toJson([source, apis[who], WEEK])
    expect(dates.filter((date) => !days.includes(date))).toEqual([])
    expect(steps.length).toBeGreaterThan(0)
    expect(withoutForeignLinks(text)).toBe(text)
  })
})

const NO_DEBTS = 'You have no debts. To add one, go to [Liabilities](/liabilities).'
const NO_EXPENSES = 'To record an expense, write "I spent 12.50 on lunch".'

test.each<[string, readonly Intent[]]>([
  [
    NO_DEBTS,
    ['owe_total', 'owe_one', 'debts', 'due_week', 'next_due', 'due_one', 'overdue', 'pay_first', 'why_first'],
  ],
  [NO_DEBTS, ['pay_month', 'debt_free', 'debt_free_moved', 'debt_free_range', 'debt_end', 'interest']],
  [NO_DEBTS, ['offers', 'extra', 'lump']],
  ['You have no assets yet. To add one, go to [Assets](/assets).', ['own_total']],
  ['You have no accounts yet. To add one, go to [Assets](/assets).', ['balance']],
  [
    'You have recorded no assets and no debts, so your net worth is $0.00. See [Dashboard](/).',
    ['net_worth'],
  ],
  ['There is nothing to compare yet. Add what you own under [Assets](/assets).', ['net_worth_change']],
  [`You have recorded no expenses so far in March 2026. ${NO_EXPENSES}`, ['spent_month']],
  ['You have recorded no expenses in February 2026.', ['spent_past']],
  [
    'You have recorded no expenses for Groceries so far in March 2026. See [Activity](/activity).',
    ['spent_category'],
  ],
  [
    `You have recorded no expenses in February 2026 or March 2026. ${NO_EXPENSES}`,
    ['spent_compare', 'biggest'],
  ],
  ['You have recorded no income so far in March 2026. See [Activity](/activity).', ['earned']],
  ['I found no entry with "taxi" in its note or category. See [Activity](/activity).', ['origin']],
  ['There is nothing to check yet: you have no entries.', ['adds_up']],
  ['You hold no shares. To record a trade, write "bought 2 shares of ACME at 41.20".', ['shares']],
  ['You expect no money. To add some, go to [Assets](/assets).', ['expected']],
  ['You have no entries yet. To record one, write "I spent 12.50 on lunch".', ['latest']],
])('a new person gets "%s"', async (expected, intents) => {
  for (const intent of intents) expect((await askAs('new', intent)).text).toBe(expected)
})

test.each<[Who, AskedQuestion, string | RegExp]>([
  [
    'steady',
    { intent: 'owe_one' },
    /^Which of your debts do you mean\?\n\n- Car Loan: .* left\n- Blue\\_card: .* left$/,
  ],
  ['steady', { intent: 'balance', account: 'Wallet' }, /^Which account do you mean\? .*\n\n- Cash: /],
  ['late', { intent: 'balance', account: 'ACME' }, /^Which account do you mean\?/],
  ['steady', { intent: 'spent_past', month: '2026-04' }, 'April 2026 has not begun yet.'],
  ['steady', { intent: 'earned', month: '2026-02' }, /^You have recorded no income in February 2026\./],
  [
    'steady',
    { intent: 'spent_category', category: 'Shopping', month: '2026-02' },
    /^You spent \$140\.05 on Shopping in February 2026\./,
  ],
  [
    'steady',
    { intent: 'spent_compare', month: '2026-01' },
    /^You spent \$57\.70 so far in March 2026, but no expenses are recorded in January 2026\./,
  ],
  ['steady', { intent: 'afford', amount: 100n, day: '2026-03-09' }, '9 March has passed.'],
  ['steady', { intent: 'afford', amount: 100n, day: '2026-06-01' }, /^I can look ahead to 9 May only\./],
  [
    'steady',
    { intent: 'afford', amount: 2_000_000n, day: '2026-03-11' },
    /^No, \$20,000\.00 on 11 March is more than your plan leaves\. .* You would be \$[\d,.]+ short\./,
  ],
  ['steady', { intent: 'afford' }, /^Write the amount and the day/],
  ['steady', { intent: 'extra' }, /^Write how much more a month/],
  ['steady', { intent: 'lump', amount: 0n }, /^Write how much,/],
  ['steady', { intent: 'lump', amount: 10n ** 18n }, /^Write how much,/],
  ['steady', { intent: 'origin' }, /^Write which entry you mean/],
  [
    'steady',
    { intent: 'origin', thing: 'concert' },
    /^concert, \$99\.00 from Cash on 10 March, undone, Leisure\. Added by you on /,
  ],
  ['late', { intent: 'origin', thing: 'payment visa' }, /^I found no entry with/],
  [
    'late',
    { intent: 'origin', thing: 'Visa' },
    /Payment to Visa, €50\.00 from Cash on 10 March\. Added by you on /,
  ],
])('the %s person asks %p', async (who, asked, expected) => {
  expect((await ask(people[who], asked)).text).toEqual(expect.stringMatching(expected))
})

test('a cushion is named if the amount takes some of it', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  await person.answer(savePlanChoice, { body: { pay: { kind: 'monthly', day: 25 }, cushion: 500 } })
  const afford = { intent: 'afford', day: TODAY } as const
  const { text } = await ask(person, { ...afford, amount: 60_000n })
  expect(text).toMatch(/^Only from your cushion: \$600\.00 today leaves less than the \$500\.00 you set\./)
  expect((await ask(person, { ...afford, amount: 50_000n })).text).toMatch(
    /^Yes, you can afford \$500\.00 today\./,
  )
})

test('debts that are paid off or not affordable have their own sentences', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(addLiability, { body: carLoan({ liability_amount: 600 }) })
  const first = await ask(person, { intent: 'pay_first' })
  expect(first.text).toMatch(
    /^Add your monthly income to see what you can pay this month\. .*\[profile\]\(\/profile\)\.$/,
  )
  expect((await ask(person, { intent: 'debt_free' })).text).toMatch(/^Add your monthly income to see when /)
  const body = { payment_type: 'full', payment_account: 'Cash' }
  await person.answer(payLiability, { params: { id }, body })
  const paidOff = 'You owe nothing: all your debts are paid off. See [Liabilities](/liabilities).'
  for (const intent of ['owe_total', 'overdue', 'pay_month', 'extra'] as const)
    expect((await ask(person, { intent, amount: 100n })).text).toBe(paidOff)
  const one = await ask(person, { intent: 'owe_one', liabilityId: id })
  expect(one.text).toBe('Car Loan is paid off. See [Liabilities](/liabilities).')
})

test('offers are compared in the words of the plan page', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(addLiability, { body: carLoan({ interest_rate: 20 }) })
  const none = 'You have no offers to compare. To add one, go to your [Plan](/recommendations).'
  expect((await ask(person, { intent: 'offers' })).text).toBe(none)
  await person.answer(addOffer, { body: offerFor(id) })
  const { offers } = await person.answer(listOffers)
  const one = await ask(person, { intent: 'offers' })
  expect(one.text).toMatch(/^City Bank: /)
  expect(one.text).toContain(offers[0]?.comparison?.text)
  await person.answer(addOffer, { body: offerFor(id, { name: '*Cheap* [Bank](x)' }) })
  const both = await ask(person, { intent: 'offers' })
  expect(both.text).toMatch(/^- City Bank: .*\n- \\\*Cheap\\\* \\\[Bank\\\]\(x\): /)
})

test('what does not add up is listed with what to do about it', async () => {
  const person = await signUp(setting.server.url)
  await person.answer(addAsset, { body: cash(1000) })
  await damage(setting, person, [change('assets', 'value_minor = value_minor - 1', "asset_type = 'Cash'")])
  const { differences } = await person.answer(getBooksCheck)
  const { text } = await ask(person, { intent: 'adds_up' })
  expect(text).toMatch(/^No, there is 1 difference, with 1 entry checked\./)
  expect(text).toContain(`- ${differences[0]?.what} ${differences[0]?.advice}`)
})
