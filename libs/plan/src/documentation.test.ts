import { formatMinor, toMinor } from '@solvent/money'
import { interestRunUp } from './accrual'
import { offersAnswer } from './answers/offers/offers-answer'
import { planAnswer } from './answers/plan-answer'
import { OFFERS_BY_HAND } from './answers/testing/offers-by-hand'
import { cushionGap } from './by-day/cushion-gap'
import { applyCardChange, type Card } from './card-change'
import { deferralOf } from './deferral'
import { comparableRate } from './effective-rate'
import { instalmentAmount } from './instalment'
import { interestPostings } from './interest'
import { type MonthlyPlan, monthlyPlan, type PlanItem } from './monthly-plan'
import { mostExtra } from './most-extra'
import { outlookOf } from './outlook'
import { applyPayment } from './payment'
import { chargeOfPayment, payoffAmount } from './payoff'
import type { OwedDebt, PlanLiability } from './plan-liability'
import { bestOrder } from './projection/best-order'
import { compareStrategies } from './projection/comparison'
import { leastExtraPerMonth } from './projection/goal-seek'
import { payoffLedger } from './projection/ledger'
import { projectPayoff } from './projection/project-payoff'
import type { Projection, ProjectionInput } from './projection/projection'
import type { Strategy } from './strategy'
import { datedPayments } from './testing/dated-payments'
import {
  amountIn,
  basisPointsOf,
  cell,
  documentedExample,
  frequencyOf,
  fundsOfRow,
  INPUT_SECTIONS,
  liabilityOf,
  page,
  rowsOf,
  tables,
} from './testing/documented-example'
import type { Row } from './testing/markdown-tables'
import { withInterest } from './testing/post-interest'

const example = documentedExample()
const plan = monthlyPlan(example)
const projected: ProjectionInput = { ...example, monthlyBudget: plan.availableBudget }
const strategies = compareStrategies(projected)

const STRATEGY_NAMES: Record<Strategy, string> = {
  avalanche: 'Highest rate first',
  snowball: 'Smallest balance first',
  priority: 'Own priority first',
  minimum: 'Only what is due',
}

const CHARGE_HEADING = 'A loan at 6% in 60 monthly instalments, due on the 20th, on 2026-03-10'
const GRACE_HEADING = '1,000.00 at 18%, stated on 2026-11-20 and due on 2026-12-10'
const OFFERS_HEADING = 'Twelve offers for a card of 1,000.00 at 24%'

/** The tables of the page as the engine computes them, by the heading above each. */
const answers: Record<string, () => Row[]> = {
  'The same rate in five rhythms': () => rowsOf('The same rate in five rhythms').map(effectiveRate),
  'A yearly loan of 5,000.00 at 12%, due on 2026-12-20': () =>
    rowsOf('A yearly loan of 5,000.00 at 12%, due on 2026-12-20').map(toClearRow),
  '1,200.00 at 0%, and 29.9% from 2026-06-01, if nothing is paid': promotionRows,
  'A sofa for 1,200.00 at 24%, deferred until 2027-06-01, on 2026-06-10': () =>
    rowsOf('A sofa for 1,200.00 at 24%, deferred until 2027-06-01, on 2026-06-10').map(deferralRow),
  '1,000.00 at 18%, with a statement 20 days before the due date: 3%, at least 15.00': statementRows,
  '3,000.00 at 18%, if only the minimum is paid': () =>
    rowsOf('3,000.00 at 18%, if only the minimum is paid').map(minimumRow),
  [GRACE_HEADING]: () => rowsOf(GRACE_HEADING).map(graceRow),
  [CHARGE_HEADING]: () => rowsOf(CHARGE_HEADING).map(chargeRow),
  'November with a budget of 1,400.00': () => ['Kept', 'Used'].map(reserveRow),
  'What to pay on the card': () => rowsOf('What to pay on the card').map(daysRow),
  'What an irregular income may pay': () => rowsOf('What an irregular income may pay').map(irregularRow),
  'A bonus of 3,000.00': () => rowsOf('A bonus of 3,000.00').map(bonusRow),
  [OFFERS_HEADING]: () => rowsOf(OFFERS_HEADING).map(offerRow),
  'The budget of July': () => [budget(plan)],
  'Who comes first': () => plan.items.map(scoreRow),
  'The plan of July': () => plan.items.map(planRow),
  'The first three months, debt by debt': firstMonths,
  'The first six months in total': totals,
  'The four strategies': () => strategies.map(strategyRow),
  'The last payment on each debt': () => strategies.map(({ projection }) => payoffRow(projection)),
  'What if': () => rowsOf('What if').map(whatIfRow),
  'What would do it': () => rowsOf('What would do it').map(goalRow),
  'What is known of the best order': () => rowsOf('What is known of the best order').map(bestOrderRow),
}

test('the page has exactly the tables that are recomputed here', () => {
  expect([...tables.keys()].sort()).toEqual([...INPUT_SECTIONS, ...Object.keys(answers)].sort())
})

test.each(Object.entries(answers))('the page is right about: %s', (heading, answer) => {
  expect(rowsOf(heading)).toEqual(answer())
})

test('every amount in the text of the page is in one of its tables', () => {
  const inTables = new Set(
    [...tables.values()].flat().flatMap((row) => Object.values(row).flatMap(amountsIn)),
  )
  const text = page.split('\n').filter((line) => !line.startsWith('|'))
  expect(text.flatMap(amountsIn).filter((amount) => !inTables.has(amount))).toEqual([])
})

function amountsIn(text: string): string[] {
  return text.match(/\d[\d,]*\.\d\d(?!\d)/g) ?? []
}

function money(minor: bigint): string {
  return formatMinor(minor).replace(/\B(?=(\d{3})+\.)/g, ',')
}

/** A `difference` of null is a dash. */
function moneyOrDash(difference: bigint | null): string {
  return difference === null ? '-' : money(difference)
}

/** The outcome with and without the reserve in November, for the household of the page. */
function reserveRow(way: string): Row {
  const input: ProjectionInput = {
    today: '2026-11-22',
    monthlyBudget: toMinor(1400),
    liabilities: rowsOf('Debts that begin in December').map(liabilityOf),
    keepsReserve: way === 'Kept',
  }
  const { timeline, totalInterest } = projectPayoff(input)
  const [november, december] = timeline
  return {
    'What is left in November': way,
    'Paid in November': money(november?.paid ?? 0n),
    Kept: money(november?.reserved ?? 0n),
    'December is short by': money(december?.shortBy ?? 0n),
    'Months short': String(timeline.filter(({ shortBy }) => shortBy > 0n).length),
    'Interest in all': money(totalInterest),
  }
}

const VERDICTS = { better: 'better', depends: 'depends', not_better: 'not better' }

function offerRow(row: Row): Row {
  const byHand = OFFERS_BY_HAND[cell(row, 'Offer')]
  if (!byHand) throw new Error(`No offer ${cell(row, 'Offer')}`)
  const [offer] = offersAnswer(byHand.inputs, {}, [{ id: 'offer', ...byHand.offer }]).offers
  if (!offer?.comparison) throw new Error(offer?.problem ?? 'No offer')
  const { fee, charges, due_per_month, saved, saved_if_only_due, ahead_from, verdict } = offer.comparison
  return {
    ...row,
    Fees: decimals(fee + charges),
    'Due a month': decimals(due_per_month),
    'Saved by the plan': decimals(saved),
    'Saved by what is due': decimals(saved_if_only_due),
    'Ahead from': ahead_from ?? '-',
    Verdict: VERDICTS[verdict],
  }
}

function decimals(amount: number | null): string {
  return amount === null ? '-' : amount.toFixed(2)
}

/** What to pay on which day, by what the accounts hold. */
function daysRow(row: Row): Row {
  const [income, held, cushion] = [cell(row, 'Income'), cell(row, 'The accounts hold'), cell(row, 'Cushion')]
  const today = '2026-11-24'
  const card = { remaining: 600_000n, instalment: 22_915n, installmentsTotal: 36, rateBp: 2200, priority: 50 }
  const rent = { remaining: 1_200_000n, instalment: 100_000n, installmentsTotal: 12, rateBp: 0, priority: 95 }
  const running = { installmentsPaid: 0, credit: 0n, frequency: 'monthly' as const, isCompleted: false }
  const liabilities = [
    { ...running, ...card, id: 'card', firstDueDate: '2026-11-30' },
    { ...running, ...rent, id: 'rent', firstDueDate: '2026-12-01' },
  ]
  const person = { today, monthlyIncome: amountIn(income), liabilities }
  const amounts = { held: amountIn(held), cushion: amountIn(cushion) }
  const accounts = {
    ...person,
    ...amounts,
    pay: { kind: 'monthly' as const, day: 28 },
    lumpSums: [],
    livingCosts: null,
  }
  const gap = cushionGap(monthlyPlan({ ...person, paidThisMonth: 0n }), accounts)
  const plan = monthlyPlan({ ...person, paidThisMonth: 0n, cushionGap: gap })
  const payments = datedPayments(plan, accounts).get('card')
  const paidOn = (day: string | null) =>
    money((payments ?? []).reduce((sum, { on, amount }) => (on === day ? sum + amount : sum), 0n))
  return {
    Income: income,
    'The accounts hold': held,
    Cushion: cushion,
    Today: paidOn(today),
    'On 28 November': paidOn('2026-11-28'),
    'Without a day': paidOn(null),
    'For the cushion': money(plan.cushioned),
  }
}

/** What a month may pay by its income so far, if nothing falls due. */
function irregularRow(row: Row): Row {
  const [smallest, soFar] = [cell(row, 'Smallest month'), cell(row, 'This month so far')]
  const amountOf = (text: string) => Number(text.replaceAll(',', ''))
  const plan = planAnswer({
    today: '2026-11-24',
    monthly_income: amountOf(smallest),
    income_so_far: amountOf(soFar),
    paid_this_month: 0,
    liabilities: [],
    expected: [],
  })
  const [budget, released, left] = [plan.available_budget, plan.released, plan.remaining_budget].map(toMinor)
  return {
    'Smallest month': smallest,
    'This month so far': soFar,
    'Budget (70%)': money(budget ?? 0n),
    'On top of it': money(released ?? 0n),
    'To pay with': money(left ?? 0n),
  }
}

/** The three ways in which a bonus can count. */
const BONUS: Readonly<Record<string, (amount: bigint) => Partial<ProjectionInput>>> = {
  Expected: (amount) => ({ lumpSums: [{ on: '2026-11-22', amount }] }),
  'Put towards debts': (amount) => ({ received: amount }),
  Kept: () => ({}),
}

function bonusRow(row: Row): Row {
  const [bonus, way] = [cell(row, 'Bonus'), cell(row, 'What happens with it')]
  const card = rowsOf('Debts that begin in December').filter((debt) => cell(debt, 'Debt') === 'Card')
  const { timeline, debtFreeMonth, totalInterest } = projectPayoff({
    today: '2026-11-22',
    monthlyBudget: 140_000n,
    liabilities: card.map(liabilityOf),
    ...BONUS[way]?.(amountIn(bonus)),
  })
  return {
    Bonus: bonus,
    'What happens with it': way,
    'Paid in November': money(timeline[0]?.paid ?? 0n),
    'Debt-free': debtFreeMonth ?? '',
    Interest: money(totalInterest),
  }
}

function effectiveRate(row: Row): Row {
  const { effective } = comparableRate(basisPointsOf(cell(row, 'Rate')), frequencyOf(cell(row, 'Rhythm')))
  return { ...row, 'In a year': `${(effective * 100).toFixed(2)}%` }
}

function budget({ totalIncome, availableBudget, paidThisMonth, remainingBudget, items }: MonthlyPlan): Row {
  const sum = (part: (item: PlanItem) => bigint) => items.reduce((total, item) => total + part(item), 0n)
  return {
    'Income a month': money(totalIncome),
    'Budget (70%)': money(availableBudget),
    'Paid already': money(paidThisMonth),
    'Left to pay with': money(availableBudget - paidThisMonth),
    Due: money(sum(({ dueAmount }) => dueAmount)),
    'To pay': money(sum(({ amount }) => amount)),
    'Left over': money(remainingBudget),
  }
}

function scoreRow({ liabilityId, scoreParts, score }: PlanItem): Row {
  const points = (millionths: number) => (millionths / 1_000_000).toFixed(2)
  return {
    Debt: liabilityId,
    'Own priority': points(scoreParts.priority),
    'Due date': points(scoreParts.dueDate),
    Rate: points(scoreParts.rate),
    'Nearly paid off': points(scoreParts.payoff),
    Score: String(score),
  }
}

function planRow(item: PlanItem): Row {
  return {
    Debt: item.liabilityId,
    'Next due': item.nextDueDate ?? '-',
    Due: money(item.dueAmount),
    'Of it overdue': money(item.overdueAmount),
    Extra: money(item.extraAmount),
    Pay: money(item.amount),
    'What the app says': item.action,
  }
}

function firstMonths(): Row[] {
  return payoffLedger(projected)
    .slice(0, 3 * example.liabilities.length)
    .map(({ month, liabilityId, interest, payment, balance }) => ({
      Month: month,
      Debt: liabilityId,
      Interest: money(interest),
      Paid: money(payment),
      'Still owed': money(balance),
    }))
}

function totals(): Row[] {
  const { timeline } = projectPayoff(projected)
  return timeline.slice(0, 6).map(({ month, interest, paid, shortBy, owed }) => ({
    Month: month,
    Interest: money(interest),
    Paid: money(paid),
    'Short by': money(shortBy),
    'Still owed': money(owed),
  }))
}

function strategyRow({
  projection,
  interestSaved,
  extraCost,
  shortMonths,
}: (typeof strategies)[number]): Row {
  return {
    Strategy: STRATEGY_NAMES[projection.strategy],
    Interest: money(projection.totalInterest),
    'Paid in all': money(projection.totalPaid),
    'Debt-free': debtFree(projection),
    'Interest saved': moneyOrDash(interestSaved),
    'Dearer than the cheapest': moneyOrDash(extraCost),
    'Months short': String(shortMonths),
  }
}

/** The loan as entered on 2026-11-22. */
const yearlyLoan: PlanLiability = {
  id: 'loan',
  remaining: 500_000n,
  instalment: 560_000n,
  installmentsTotal: 1,
  installmentsPaid: 0,
  frequency: 'yearly',
  firstDueDate: '2026-12-20',
  credit: 0n,
  isCompleted: false,
  rateBp: 1200,
  priority: 50,
}

function toClearRow(row: Row): Row {
  const today = cell(row, 'On')
  const posted = interestPostings(yearlyLoan, '2026-11-22', today)
  const owed = posted.reduce((sum, { interest }) => sum + interest, yearlyLoan.remaining)
  const loan = { ...yearlyLoan, remaining: owed }
  return {
    On: today,
    Owed: money(owed),
    'Interest run up': money(interestRunUp(loan, today)),
    'To clear it': money(payoffAmount(loan, today)),
  }
}

const promotion: PlanLiability = {
  ...yearlyLoan,
  remaining: 120_000n,
  frequency: 'monthly',
  firstDueDate: '2026-05-15',
  rateBp: 0,
  lenderTerms: { rateChanges: [{ from: '2026-06-01', rateBp: 2990 }] },
}

function promotionRows(): Row[] {
  let owed = promotion.remaining
  return interestPostings(promotion, '2026-04-15', '2026-07-15').map(({ date, interest }) => {
    owed += interest
    return { 'Due date': date, 'Interest added': money(interest), 'Owed after it': money(owed) }
  })
}

function deferralRow(row: Row): Row {
  const sofa = {
    ...promotion,
    instalment: toMinor(cell(row, 'Instalment from 2026-07-01 on')),
    installmentsTotal: 24,
    firstDueDate: '2026-07-01',
    rateBp: 2400,
    lenderTerms: { deferredUntil: '2027-06-01' },
  }
  const deferral = deferralOf(sofa, '2026-06-10')
  return {
    ...row,
    'Left on that day': money(deferral?.left ?? 0n),
    'More a month to clear it': deferral ? money(deferral.morePerPayment) : '-',
    'Or interest added': deferral ? money(deferral.interest) : '-',
  }
}

const card = {
  ...promotion,
  remaining: 100_000n,
  installmentsTotal: 5_200,
  firstDueDate: '2026-12-10',
  rateBp: 1800,
  lenderTerms: { minimum: { shareBp: 300, atLeast: 1_500n, plusInterest: false }, statementDays: 20 },
}

/** Each minimum is paid on its due date. */
function statementRows(): Row[] {
  let debt: PlanLiability = card
  let day = '2026-11-10'
  return rowsOf('1,000.00 at 18%, with a statement 20 days before the due date: 3%, at least 15.00').map(
    (row) => {
      const due = cell(row, 'Due date')
      const { debt: stated, interest } = withInterest(debt, day, cell(row, 'Statement'))
      day = due
      debt = applyPayment(withInterest(stated, day, due).debt, stated.instalment, 'installment', due)
      return {
        ...row,
        'Interest added': money(interest),
        'Owed by it': money(stated.remaining),
        Minimum: money(stated.instalment),
      }
    },
  )
}

/** The statement is made with what is owed on its day. */
function graceRow(row: Row): Row {
  const inGrace = cell(row, 'Statement before') === 'in full'
  const on = cell(row, 'On')
  const stated: Card = {
    ...card,
    installmentsPaidAtEntry: 0,
    lenderTerms: { ...card.lenderTerms, gracePeriod: 'kept' },
    statement: { unpaid: card.remaining, inGrace },
  }
  const spent = applyCardChange(stated, amountIn(cell(row, 'Spent on 2026-11-25')), '2026-11-25')
  const paid = applyPayment(spent, amountIn(cell(row, 'Paid')), 'partial', on)
  return { ...row, 'Interest of 2026-12-21': money(withInterest(paid, on, '2026-12-21').interest) }
}

function chargeRow(row: Row): Row {
  const [charge, freeFrom] = [cell(row, 'Charge'), cell(row, 'Free from')]
  const months = /^(\d+) months/.exec(charge)?.[1]
  const size = months
    ? { interestMonths: Number(months) }
    : { shareBp: charge === 'none' ? 0 : basisPointsOf(charge) }
  const total = amountIn(cell(row, 'Owed'))
  const contract = {
    total,
    rateBp: 600,
    frequency: 'monthly',
    firstDueDate: '2026-03-20',
  } as const
  const earlyCharge = { ...size, ...(freeFrom !== '-' && { freeFrom }) }
  const lenderTerms = { dayCount: '30_360' as const, ...(charge !== 'none' && { earlyCharge }) }
  const loan: OwedDebt = {
    ...contract,
    remaining: total,
    instalment: instalmentAmount({ ...contract, lenderTerms, count: 60 }),
    installmentsTotal: 60,
    installmentsPaid: 0,
    credit: 0n,
    isCompleted: false,
    lenderTerms,
  }
  const due = applyPayment(loan, loan.instalment, 'installment', '2026-03-10')
  const amount = mostExtra(due, '2026-03-10')
  const early = { amount, type: 'partial' } as const
  const left = amount > 0n ? applyPayment(due, amount, 'partial', '2026-03-10') : due
  return {
    ...row,
    Instalment: money(loan.instalment),
    'Paid early at most': money(amount),
    'Charge in it': money(chargeOfPayment(due, early, '2026-03-10')),
    'Left of the debt': money(left.remaining),
  }
}

function minimumRow(row: Row): Row {
  const minimum = {
    shareBp: basisPointsOf(cell(row, 'Share')),
    atLeast: toMinor(cell(row, 'At least')),
    plusInterest: cell(row, 'Plus interest') === 'yes',
  }
  const terms = { total: 300_000n, count: 5_200, rateBp: 1800, installmentsPaid: 0, remaining: null }
  const { frequency, firstDueDate } = card
  const debt = { ...terms, frequency, firstDueDate, lenderInstalment: null, lenderTerms: { minimum } }
  const { instalment, payments, interest, inThreeYears } = outlookOf(debt, '2026-11-10')
  return {
    ...row,
    'First minimum': money(instalment),
    Payments: String(payments),
    Interest: money(interest),
    'Fixed for 3 years': money(inThreeYears?.instalment ?? 0n),
    'Less interest': money(inThreeYears?.saved ?? 0n),
  }
}

function payoffRow({ strategy, debts }: Projection): Row {
  const months = debts.map(({ liabilityId, payoffMonth }) => [liabilityId, payoffMonth ?? '-'])
  return { Strategy: STRATEGY_NAMES[strategy], ...Object.fromEntries(months) }
}

function whatIfRow(row: Row): Row {
  const projection = projectPayoff({ ...projected, ...fundsOfRow(row) })
  const base = projectPayoff(projected)
  const isDebtFree = projection.ending === 'debt-free'
  return {
    ...row,
    'Debt-free': debtFree(projection),
    Interest: isDebtFree ? money(projection.totalInterest) : '-',
    'Less interest': isDebtFree ? money(base.totalInterest - projection.totalInterest) : '-',
  }
}

function goalRow(row: Row): Row {
  const by = cell(row, 'Debt-free by')
  const monthlyBudget = toMinor(cell(row, 'Budget a month'))
  const result = leastExtraPerMonth({ ...projected, monthlyBudget }, by === 'at all' ? undefined : by)
  if (result.kind !== 'found') throw new Error(`No budget is enough by ${by}`)
  return {
    ...row,
    'Needs more each month': money(result.morePerMonth),
    'Debt-free': result.debtFreeMonth ?? '-',
    'With late payments': result.ifLate ? money(result.ifLate.morePerMonth) : '-',
    'Late in months': result.ifLate ? String(result.ifLate.shortMonths) : '-',
  }
}

function debtFree({ ending, debtFreeMonth }: Projection): string {
  return ending === 'never' ? 'not with this budget' : (debtFreeMonth ?? ending)
}

function bestOrderRow(row: Row): Row {
  const paidThisMonth = BigInt(cell(row, 'Paid on debts this month').replace('.', ''))
  const input = { ...projected, paidThisMonth }
  const projections = compareStrategies(input).map(({ projection }) => projection)
  return { ...row, Answer: bestOrder(input, projections).kind }
}
