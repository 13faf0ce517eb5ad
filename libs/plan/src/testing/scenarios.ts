import type { DateString, Frequency } from '@solvent/money'

/** A debt as a person would describe it; amounts are decimals, the rate is in percent a year. */
export interface Terms {
  type: string
  /** The amount borrowed, or what is left of it. */
  owed: number
  /** Instalments paid and in all. */
  paid?: number
  of?: number
  every?: Frequency
  /** The first due date; null without one. */
  due: DateString | null
  rate?: number
  priority?: number
  /** The regular instalment, if it is not that of the amount owed. */
  instalment?: number
  credit?: number
}

/** The situation of a person who opens their plan. */
export interface Scenario {
  today: DateString
  income: number
  /** What their accounts hold. */
  held?: number
  paidThisMonth?: number
  debts: Terms[]
  /** Expected money, with its confidence in percent. */
  expected?: { on: DateString; amount: number; confidence: number; description: string }[]
}

const rent: Terms = { type: 'Rent', owed: 8400, of: 12, due: '2026-11-28', priority: 95 }
const card: Terms = { type: 'Credit Card', owed: 2400, of: 24, due: '2026-11-25', rate: 22 }

const person = (debts: Terms[], more: Partial<Scenario> = {}): Scenario => ({
  today: '2026-11-22',
  income: 3000,
  held: 5000,
  debts,
  ...more,
})

/** Realistic situations, named by what is special about each. */
export const scenarios: Record<string, Scenario> = {
  'a payday loan at 99%': person([{ type: 'Payday Loan', owed: 500, of: 3, due: '2026-12-05', rate: 99 }], {
    income: 800,
    held: 150,
  }),
  'a mortgage and a card': person([
    {
      type: 'Mortgage',
      owed: 185_000,
      paid: 40,
      of: 300,
      due: '2023-08-01',
      rate: 4,
      priority: 90,
      instalment: 1055.68,
    },
    card,
  ]),
  'no income': person([rent, card], { income: 0 }),
  'everything overdue': person([
    { ...rent, due: '2026-11-01' },
    { ...card, due: '2013-05-22', paid: 5, owed: 1900 },
    { type: 'Utilities', owed: 360, of: 12, due: '2026-09-20', priority: 60 },
  ]),
  'a weekly rent': person([
    { ...rent, owed: 13_000, of: 52, paid: 2, every: 'weekly', due: '2026-11-06', instalment: 250 },
  ]),
  'a yearly insurance next month': person(
    [{ type: 'Insurance', owed: 3600, of: 3, every: 'yearly', due: '2026-12-10', priority: 60 }, card],
    { income: 1500 },
  ),
  'a budget that is exactly the dues': person([rent], { income: 1000 }),
  'a budget one cent short': person([{ ...rent, instalment: 700.01 }], { income: 1000 }),
  'a last instalment paid in part': person([
    { ...card, owed: 40, paid: 23, due: '2024-12-25', instalment: 100, credit: 60 },
  ]),
  'debts at 0% only': person([
    { type: 'Sofa', owed: 600, of: 6, due: '2026-11-30' },
    { type: 'Phone', owed: 300, of: 3, due: '2026-12-15' },
  ]),
  'huge amounts': person([{ type: 'Mortgage', owed: 9_000_000_000, of: 360, due: '2026-11-30', rate: 5 }], {
    income: 90_000_000,
    held: 999_999_999_999.99,
  }),
  'a debt entered in its middle': person([
    {
      type: 'Mortgage',
      owed: 241_300,
      paid: 8,
      of: 240,
      due: '2026-04-15',
      rate: 3.5,
      priority: 90,
      instalment: 1417.5,
    },
  ]),
  'one instalment left': person([{ ...card, owed: 99.5, paid: 23, due: '2024-12-30', instalment: 124.5 }]),
  'due today': person([{ ...rent, due: '2026-11-22' }]),
  'due tomorrow, which is next month': person([{ ...rent, due: '2026-12-01' }], { today: '2026-11-30' }),
  'no due date': person([
    { type: 'Credit Card', owed: 1200, due: null, rate: 20 },
    { type: 'Family', owed: 500, due: null },
  ]),
  'a loan that starts in four months': person([
    { type: 'Car Loan', owed: 6000, of: 36, due: '2027-04-15', rate: 8 },
    { ...rent, due: '2026-11-28' },
  ]),
  'a quarterly tax': person([{ type: 'Other', owed: 3600, of: 4, every: 'quarterly', due: '2026-11-30' }], {
    income: 1000,
    expected: [{ on: '2026-12-01', amount: 400, confidence: 80, description: 'Invoice' }],
  }),
  'two identical debts': person([card, card]),
  'completed debts beside open ones': person([{ ...card, owed: 0, paid: 24 }, rent]),
  'a balance of one cent': person([{ ...card, owed: 0.01, paid: 23, due: '2024-12-25', instalment: 124.5 }]),
  'the 31st of the month': person([{ ...card, due: '2026-08-31', paid: 6, owed: 1900, instalment: 124.5 }], {
    today: '2027-02-10',
  }),
  'the 29th of February': person(
    [{ type: 'Insurance', owed: 1500, paid: 4, of: 10, every: 'yearly', due: '2024-02-29', instalment: 250 }],
    { today: '2028-02-20' },
  ),
  'weekly at 0% beside monthly at 99%': person(
    [
      { type: 'Sofa', owed: 600, of: 24, every: 'weekly', due: '2026-11-06', paid: 2, instalment: 25 },
      { type: 'Payday Loan', owed: 500, of: 5, due: '2026-11-25', rate: 99 },
    ],
    { income: 900 },
  ),
  'never at this budget': person([{ ...card, owed: 10_000, rate: 30 }], { income: 200 }),
}
