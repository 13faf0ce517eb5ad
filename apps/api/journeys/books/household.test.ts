// Engines: one
import { allEntries } from '@solvent/api-testing/all-entries'
import { Conversation } from '@solvent/api-testing/conversation'
import { carLoan, cash, rent } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addCategory,
  addLiability,
  addRecurring,
  downloadMonths,
  type Entry,
  getEntrySummary,
  getMonth,
  isRefund,
  recordExpense,
  recordRefund,
  recordTransfer,
} from '@solvent/contracts'
import { addMonthsClamped, endOfMonth, fromMinor, moneyFormat, monthInWords, toMinor } from '@solvent/money'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const money = moneyFormat()

const FIRST_MONTH = '2024-04'
const MONTHS = Array.from({ length: 24 }, (_, index) =>
  addMonthsClamped(`${FIRST_MONTH}-01`, index).slice(0, 7),
)
const TODAY = '2026-03-31'

let person: Person
let chat: Conversation
let file: string
let entries: Entry[]

/**
 * Two years of a household: pay and rent that recur, food from cash, meals, coffee and clothes with a card that is paid
 * each month, some of it returned, purchases of both food and clothes, and savings set aside.
 */
beforeAll(async () => {
  setting.server.clock.date = `${FIRST_MONTH}-01`
  person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(3000) })
  await person.answer(addAsset, { body: cash(500, { asset_type: 'Savings Account' }) })
  await person.answer(addLiability, {
    body: carLoan({ liability_type: 'Credit Card', description: 'Visa', liability_amount: 50 }),
  })
  const coffee = { kind: 'expense', name: 'Coffee', hue: 4, icon: 'Eating out', parent: 'Eating out' }
  await person.answer(addCategory, { body: coffee })
  const monthly = { ...rent, starts_on: `${FIRST_MONTH}-01` }
  await person.answer(addRecurring, { body: { ...monthly, amount: 900.5 } })
  const pay = { ...monthly, kind: 'income' as const, name: 'Pay', amount: 2600, category: 'Salary' as const }
  await person.answer(addRecurring, { body: { ...pay, unit: 'last_working_day' } })
  for (const [index, month] of MONTHS.entries()) await live(month, index)
  setting.server.clock.date = TODAY
  chat = await Conversation.begin(person)
  const headers = { authorization: `Bearer ${person.token}` }
  file = await (await fetch(setting.server.url + downloadMonths.path, { headers })).text()
  entries = await allEntries(person)
})

async function live(month: string, index: number): Promise<void> {
  const last = endOfMonth(`${month}-01`)
  setting.server.clock.date = last
  const spend = (
    day: string,
    amount: number,
    category: 'Groceries' | 'Eating out' | 'Coffee' | 'Shopping',
    account: string,
  ) => person.answer(recordExpense, { body: { amount, occurred_on: `${month}-${day}`, account, category } })
  await spend('03', 80.25 + index, 'Groceries', 'Cash')
  await spend('17', 64.1 + 2 * index, 'Groceries', 'Cash')
  await spend('09', 31.4 + index, 'Eating out', 'Visa')
  await spend('20', 55 + 3 * index, 'Shopping', 'Visa')
  await spend('12', 9.5 + index, 'Coffee', 'Cash')
  const parts = [
    { category: 'Shopping', amount: 15.25 },
    { category: 'Groceries', amount: 24.85 + index },
  ]
  const market = { amount: 40.1 + index, occurred_on: `${month}-15`, account: 'Visa', parts }
  await person.answer(recordExpense, { body: market })
  const back = { amount: 20.05, occurred_on: `${month}-25`, category: 'Shopping' as const }
  if (index % 3 === 0) await person.answer(recordRefund, { body: { ...back, account: 'Visa' } })
  if (index % 4 === 0) {
    await person.answer(recordRefund, {
      body: { ...back, amount: 5.5, account: 'Cash', category: 'Groceries' },
    })
  }
  const transfer = { occurred_on: last, from_account: 'Cash' }
  await person.answer(recordTransfer, { body: { ...transfer, amount: 100, to_account: 'Savings Account' } })
  await person.answer(recordTransfer, { body: { ...transfer, amount: 60 + index, to_account: 'Visa' } })
}

/** A category and those that are a part of it. */
function withParts(category: string): string[] {
  return category === 'Eating out' ? [category, 'Coffee'] : [category]
}

/** What the listed expenses of a month come to without refunds, in one category with its parts or in all. */
function spentByList(month: string, category: string | null): number {
  const expenses = entries.filter((entry) => entry.kind === 'expense' && entry.occurred_on.startsWith(month))
  const sum = expenses.reduce((total, entry) => {
    const whole = entry.changes.reduce((all, change) => all + Math.abs(change.amount), 0)
    const amount = (entry.parts ?? [{ category: entry.category ?? '', amount: whole }])
      .filter((part) => category === null || withParts(category).includes(part.category))
      .reduce((all, part) => all + toMinor(part.amount), 0n)
    return isRefund(entry) ? total - amount : total + amount
  }, 0n)
  return fromMinor(sum)
}

/** The sum of amounts in decimals. */
function sumOf(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((sum, amount) => sum + BigInt(Math.round(100 * amount)), 0n))
}

const CATEGORIES = ['Groceries', 'Eating out', 'Shopping', 'Housing'] as const

/** Each month as a whole, and one of the categories in two months of three: 40 questions. */
const QUESTIONS = MONTHS.flatMap((month, index): [month: string, category: string | null][] => {
  const category = CATEGORIES[index % CATEGORIES.length] ?? 'Groceries'
  return index % 3 === 2
    ? [[month, null]]
    : [
        [month, null],
        [month, category],
      ]
})

test('there are 40 questions about 24 months', () => {
  expect(QUESTIONS).toHaveLength(40)
  expect(entries.length).toBeGreaterThan(200)
})

test.each(QUESTIONS)(
  'what was spent in %s (%s) is the same in entries, months, sums, the file and the assistant',
  async (month, category) => {
    // Each test begins on another day.
    setting.server.clock.date = TODAY
    const spent = spentByList(month, category)
    expect(spent).toBeGreaterThan(0)
    const page = await person.answer(getMonth, { query: { month } })
    const named = category === null ? [] : withParts(category)
    const ofCategory = page.categories.filter((one) => named.includes(one.category ?? ''))
    expect(category === null ? page.figures.spent : sumOf(ofCategory.map((one) => one.spent))).toBe(spent)
    const query = { from: `${month}-01`, to: endOfMonth(`${month}-01`), ...(category && { category }) }
    const { months } = await person.answer(getEntrySummary, { query })
    expect(months[0]?.spent).toBe(spent)
    const wanted = category === null ? ['figure,spent'] : named.map((one) => `category,${one}`)
    const lines = file
      .split('\r\n')
      .filter((line) => wanted.some((one) => line.startsWith(`${month},${one},`)))
    expect(lines).toHaveLength(wanted.length)
    expect(sumOf(lines.map((line) => Number(line.split(',').at(-1))))).toBe(spent)
    const on = category === null ? '' : ` on ${category.toLowerCase()}`
    const { reply } = await chat.ask(`How much did I spend${on} in ${monthInWords(month)}?`)
    expect(reply).toContain(money(toMinor(spent)))
  },
)

test('what came in, went out and was saved in two years is what the accounts gained', async () => {
  const all = await Promise.all(MONTHS.map((month) => person.answer(getMonth, { query: { month } })))
  const total = (of: 'money_in' | 'money_out' | 'saved' | 'paid_on_debts') =>
    all.reduce((sum, { figures }) => sum + BigInt(Math.round(100 * figures[of])), 0n)
  expect(total('money_in')).toBe(24n * 260_000n)
  expect(total('saved')).toBe(total('money_in') - total('money_out'))
  expect(total('paid_on_debts')).toBe(MONTHS.reduce((sum, _, index) => sum + BigInt(6000 + 100 * index), 0n))
})
