import * as z from 'zod/mini'
import { assistantActions } from './assistant-actions'
import { endpoint } from './endpoint'
import { entry, entryWithNotice } from './entries'
import { idParams } from './fields'
import { correctedExpense, correctedRefund, spending } from './spending'

/**
 * Money spent from the liquid assets of an account, oldest first, or with a card, where it is added to what is owed.
 */
export const recordExpense = endpoint({
  name: 'recordExpense',
  method: 'POST',
  path: '/api/expenses',
  access: 'record',
  body: spending,
  response: entryWithNotice,
  // An expense on a card changes a debt, and any expense changes what the plan can spend.
  saves: 'payment',
})

/**
 * Money that comes back for an expense, such as for returned shoes. It lowers what was spent in its category, and is
 * listed as an expense in reverse. It is added to the oldest liquid asset of an account, or lowers what is owed on a
 * card.
 */
export const recordRefund = endpoint({
  name: 'recordRefund',
  method: 'POST',
  path: '/api/refunds',
  access: 'record',
  body: spending,
  response: entry,
  saves: 'payment',
})

/** Money added to the oldest liquid asset of an account, which is created if there is none. */
export const recordIncome = endpoint({
  name: 'recordIncome',
  method: 'POST',
  path: '/api/income',
  access: 'record',
  body: assistantActions.record_income,
  response: entry,
  // The money is in an asset, so the assets area is refreshed.
  saves: 'assets',
})

/**
 * Money moved between two of the person's own accounts, neither income nor spending. It leaves the assets of an account
 * oldest first, and is added to the oldest one of the other account. To a card it is a payment, which is recorded on
 * its day.
 */
export const recordTransfer = endpoint({
  name: 'recordTransfer',
  method: 'POST',
  path: '/api/transfers',
  access: 'record',
  body: assistantActions.record_transfer,
  response: entry,
  saves: 'payment',
})

/** Shares bought from, or sold to, the liquid assets of an account. */
export const recordTrade = endpoint({
  name: 'recordTrade',
  method: 'POST',
  path: '/api/trades',
  access: 'record',
  body: assistantActions.record_trade,
  response: entry,
  saves: 'trades',
})

/**
 * Replaces an expense, refund, income, transfer or trade by one with other values. The original is undone in the same
 * operation, and both are listed as one entry.
 */
export const correctEntry = endpoint({
  name: 'correctEntry',
  method: 'POST',
  path: '/api/entries/{id}/correct',
  access: 'record',
  params: idParams,
  /** All values of the new entry, which has the kind of the original. */
  body: z.discriminatedUnion('kind', [
    correctedExpense,
    correctedRefund,
    z.extend(assistantActions.record_income, { kind: z.literal('income') }),
    z.extend(assistantActions.record_transfer, { kind: z.literal('transfer') }),
    z.extend(assistantActions.record_trade, { kind: z.literal('trade') }),
  ]),
  response: entryWithNotice,
  saves: 'payment',
})
