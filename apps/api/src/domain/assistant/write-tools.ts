import {
  type ActionKind,
  BUILT_IN_CATEGORIES,
  type CategoryKind,
  CURRENCIES,
  DEFAULT_PRIORITY,
  type OwnCategory,
  PAYMENT_TYPES,
} from '@solvent/contracts'
import { z } from 'zod'
import { namesOf } from '../books/categories/category-names'
import { debtTerms, toTermFields } from './debt-terms'
import type { NamedDebt } from './named-debt'
import { offerOf, offerTerms } from './offer-terms'
import { type ProposedAction, proposedAction } from './proposed-action'
import { proposedPayment } from './proposed-payment'
import { looseAmount, looseChoice, looseDecimal, looseFrequency } from './tool-arguments'

const DEFAULT_ACCOUNT = 'Cash'

/** What a tool builds a proposal from, besides its arguments. */
interface WriteContext {
  today: string
  /** The person's own message. */
  message: string
  /** Active debts. */
  liabilities: readonly NamedDebt[]
  /** The person's own. */
  categories: readonly OwnCategory[]
}

/** A tool that saves something, or drafts it to be confirmed. */
export interface WriteTool {
  description: string
  schema: z.ZodObject
  resolve(args: never, context: WriteContext): ProposedAction
}

function tool<Shape extends z.ZodObject>(definition: {
  description: string
  schema: Shape
  resolve(args: z.infer<Shape>, context: WriteContext): ProposedAction
}): WriteTool {
  return definition
}

const date = z.iso.date()
const account = z.string().optional()
const note = z.string().optional()

function category(kind: CategoryKind) {
  const names = BUILT_IN_CATEGORIES[kind].join(', ')
  return z.string().optional().describe(`One of ${names}, or of the person's own categories.`)
}

function cashFlowTool(
  action: 'record_expense' | 'record_refund' | 'record_income',
  kind: CategoryKind,
  description: string,
) {
  return tool({
    description,
    schema: z.object({ amount: looseAmount, category: category(kind), date: date.optional(), account, note }),
    resolve: (args, context) => proposedAction(action, cashFlow(kind, args, context)),
  })
}

export const writeTools = {
  record_expense: cashFlowTool('record_expense', 'expense', 'Money was spent. Only if the person says so.'),
  record_refund: cashFlowTool(
    'record_refund',
    'expense',
    'Money came back for something bought. Only if the person says so.',
  ),
  record_income: cashFlowTool('record_income', 'income', 'Money was received. Only if the person says so.'),
  record_trade: tool({
    description: 'Shares were bought or sold. Only if the person says so.',
    schema: z.object({
      side: z.enum(['buy', 'sell']),
      symbol: z.string(),
      quantity: looseDecimal,
      price: looseAmount,
      date: date.optional(),
      account,
    }),
    resolve: ({ date: day, account: from = DEFAULT_ACCOUNT, ...trade }, { today }) =>
      proposedAction('record_trade', { ...trade, account: from, occurred_on: day ?? today }),
  }),
  record_transfer: tool({
    description: "Money was moved between two of the person's own accounts. Only if the person says so.",
    schema: z.object({
      amount: looseAmount,
      from_account: z.string(),
      to_account: z.string(),
      date: date.optional(),
      note,
    }),
    resolve: ({ date: day, note: purpose, ...transfer }, context) =>
      proposedAction('record_transfer', {
        ...transfer,
        occurred_on: day ?? context.today,
        ...(isOwnWording(purpose, context) && { note: purpose }),
      }),
  }),
  add_asset: tool({
    description: 'Something the person owns: cash, savings, a house. Not for income.',
    schema: z.object({ type: z.string(), value: looseAmount, description: note, date: date.optional() }),
    resolve: ({ type, value, description, date: day }, context) =>
      proposedAction('add_asset', {
        asset_type: type,
        asset_value: value,
        date_received: day ?? context.today,
        ...(isOwnWording(description, context) && { asset_description: description }),
      }),
  }),
  add_expected_asset: tool({
    description: 'Money the person expects on a later date.',
    schema: z.object({ type: z.string(), amount: looseAmount, date, description: note }),
    resolve: ({ type, amount, date: expected_date, description }, context) =>
      proposedAction('add_expected_asset', {
        asset_type: type,
        asset_amount: amount,
        expected_date,
        ...(isOwnWording(description, context) && { asset_description: description }),
      }),
  }),
  add_liability: tool({
    description: 'A debt paid in instalments, or a card with a minimum. Ask for what is missing.',
    schema: z.object({
      type: z.string(),
      amount: looseAmount,
      first_due_date: date,
      frequency: looseFrequency,
      interest_rate: looseAmount.optional(),
      description: note,
      ...debtTerms.shape,
    }),
    resolve: (args, context) =>
      proposedAction('add_liability', {
        liability_type: args.type,
        liability_amount: args.amount,
        ...toTermFields(args),
        frequency: args.frequency,
        due_date: args.first_due_date,
        priority_score: DEFAULT_PRIORITY,
        interest_rate: args.interest_rate ?? 0,
        ...(isOwnWording(args.description, context) && { description: args.description }),
      }),
  }),
  pay_liability: tool({
    description: 'Pay a debt by its name: the instalment, in full, or a part with an amount.',
    schema: z.object({
      liability: z.string(),
      payment: looseChoice(PAYMENT_TYPES, 'installment'),
      amount: looseAmount.optional(),
      account,
    }),
    resolve: ({ account: from = DEFAULT_ACCOUNT, ...args }, { liabilities }) =>
      proposedPayment({ ...args, account: from }, liabilities),
  }),
  update_profile: tool({
    description: "Change the person's monthly income, currency or name.",
    schema: z.object({
      monthly_income: looseAmount.optional(),
      currency: z.enum(CURRENCIES).optional(),
      name: z.string().optional(),
    }),
    resolve: ({ monthly_income, currency, name }) =>
      proposedAction('update_profile', {
        ...(monthly_income !== undefined && { monthly_income }),
        ...(currency && { currency_preference: currency }),
        ...(name && { name }),
      }),
  }),
  set_paydays: tool({
    description: 'When the income is paid: days of the month, or any payday to count weeks from.',
    schema: z.object({
      rhythm: z.enum(['monthly', 'twice_a_month', 'two_weeks', 'weekly', 'irregular']),
      day: looseAmount.optional(),
      second_day: looseAmount.optional(),
      payday: date.optional(),
    }),
    resolve: ({ rhythm: kind, day, second_day, payday: first }) =>
      proposedAction('set_paydays', withoutMissing({ kind, day, second_day, first })),
  }),
  set_debt_budget: tool({
    description: 'How much goes to debts each month: a percentage of the income, or an amount.',
    schema: z.object({ percent: looseAmount.optional(), amount: looseAmount.optional() }),
    resolve: ({ percent, amount }) =>
      proposedAction(
        'set_debt_budget',
        percent === undefined ? { kind: 'amount', amount } : { kind: 'share', percent },
      ),
  }),
  add_offer: tool({
    description: 'Keep an offer of a lender to compare it with the debts. Only if the person asks for it.',
    schema: offerTerms,
    resolve: ({ lender, ...args }, context) => {
      const name = isOwnWording(lender, context) ? lender : undefined
      const fields = offerOf({ ...args, lender: name }, context)
      return 'error' in fields ? fields : { action: { kind: 'add_offer', fields } }
    },
  }),
} as const satisfies Partial<Record<ActionKind, WriteTool>>

function withoutMissing(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

interface CashFlow {
  amount: number
  category?: string | undefined
  date?: string | undefined
  account?: string | undefined
  note?: string | undefined
}

function cashFlow(
  kind: CategoryKind,
  { amount, category: wanted = '', date: day, account: name, note: purpose }: CashFlow,
  context: WriteContext,
) {
  const known = namesOf(kind, context.categories).find((one) => one.toLowerCase() === wanted.toLowerCase())
  return {
    amount,
    category: known ?? 'Other',
    occurred_on: day ?? context.today,
    account: name ?? DEFAULT_ACCOUNT,
    ...(isOwnWording(purpose, context) && { note: purpose }),
  }
}

/** Whether all words of the text are in the person's message: a model must not write its own words into the books. */
function isOwnWording(text: string | undefined, { message }: WriteContext): boolean {
  const own = message.toLowerCase()
  const words = (text ?? '').toLowerCase().split(/\s+/)
  return words.every((word) => word !== '' && own.includes(word))
}
