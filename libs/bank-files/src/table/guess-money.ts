import type { DecimalMark } from '../fields/read-grouped-amount'
import { type AmountColumns, amountOfRow, cellOf, hasUnmappedAmount, readBalance } from './amount-of-row'
import type { ColumnFacts } from './column-facts'
import type { MappedColumns } from './mapping'
import { type BalanceFit, balanceFit } from './running-balance'
import type { TableRow } from './table'

interface MoneyEvidence {
  facts: readonly ColumnFacts[]
  /** Those with a date. */
  rows: readonly TableRow[]
  decimal: DecimalMark
}

const MIN_SHARE = 0.6
/** In two rows, a balance before them may look like a negated one after them. */
const MIN_ROWS_FOR_NEGATED = 3
/** More columns of numbers than that are not tried in pairs. */
const MAX_UNNAMED = 6

/**
 * Completes the columns of the amount, its sign and the balance.
 *
 * @returns whether amounts are negated, if the balances say so; otherwise null
 */
export function guessMoney(columns: Partial<MappedColumns>, evidence: MoneyEvidence): boolean | null {
  keepOneKind(columns, evidence.facts)
  const unnamed = unnamedNumbers(columns, evidence.facts)
  if ((columns.amount ?? columns.moneyIn ?? columns.moneyOut) === undefined)
    addAmount(columns, unnamed, evidence)
  addSign(columns, evidence.facts)
  if (hasOtherAmounts(columns, evidence)) delete columns.amount
  const candidates =
    columns.balance === undefined ? unnamed.filter((column) => column !== columns.amount) : [columns.balance]
  const fits = candidates.map((balance) => ({ balance, fit: fitOf(columns, balance, evidence) }))
  const isTrusted = columns.balance !== undefined || evidence.rows.length >= MIN_ROWS_FOR_NEGATED
  const confirmed = fits.find(({ fit }) => fit?.isNegated === false)
  const best = confirmed ?? (isTrusted ? fits.find(({ fit }) => fit) : undefined)
  if (!best?.fit) return null
  columns.balance = best.balance
  return best.fit.isNegated
}

/** Whether rows without an amount have one in a column that is not mapped: money in and out are in two columns. */
function hasOtherAmounts(columns: Partial<MappedColumns>, { rows }: MoneyEvidence): boolean {
  if (columns.amount === undefined) return false
  return rows.some((row) => cellOf(row, columns.amount) === '' && hasUnmappedAmount(row, columns))
}

/** Either the amount or money in and out. Some files have both, with the same figures. */
function keepOneKind(columns: Partial<MappedColumns>, facts: readonly ColumnFacts[]): void {
  const { amount, moneyIn, moneyOut, sign } = columns
  if (amount === undefined) return
  const isSigned = sign !== undefined || facts[amount]?.hasNegative === true
  if (!isSigned && moneyIn !== undefined && moneyOut !== undefined) delete columns.amount
  else {
    delete columns.moneyIn
    delete columns.moneyOut
  }
}

function unnamedNumbers(columns: Partial<MappedColumns>, facts: readonly ColumnFacts[]): number[] {
  const taken = new Set(Object.values(columns).flat())
  return facts
    .flatMap(({ amounts, hasLongNumbers }, column) =>
      amounts >= MIN_SHARE && !hasLongNumbers && !taken.has(column) ? [column] : [],
    )
    .slice(0, MAX_UNNAMED)
}

/** The only column of numbers, that from which a balance follows, two of which a balance follows, or a signed one. */
function addAmount(
  columns: Partial<MappedColumns>,
  unnamed: readonly number[],
  evidence: MoneyEvidence,
): void {
  const balances = columns.balance === undefined ? unnamed : [columns.balance]
  const confirmed = (candidate: AmountColumns, used: readonly number[]) =>
    balances.some(
      (balance) => !used.includes(balance) && fitOf(candidate, balance, evidence)?.isNegated === false,
    )
  const single = unnamed.find((amount) => confirmed({ amount }, [amount]))
  const pair = unnamed
    .flatMap((moneyIn) => unnamed.map((moneyOut) => ({ moneyIn, moneyOut })))
    .find(
      ({ moneyIn, moneyOut }) =>
        moneyIn !== moneyOut && confirmed({ moneyIn, moneyOut }, [moneyIn, moneyOut]),
    )
  const signed = unnamed.filter((column) => evidence.facts[column]?.hasNegative)
  const amount = single ?? (pair ? undefined : (signed[0] ?? (unnamed.length === 1 ? unnamed[0] : undefined)))
  if (amount !== undefined) columns.amount = amount
  else if (pair) Object.assign(columns, pair)
}

/** A sign is needed for amounts of which none is negative. */
function addSign(columns: Partial<MappedColumns>, facts: readonly ColumnFacts[]): void {
  const { amount, sign } = columns
  if (amount === undefined || facts[amount]?.hasNegative) delete columns.sign
  else if (sign === undefined) {
    const taken = new Set(Object.values(columns).flat())
    const found = facts.findIndex(
      ({ signWords, distinct }, column) => signWords === 1 && distinct > 1 && !taken.has(column),
    )
    if (found !== -1) columns.sign = found
  }
}

function fitOf(columns: AmountColumns, balance: number, { rows, decimal }: MoneyEvidence): BalanceFit | null {
  const balanced = rows.map((row) => {
    const amount = orNull(() => amountOfRow(row, columns, decimal))
    const after = orNull(() => readBalance(row, balance, decimal))
    return amount === null || after === null ? null : { amount, balance: after }
  })
  const complete = balanced.filter((row) => row !== null)
  return complete.length === rows.length ? balanceFit(complete) : null
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
