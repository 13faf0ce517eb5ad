import type { ColorName } from '../tokens/palette'

/** The hues of the built-in types of assets and liabilities, of the categories, and of the kinds of entries. */
const hues: Readonly<Record<string, ColorName>> = {
  Cash: 'chart2',
  'Savings Account': 'chart2',
  'Checking Account': 'chart1',
  'Investment Account': 'chart6',
  'Real Estate': 'chart4',
  'Stock Portfolio': 'chart6',
  'Retirement Fund': 'chart3',
  Vehicle: 'chart4',
  'Credit Card': 'chart1',
  'Student Loan': 'chart6',
  'Car Loan': 'chart4',
  Mortgage: 'chart4',
  'Personal Loan': 'chart1',
  Rent: 'chart3',
  Utilities: 'chart2',
  Insurance: 'chart2',
  Subscription: 'chart3',
  Groceries: 'chart2',
  'Eating out': 'chart3',
  Transport: 'chart1',
  Housing: 'chart4',
  Health: 'chart2',
  Leisure: 'chart6',
  Shopping: 'chart3',
  Education: 'chart6',
  Travel: 'chart1',
  Gifts: 'chart3',
  Fees: 'chart5',
  Salary: 'chart2',
  Refund: 'chart2',
  Gift: 'chart3',
  Interest: 'chart2',
  Sale: 'chart2',
  expense: 'chart5',
  income: 'chart2',
  payment: 'chart1',
  trade: 'chart6',
  interest: 'chart4',
  received: 'chart2',
  opening: 'chart5',
  adjustment: 'chart5',
  reversal: 'chart5',
  refinancing: 'chart1',
}

const chosen: readonly ColorName[] = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6']

/**
 * One of six hues, which tell kinds apart and mean nothing else. A custom type of any name has a general one.
 *
 * @param hue one that the person chose, from 1 to 6
 */
export function hueOf(kind: string, hue?: number): ColorName {
  return chosen[(hue ?? 0) - 1] ?? (Object.hasOwn(hues, kind) ? hues[kind] : null) ?? 'chart5'
}
