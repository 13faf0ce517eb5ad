import * as z from 'zod/mini'
import { addAsset, addTentativeAsset } from './assets'
import { budgetRule } from './budget-rule'
import { amount, currency, date, flag, id, must, requiredText, text } from './fields'
import { addLiability, payLiability, updateLiability } from './liabilities'
import { offerFields } from './offers'
import { categoryName } from './own-categories'
import { paySchedule } from './pay-schedule'

const QUANTITY = /^(?=.*[1-9])\d{1,7}(\.\d{1,8})?$/

/** The type of a liquid asset, such as Cash, or its description if it is no type. */
export const account = requiredText(60)
const note = z.optional(text(200))

const cashFlow = z.strictObject({
  amount,
  occurred_on: date,
  account,
  category: categoryName,
  note,
})
export type CashFlowFields = z.infer<typeof cashFlow>

export const tradeSide = z.enum(['buy', 'sell'], must('buy or sell'))

/** Decimal text, so that fractions of a share stay exact. */
export const shareQuantity = z
  .string(must('text'))
  .check(z.regex(QUANTITY, 'must be a number of shares above 0'))

const trade = z.strictObject({
  side: tradeSide,
  symbol: requiredText(40),
  quantity: shareQuantity,
  /** Of one share. */
  price: amount,
  account,
  occurred_on: date,
})
export type TradeFields = z.infer<typeof trade>

const transfer = z.strictObject({
  amount,
  occurred_on: date,
  /** The account that the money leaves, and the one that it goes to. */
  from_account: account,
  to_account: account,
  note,
})
export type TransferFields = z.infer<typeof transfer>

const profileChange = z.strictObject({
  name: z.optional(requiredText(120)),
  monthly_income: z.optional(amount),
  currency_preference: z.optional(currency),
  currency_on_pages: z.optional(flag),
})

/**
 * Everything the assistant can save, with the fields each kind needs. A draft holds these fields until the person
 * confirms it.
 */
export const assistantActions = {
  record_expense: cashFlow,
  /** Money that came back for an expense of the category. */
  record_refund: cashFlow,
  record_income: cashFlow,
  record_trade: trade,
  record_transfer: transfer,
  add_asset: addAsset.body,
  add_expected_asset: addTentativeAsset.body,
  add_liability: addLiability.body,
  change_liability: z.extend(updateLiability.body, { liability_id: id }),
  pay_liability: z.extend(payLiability.body, { liability_id: id }),
  update_profile: profileChange,
  set_paydays: paySchedule,
  set_debt_budget: budgetRule,
  /** An offer of a lender to compare. */
  add_offer: offerFields,
} as const

export type ActionKind = keyof typeof assistantActions

/** The fields of one kind of action. */
export type ActionFields<Kind extends ActionKind> = z.infer<(typeof assistantActions)[Kind]>

/** One action with its fields. */
export type AssistantAction = { [Kind in ActionKind]: { kind: Kind; fields: ActionFields<Kind> } }[ActionKind]
