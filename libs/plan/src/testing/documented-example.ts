/// <reference types="node" />
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DateString, type Frequency, toMinor } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'
import type { FundsInput } from '../projection/funds'
import { type Row, tablesOf } from './markdown-tables'

export const page = readFileSync(path.resolve(__dirname, '../../../../docs/plan.md'), 'utf8')
export const tables = tablesOf(page)

/** The sections of the page that hold inputs, not results. */
export const INPUT_SECTIONS = ['The debts', 'The money', 'Debts that begin in December']

export interface Example {
  today: DateString
  monthlyIncome: bigint
  paidThisMonth: bigint
  /** The name of a debt is its id. */
  liabilities: PlanLiability[]
}

/** The example as the page states it. */
export function documentedExample(): Example {
  const [money] = rowsOf('The money')
  if (!money) throw new Error('The page states no money')
  return {
    today: cell(money, 'Today'),
    monthlyIncome: amountIn(cell(money, 'Income a month')),
    paidThisMonth: amountIn(cell(money, 'Paid on debts this month')),
    liabilities: rowsOf('The debts').map(liabilityOf),
  }
}

/** Rows below a heading. @throws Error if the page has no such table */
export function rowsOf(heading: string): Row[] {
  const rows = tables.get(heading)
  if (!rows) throw new Error(`No table below "${heading}"`)
  return rows
}

/** @throws Error if the table has no such column */
export function cell(row: Row, column: string): string {
  const text = row[column]
  if (text === undefined) throw new Error(`No column "${column}"`)
  return text
}

/** Converts a row of a table of debts. */
export function liabilityOf(row: Row): PlanLiability {
  const [paid, total] = cell(row, 'Paid so far').split(' of ').map(Number)
  if (paid === undefined || total === undefined) throw new Error('Paid so far is not "1 of 12"')
  return {
    id: cell(row, 'Debt'),
    remaining: amountIn(cell(row, 'Owed')),
    instalment: amountIn(cell(row, 'Instalment')),
    installmentsTotal: total,
    installmentsPaid: paid,
    frequency: frequencyOf(cell(row, 'Rhythm')),
    firstDueDate: cell(row, 'First due date'),
    credit: 0n,
    isCompleted: false,
    rateBp: basisPointsOf(cell(row, 'Rate')),
    priority: Number(cell(row, 'Own priority')),
  }
}

/** What a row of what-ifs changes; a dash changes nothing. */
export function fundsOfRow(row: Row): FundsInput {
  const more = cell(row, 'More each month')
  const once = cell(row, 'Once')
  return {
    monthlyBudget: amountIn(cell(row, 'Budget a month')),
    ...(more !== '-' && { extraPerMonth: amountIn(more) }),
    ...(once !== '-' && { lumpSums: [lumpSumOf(once)] }),
  }
}

const LUMP_SUM = /^(\S+) on (\S+), (\d+)% sure$/

function lumpSumOf(text: string) {
  const [, amount = '', on = '', sure = ''] = LUMP_SUM.exec(text) ?? []
  return { on, amount: amountIn(amount), confidencePercent: Number(sure) }
}

/** `12.34%` as 1234. */
export function basisPointsOf(rate: string): number {
  return Number(toMinor(rate.replace('%', '')))
}

export function frequencyOf(text: string): Frequency {
  const found = (['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'] as const).find(
    (one) => one === text,
  )
  if (!found) throw new Error(`Not a rhythm: "${text}"`)
  return found
}

/** `1,234.50` in minor units. */
export function amountIn(text: string): bigint {
  return toMinor(text.replaceAll(',', ''))
}
