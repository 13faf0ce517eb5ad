import { downloadMonths, getMonth, MONTHS_OF_MEAN, type MonthFigures, setLimit } from '@solvent/contracts'
import { addMonthsClamped, fromMinor, halfUpDiv, toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { addTo, largestFirst, spendingOf, toMonths } from './entry-sums'
import { filterEntries, isCounted, withParts } from './filter-entries'
import { toMonthLimit } from './month-limit'
import { TODAY } from './today'

/** A month beside those before it, all months as CSV, and the limits of categories. */
export function monthAnswers(books: Books): Answer[] {
  return [
    answer(getMonth, ({ query: { month = TODAY.slice(0, 7) } }) => {
      const earlier = monthsBefore(books, month)
      const means = earlier.map((one) => figuresOf(books, one))
      return {
        month,
        figures: figuresOf(books, month),
        before: figuresOf(books, monthsFrom(month, -1)),
        mean: means.length > 0 ? meanOfFigures(means) : null,
        mean_of: earlier.length,
        categories: categoriesOf(books, month, earlier),
      }
    }),
    answer(downloadMonths, () => {
      const rows = toMonths(countedEntries(books)).toReversed()
      return [
        'month,money_in,money_out',
        ...rows.map((row) => `${row.month},${row.money_in},${row.money_out}`),
      ]
        .map((line) => `${line}\r\n`)
        .join('')
    }),
    answer(setLimit, ({ body: { category, amount, carries_over } }) => {
      const others = books.limits.filter((one) => one.category !== category)
      books.limits = amount === null ? others : [...others, { category, amount, carries_over }]
      return { message: 'Saved.' }
    }),
  ]
}

function monthsFrom(month: string, count: number): string {
  return addMonthsClamped(`${month}-01`, count).slice(0, 7)
}

function countedEntries(books: Books) {
  return filterEntries(books, {}).filter(isCounted)
}

function entriesIn(books: Books, month: string) {
  return countedEntries(books).filter(({ occurred_on }) => occurred_on.startsWith(month))
}

/** The months that count towards the mean: those since the first entry. */
function monthsBefore(books: Books, month: string): string[] {
  const first = countedEntries(books).at(-1)?.occurred_on.slice(0, 7) ?? month
  const before = Array.from({ length: MONTHS_OF_MEAN }, (_, index) => monthsFrom(month, -1 - index))
  return before.filter((one) => one >= first)
}

function figuresOf(books: Books, month: string): MonthFigures {
  const [sums = { money_in: 0, money_out: 0, spent: 0, paid_on_debts: 0, interest: 0 }] = toMonths(
    entriesIn(books, month),
  )
  const { money_in, money_out, spent, paid_on_debts, interest } = sums
  const saved = fromMinor(toMinor(money_in) - toMinor(money_out))
  return { money_in, money_out, spent, paid_on_debts, interest, saved }
}

/** The mean in decimals, to the cent. */
function meanOf(amounts: readonly number[]): number {
  const total = amounts.reduce((sum, amount) => sum + toMinor(amount), 0n)
  return fromMinor(halfUpDiv(total, BigInt(amounts.length)))
}

function meanOfFigures(months: readonly MonthFigures[]): MonthFigures {
  const mean = (key: keyof MonthFigures) => meanOf(months.map((figures) => figures[key]))
  return {
    money_in: mean('money_in'),
    money_out: mean('money_out'),
    spent: mean('spent'),
    paid_on_debts: mean('paid_on_debts'),
    interest: mean('interest'),
    saved: mean('saved'),
  }
}

/** Those with spending in one of the months, and those with a limit. */
function categoriesOf(books: Books, month: string, earlier: readonly string[]) {
  const spending = spendingOf(entriesIn(books, month))
  const before = spendingOf(entriesIn(books, monthsFrom(month, -1)))
  const past = earlier.map((one) => spendingOf(entriesIn(books, one)))
  const limited = books.limits.map(({ category }) => category)
  const others = [before, ...past].flatMap((sums) => [...sums.keys()])
  for (const category of [...limited, ...others]) addTo(spending, category, 0n)
  return largestFirst(spending).map(([category, spent]) => {
    const limit = books.limits.find((one) => one.category === category)
    return {
      category,
      parent: books.categories.find(({ name }) => name === category)?.parent ?? null,
      spent: fromMinor(spent),
      before: fromMinor(before.get(category) ?? 0n),
      mean: past.length > 0 ? meanOf(past.map((sums) => fromMinor(sums.get(category) ?? 0n))) : null,
      limit: limit ? toMonthLimit(limit, spentWithParts(books, spending, limit.category), month) : null,
    }
  })
}

/** What counts for the limit of a category, in minor units. */
function spentWithParts(
  { categories }: Books,
  spending: ReturnType<typeof spendingOf>,
  category: string,
): bigint {
  return withParts(category, categories).reduce((sum, one) => sum + (spending.get(one) ?? 0n), 0n)
}
