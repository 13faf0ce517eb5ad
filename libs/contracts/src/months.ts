import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { done, flag, month, positiveAmount } from './fields'
import { categoryName } from './own-categories'

/** How many months before count towards the mean. */
export const MONTHS_OF_MEAN = 6

const figures = z.strictObject({
  /** Income, and expected assets that were received. */
  money_in: z.number(),
  /** Expenses from accounts without refunds to them, and payments on debts. */
  money_out: z.number(),
  /** Expenses without refunds, also those on cards. */
  spent: z.number(),
  /** Payments on debts. */
  paid_on_debts: z.number(),
  /** Interest posted on debts. */
  interest: z.number(),
  /** What came in and stayed: money in without money out. Negative if more went out. */
  saved: z.number(),
})
export type MonthFigures = z.infer<typeof figures>

/** How much of a category and its parts may be spent in the month. */
const limit = z.strictObject({
  amount: z.number(),
  /** What earlier months left of it, or overspent if negative; 0 if nothing is carried over. */
  carried: z.number(),
  /** Of the amount and what is carried, without what is spent. Negative if the limit is passed. */
  left: z.number(),
  /** What is left for each day from today to the end of the month; null if nothing is, or in another month. */
  left_per_day: z.nullable(z.number()),
  carries_over: z.boolean(),
})

const monthCategory = z.strictObject({
  /** Null for expenses without one. */
  category: z.nullable(categoryName),
  /** The category that it is a part of, whose own amounts do not include those of its parts. */
  parent: z.nullable(categoryName),
  /** Without refunds, as all sums of a category; negative if more came back. */
  spent: z.number(),
  /** In the month before. */
  before: z.number(),
  /** The mean of the months before; null without any. */
  mean: z.nullable(z.number()),
  limit: z.nullable(limit),
})
export type MonthCategory = z.infer<typeof monthCategory>

/** A month beside the one before and the mean of up to six before it. */
export const getMonth = endpoint({
  name: 'getMonth',
  method: 'GET',
  path: '/api/month',
  access: 'read',
  area: 'dashboard',
  /** This month by default. */
  query: z.strictObject({ month: z.optional(month) }),
  response: z.strictObject({
    month: z.string(),
    figures,
    before: figures,
    /** Null without earlier months. */
    mean: z.nullable(figures),
    /** How many months the mean is of: those since the first entry, at most six. */
    mean_of: z.number(),
    /** Largest first: those with spending in one of the months, and those with a limit. */
    categories: z.array(monthCategory),
  }),
})

/** The figures and the spending by category of each month, oldest first, as CSV with one row for each amount. */
export const downloadMonths = endpoint({
  name: 'downloadMonths',
  method: 'GET',
  path: '/api/months.csv',
  access: 'read',
  response: z.string(),
  download: 'solvent-months.csv',
})

/** Sets how much may be spent in a category and its parts each month from this month on, or removes the limit. */
export const setLimit = endpoint({
  name: 'setLimit',
  method: 'PUT',
  path: '/api/limits',
  access: 'manage',
  body: z.strictObject({
    category: categoryName,
    /** Null for no limit. */
    amount: z.nullable(positiveAmount),
    /** Whether what is left at the end of a month, or overspent, counts in the next one. */
    carries_over: z._default(flag, false),
  }),
  response: done,
  saves: 'plan',
})
