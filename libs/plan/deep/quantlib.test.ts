import { countedDay, type DayCount, daysPerYear, endOfMonth } from '@solvent/money'
import type { LenderTerms } from '../src/lender-terms'
import { datesOf, paidInParts, tableOf } from './course-of-debt'
import { askQuantlib, findQuantlib, type OtherDayCount } from './quantlib'
import { type RandomDebt, randomDebts, randomSpans } from './random-debts'
import { report } from './report'

const DEBTS = 20_000
const SPANS = 20_000
/** Instalments by whole periods that the annuity, rounded up, makes a cent larger than rounded interest needs. */
const CENT_ABOVE_LEAST = 268
const OURS: readonly DayCount[] = ['actual_365', 'actual_360', '30_360']

const python = findQuantlib()
const compared = python === null ? describe.skip : describe
if (python === null)
  report('Skipped: debts against QuantLib. Install it (Debian: apt-get install quantlib-python).')

compared(`${DEBTS} random debts`, () => {
  let debts: RandomDebt[]
  let inParts: (ReturnType<typeof paidInParts> | null)[]
  let spans: ReturnType<typeof randomSpans>
  let theirs: ReturnType<typeof askQuantlib>

  beforeAll(() => {
    debts = randomDebts(DEBTS)
    inParts = debts.map((debt) => (debt.parts.length > 0 ? paidInParts(debt) : null))
    spans = randomSpans(SPANS)
    const cases = debts.map((debt, index) => [debt, inParts[index]?.payments ?? []] as const)
    theirs = askQuantlib(python ?? '', cases, spans)
    const drawn = (term: keyof LenderTerms) => debts.filter(({ lenderTerms }) => lenderTerms?.[term]).length
    report(
      `${drawn('statementDays')} debts with statements before the due dates, ${drawn('minimum')} with a minimum, ` +
        `${drawn('instalmentChanges')} with instalments that change, ${drawn('yearlyFee')} with a yearly fee`,
    )
  })

  test('fall due on the dates of a QuantLib schedule', () => {
    const differing = debts.filter(
      (debt, index) => theirs.debts[index]?.dates.join() !== datesOf(debt).join(),
    )
    expect(differing).toEqual([])
  })

  test('cost the interest of QuantLib coupons in every row until the last payment, to the cent', () => {
    const differing = []
    let rows = 0
    let ofCards = 0
    let cut = 0
    for (const [index, debt] of debts.entries()) {
      const table = tableOf(debt)
      const ours = table.map(({ dueDate, interest, payment, closing }) =>
        [dueDate, interest, payment, closing].join(' '),
      )
      const found = theirs.debts[index]?.rows.map((row) => row.join(' '))
      rows += ours.length
      if (debt.lenderTerms?.minimum) ofCards += ours.length
      if (table.at(-1)?.closing !== 0n) cut += 1
      if (ours.join() !== found?.join()) differing.push({ debt, ours, found })
    }
    report(`${rows} rows of ${debts.length} tables, ${differing.length} tables differ`)
    report(`${ofCards} of these rows are of cards, ${cut} of which are not paid off by the last one`)
    expect(differing.slice(0, 3)).toEqual([])
  })

  test('cost the same if they are paid in parts on any day', () => {
    const differing = []
    let added = 0
    let paid = 0
    for (const [index, debt] of debts.entries()) {
      const course = inParts[index]
      if (!course || course.payments.length === 0) continue
      const ours = course.added.map(({ date, interest, balance }) => [date, interest, balance].join(' '))
      const found = theirs.debts[index]?.added?.map((one) => one.join(' '))
      added += ours.length
      paid += 1
      if (ours.join() !== found?.join()) differing.push({ debt, ours, found })
    }
    report(`${added} times that interest is added to ${paid} debts paid in parts, ${differing.length} differ`)
    expect(differing.slice(0, 3)).toEqual([])
  })

  /** Whether QuantLib's table with the instalment leaves no larger last one, and with a cent less does. */
  function isLeast({ instalment }: RandomDebt, index: number): { isEnough: boolean; isLeast: boolean } {
    const { rows = [], lastOfLess = Number.POSITIVE_INFINITY } = theirs.debts[index] ?? {}
    const last = rows.at(-1)?.[2] ?? Number.NaN
    return { isEnough: last <= Number(instalment), isLeast: lastOfLess > Number(instalment) - 1 }
  }

  test('have a level instalment that is enough; it is the least if interest accrues by days', () => {
    const level = debts.flatMap((debt, index) => (debt.isLevel ? [{ debt, ...isLeast(debt, index) }] : []))
    const byDays = level.filter(({ debt }) => debt.lenderTerms !== null)
    report(`${level.length} level instalments, ${byDays.length} of them by days`)
    expect(level.filter(({ isEnough }) => !isEnough)).toEqual([])
    expect(byDays.filter(({ isLeast }) => !isLeast)).toEqual([])
    expect(level.filter(({ isLeast }) => !isLeast)).toHaveLength(CENT_ABOVE_LEAST)
  })

  test('count the days of QuantLib day counters', () => {
    const differing = spans.filter(([from, to], index) =>
      OURS.some((dayCount) => {
        const counted = countedDay(to, dayCount) - countedDay(from, dayCount)
        const found = theirs.spans[index]
        return counted !== found?.days[dayCount] || counted / daysPerYear(dayCount) !== found.years[dayCount]
      }),
    )
    expect(differing).toEqual([])
  })

  /** Where another convention may count other days than ours, and how many of the spans it does for. */
  const others: [OtherDayCount, (from: string, to: string) => boolean, number][] = [
    ['30_360_us', (from, to) => isLastOfFebruary(from) || is31st(to) || isLastOfFebruary(to), 3708],
    ['30_360_bond_basis', (from, to) => isLastOfFebruary(from) || is31st(to) || isLastOfFebruary(to), 4171],
    ['30e_360', (from, to) => isLastOfFebruary(from) || isLastOfFebruary(to), 1327],
    ['30_360_to_maturity', (_, to) => isLastOfFebruary(to), 712],
  ]

  test.each(others)('differ by %s only at the end of some months', (convention, mayDiffer, count) => {
    const differing = spans.filter(
      (_, index) => theirs.spans[index]?.days[convention] !== theirs.spans[index]?.days['30_360'],
    )
    expect(differing.filter(([from, to]) => !mayDiffer(from, to))).toEqual([])
    expect(differing).toHaveLength(count)
  })
})

function is31st(date: string): boolean {
  return date.endsWith('-31')
}

function isLastOfFebruary(date: string): boolean {
  return date.slice(5, 7) === '02' && date === endOfMonth(date)
}
