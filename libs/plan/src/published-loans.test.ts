import { toMinor } from '@solvent/money'
import { amortizationTable, type ScheduledPayment } from './amortization'
import { instalmentAmount } from './instalment'
import { periodInterest } from './interest'
import { basisPoints } from './testing/oracle-liability'
import { casesPerGroup, oracleCases } from './testing/oracles'

// Every published loan is monthly.
const frequency = 'monthly'

/** The cents of a published decimal, truncated after two places, and whether anything was cut off. */
function cents(decimal: string): { whole: bigint; cut: boolean } {
  const [units = '', decimals = ''] = decimal.split('.')
  const whole = toMinor(`${units}.${decimals.slice(0, 2).padEnd(2, '0')}`)
  return { whole, cut: /[1-9]/.test(decimals.slice(2)) }
}

function roundedUp(decimal: string): bigint {
  const { whole, cut } = cents(decimal)
  return cut ? whole + 1n : whole
}

/** The rate is published as a fraction: 0.075 is 7.5%. */
function rateOf({ annual_rate }: { annual_rate: string }): number {
  return basisPoints(Number(annual_rate) * 100)
}

interface Loan {
  annual_rate: string
  n: number
  pv: string
}

function instalmentOf(loan: Loan): bigint {
  return instalmentAmount({ total: toMinor(loan.pv), count: loan.n, rateBp: rateOf(loan), frequency })
}

function tableOf(loan: Loan, instalment = instalmentOf(loan)): ScheduledPayment[] {
  const debt = {
    remaining: toMinor(loan.pv),
    rateBp: rateOf(loan),
    instalment,
    installmentsTotal: loan.n,
    installmentsPaid: 0,
    frequency,
    firstDueDate: '2026-02-01',
    credit: 0n,
    isCompleted: false,
  } as const
  return amortizationTable(debt, '2026-01-10')
}

function sum(rows: ScheduledPayment[], part: 'interest' | 'principal' | 'payment'): bigint {
  return rows.reduce((total, row) => total + row[part], 0n)
}

/**
 * Published tables carry fractions of a cent from row to row; ours rounds the instalment up and each interest half up.
 * For the published loans this makes at most one cent per payment.
 */
function expectNear(actual: bigint | undefined, published: string, payments: number): void {
  const difference = Number((actual ?? 0n) - cents(published).whole)
  expect(Math.abs(difference)).toBeLessThanOrEqual(payments)
}

// The tests that run a group count its cases.
test('the file has exactly the worked cases that the tests run', () => {
  expect(casesPerGroup()).toEqual({
    amortisation: 2,
    dates: 9,
    instalment: 10,
    money: 3,
    optimum: 8,
    plan: 19,
    projection: 14,
    rate: 4,
    score: 3,
    tvm: 17,
  })
})

const payments = oracleCases('pmt')
const payoffTimes = oracleCases('nper')
const principals = oracleCases('ppmt_list')
const periodTotals = oracleCases('cum')
const tables = oracleCases('table_rows')
// A rate of 4.375% cannot be entered, because rates have two decimals: such a loan lies between two others.
const [states, finerRates] = [true, false].map((isEntered) =>
  oracleCases('after').filter(({ inputs }) => /^0\.\d{1,4}$/.test(inputs.annual_rate) === isEntered),
)
const rates = oracleCases('apr')

test('all published loan cases are run', () => {
  const run = [payments, payoffTimes, principals, periodTotals, tables, states ?? [], finerRates ?? [], rates]
  expect(run.map(({ length }) => length)).toEqual([5, 7, 1, 2, 1, 2, 1, 4])
})

test.each(payments)('$id: $title', ({ inputs, recomputed }) => {
  const exact = roundedUp(recomputed.pmt)
  // Rounding interest up at every posting may take one cent more.
  expect([exact, exact + 1n]).toContain(instalmentOf(inputs))
})

test.each(payoffTimes)('$id: $title', ({ inputs, expected }) => {
  const table = tableOf({ ...inputs, n: 500 }, toMinor(inputs.pmt))
  expect(table).toHaveLength(Math.ceil(Number(expected.nper)))
  expect((table.at(-1)?.payment ?? 0n) < toMinor(inputs.pmt)).toBe(true)
})

test.each(principals)('$id: $title', ({ inputs, expected }) => {
  const table = tableOf(inputs)
  for (const [index, k] of inputs.k.entries()) {
    expectNear(table[k - 1]?.principal, expected.ppmt[index] ?? '', 1)
  }
})

test.each(periodTotals)('$id: $title', ({ inputs, expected }) => {
  const rows = tableOf(inputs).slice(inputs.start - 1, inputs.end)
  expectNear(sum(rows, 'interest'), expected.interest, inputs.end)
  expectNear(sum(rows, 'principal'), expected.principal, inputs.end)
})

test.each(tables)('$id: $title', ({ inputs, expected }) => {
  const [first] = expected.rows
  // The published table pays the annuity rounded half up.
  const table = tableOf(inputs, toMinor(first?.interest ?? '') + toMinor(first?.principal ?? ''))
  for (const { period, interest, principal, balance } of expected.rows) {
    const row = table[period - 1]
    expectNear(row?.interest, interest, 1)
    expectNear(row?.principal, principal, 1)
    expectNear(row?.closing, balance, period)
  }
  expect(table[0]?.closing).toBe(toMinor(first?.balance ?? ''))
})

test.each(states ?? [])('$id: $title', ({ inputs, expected }) => {
  const table = tableOf(inputs)
  const paid = table.slice(0, inputs.k)
  const ours: Record<string, bigint | undefined> = {
    pmt: table[0]?.payment,
    first_interest: table[0]?.interest,
    first_principal: table[0]?.principal,
    interest_paid: sum(paid, 'interest'),
    principal_paid: sum(paid, 'principal'),
    balance: paid.at(-1)?.closing,
    total_interest: sum(table, 'interest'),
    total_paid: sum(table, 'payment'),
  }
  const paymentsIn = (name: string) => {
    if (name.startsWith('total')) return inputs.n
    return name === 'pmt' || name.startsWith('first') ? 1 : inputs.k
  }
  for (const [name, published] of Object.entries(expected)) {
    expectNear(ours[name], published, paymentsIn(name))
  }
})

test.each(finerRates ?? [])(
  '$id: $title: lies between the next lower and higher rate',
  ({ inputs, expected }) => {
    const { interest_paid: published, ...others } = expected
    expect(others).toEqual({})
    const interestAt = (percent: number) =>
      sum(tableOf({ ...inputs, annual_rate: String(percent / 100) }).slice(0, inputs.k), 'interest')
    const percent = Number(inputs.annual_rate) * 100
    const [lower, higher] = [Math.floor, Math.ceil].map((round) => interestAt(round(percent * 100) / 100))
    const { whole } = cents(published ?? '')
    expect(Number(lower)).toBeLessThan(Number(whole))
    expect(Number(higher)).toBeGreaterThan(Number(whole))
    // A hundredth of a percent over the five years costs less than a dollar per 1,000.
    expect(Number(higher) - Number(lower)).toBeLessThan(Number(toMinor(inputs.pv)) / 1_000)
  },
)

test.each(rates)('$id: the loan is paid off at the yearly rate of $title', ({ inputs, expected }) => {
  const rest = (rateBp: number) => {
    let balance = toMinor(inputs.advance)
    for (const [payment, times] of inputs.payments) {
      for (let k = 0; k < times; k += 1) {
        balance += periodInterest(balance, rateBp, frequency) - toMinor(payment)
      }
    }
    return balance
  }
  const published = basisPoints(Number(expected.apr_percent))
  expect(rest(published - 1) < 0n && rest(published + 1) > 0n).toBe(true)
})
