import { assert, bigInt, integer, property } from 'fast-check'
import { amortizationTable } from './amortization'
import { type InstalmentTerms, instalmentAmount } from './instalment'
import type { LenderTerms } from './lender-terms'
import { someFrequency, someRateBp } from './testing/arbitraries'
import { basisPoints } from './testing/oracle-liability'
import { oracleCases } from './testing/oracles'

/** The payments if every instalment is paid on its due date. */
function ledger({ total, count, rateBp, frequency }: InstalmentTerms, instalment: bigint) {
  const loan = {
    remaining: total,
    instalment,
    installmentsTotal: count,
    installmentsPaid: 0,
    frequency,
    rateBp,
    firstDueDate: '2026-01-31',
    credit: 0n,
    isCompleted: false,
  }
  return amortizationTable(loan, '2026-01-30')
}

const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

const cases = oracleCases('instalment')

test('all worked instalment cases are run', () => {
  expect(cases).toHaveLength(10)
})

test.each(cases)('$id: $title', ({ inputs, expected }) => {
  const terms = {
    total: BigInt(inputs.principal_cents),
    count: inputs.installments_total,
    rateBp: basisPoints(inputs.interest_rate),
    frequency: inputs.frequency,
  }
  const instalment = instalmentAmount(terms)
  const rows = ledger(terms, instalment)
  const inNumbers = rows.map((row) => ({
    k: row.number,
    interest: Number(row.interest),
    payment: Number(row.payment),
    principal: Number(row.principal),
    balance: Number(row.closing),
  }))
  expect({
    installment_cents: Number(instalment),
    instalments_used: rows.length,
    last_payment_cents: Number(rows.at(-1)?.payment),
    total_interest_cents: Number(sum(rows.map((row) => row.interest))),
    total_paid_cents: Number(sum(rows.map((row) => row.payment))),
    ...(expected.rows && { rows: inNumbers }),
  }).toEqual(expected)
})

test('instalments pay a debt off exactly: all are equal except the last, which is never larger', () => {
  assert(
    property(
      bigInt(1n, 1_000_000_000n),
      integer({ min: 1, max: 120 }),
      someRateBp,
      someFrequency,
      (total, count, rateBp, frequency) => {
        const terms = { total, count, rateBp, frequency }
        const instalment = instalmentAmount(terms)
        const rows = ledger(terms, instalment)
        const last = rows.at(-1)?.payment ?? 0n
        expect(rows.at(-1)?.closing).toBe(0n)
        expect(sum(rows.map((row) => row.principal))).toBe(total)
        expect(rows.slice(0, -1).every((row) => row.payment === instalment)).toBe(true)
        expect(last > 0n && last <= instalment).toBe(true)
      },
    ),
  )
})

/** A loan with statements before the due dates, and its payments in full. */
function withStatements({ total, count, rateBp, statementDays }: StatementLoan) {
  const lenderTerms: LenderTerms = { dayCount: '30_360', statementDays }
  const terms = {
    total,
    count,
    rateBp,
    frequency: 'monthly',
    firstDueDate: '2026-05-15',
    lenderTerms,
  } as const
  const paymentsOf = (instalment: bigint) => {
    const paid = { installmentsTotal: count, installmentsPaid: 0, credit: 0n, isCompleted: false }
    const table = amortizationTable({ ...terms, ...paid, remaining: total, instalment }, '2026-04-15')
    return table.map(({ payment }) => payment)
  }
  return { instalment: instalmentAmount(terms), paymentsOf }
}

interface StatementLoan {
  total: bigint
  count: number
  rateBp: number
  statementDays: number
}

test('with statements, the instalment also pays the interest since the last one', () => {
  // 1% a month on 1,000.00: 10 days to the statement, which adds 3.33, and 20 more to the only due date, 6.69.
  const loan = withStatements({ total: 100_000n, count: 1, rateBp: 1_200, statementDays: 20 })
  expect(loan.instalment).toBe(101_002n)
  expect(loan.paymentsOf(loan.instalment)).toEqual([101_002n])
})

test('with statements, the last instalment is never larger, and would be if each were a cent less', () => {
  assert(
    property(
      bigInt(1n, 50_000_000n),
      integer({ min: 1, max: 60 }),
      integer({ min: 0, max: 4_000 }),
      integer({ min: 1, max: 27 }),
      (total, count, rateBp, statementDays) => {
        const { instalment, paymentsOf } = withStatements({ total, count, rateBp, statementDays })
        expect(paymentsOf(instalment).at(-1)).toBeLessThanOrEqual(instalment)
        if (instalment > 1n) expect(paymentsOf(instalment - 1n).at(-1)).toBeGreaterThan(instalment - 1n)
      },
    ),
  )
})

test('the longest schedule at the highest rate is supported', () => {
  const terms = { total: 99_999_999_999_999n, count: 5200, rateBp: 10_000, frequency: 'weekly' } as const
  // The first period's interest alone rounds to ...077, so only a cent more ever pays the debt off.
  expect(instalmentAmount(terms)).toBe(1_923_076_923_078n)
})

test('a total of 0 has an instalment of 0', () => {
  expect(instalmentAmount({ total: 0n, count: 3, rateBp: 1200, frequency: 'monthly' })).toBe(0n)
})

test.each([
  [{ total: -1n }, 'Total must not be negative'],
  [{ count: 0 }, 'Number of instalments'],
  [{ count: 1.5 }, 'Number of instalments'],
  [{ count: 10_001 }, 'Number of instalments'],
  [{ rateBp: -1 }, 'Interest rate'],
  [{ rateBp: 12.5 }, 'Interest rate'],
  [{ rateBp: Number.NaN }, 'Interest rate'],
])('terms with %p are rejected', (wrong, reason) => {
  const terms = { total: 1000n, count: 3, rateBp: 0, frequency: 'monthly', ...wrong } as const
  expect(() => instalmentAmount(terms)).toThrow(RangeError)
  expect(() => instalmentAmount(terms)).toThrow(reason)
})
