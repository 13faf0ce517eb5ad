import type { AssistantAction } from '@solvent/contracts'
import { fromMinor, moneyFormat } from '@solvent/money'
import { type QuickEntry, readPlanChoice, readQuickEntry, type StatedPlanChoice } from '@solvent/quick-entry'
import type { Evidence } from './evidence'
import { nameOf } from './proposed-payment'
import { saveOrDraft } from './save-or-draft'
import type { TurnSetting } from './turn-setting'
import type { TurnWork } from './turn-work'

/** The tool name of a step made without a model. */
const QUICK_ENTRY = 'quick_entry'

/**
 * Saves or drafts what a message plainly states, without a model. Returns false, and does nothing, if the message needs
 * a model.
 */
export async function answerQuickly(work: TurnWork, userId: string, setting: TurnSetting): Promise<boolean> {
  const { message } = work.turn
  if (work.steps.length > 0) return work.steps[0]?.tool === QUICK_ENTRY
  const entry = readQuickEntry(message, setting)
  const choice = entry ? null : readPlanChoice(message, setting)
  const action = entry ? toAction(entry) : choice && toPlanAction(choice)
  if (!action) return false
  const evidence: Evidence = { ...setting, message, results: [] }
  const call = { tool: QUICK_ENTRY, arguments: JSON.stringify(action.fields) }
  const money = moneyFormat(setting.pageCurrency)
  const proposal = { action, debt: entry ? debtOf(entry, setting) : undefined, money, isParsed: true }
  await saveOrDraft(work, userId, call, proposal, evidence)
  return true
}

function debtOf(entry: QuickEntry, { liabilities }: TurnSetting): string | undefined {
  if (entry.kind !== 'payment') return undefined
  const debt = liabilities.find(({ id }) => id === entry.liabilityId)
  return debt && nameOf(debt)
}

function toPlanAction(choice: StatedPlanChoice): AssistantAction {
  switch (choice.kind) {
    case 'paydays':
      return { kind: 'set_paydays', fields: choice.pay }
    case 'share':
      return { kind: 'set_debt_budget', fields: choice }
    case 'amount':
      return { kind: 'set_debt_budget', fields: { kind: 'amount', amount: fromMinor(choice.amount) } }
  }
}

function toAction(entry: QuickEntry): AssistantAction {
  switch (entry.kind) {
    case 'expense': {
      const { amount, occurredOn: occurred_on, account, category, note } = entry
      return {
        kind: 'record_expense',
        fields: { amount: fromMinor(amount), occurred_on, account, category, note },
      }
    }
    case 'income': {
      const { amount, occurredOn: occurred_on, account, category, note } = entry
      return {
        kind: 'record_income',
        fields: { amount: fromMinor(amount), occurred_on, account, category, note },
      }
    }
    case 'trade': {
      const { side, symbol, quantity, price, account, occurredOn: occurred_on } = entry
      return {
        kind: 'record_trade',
        fields: { side, symbol, quantity, price: fromMinor(price), account, occurred_on },
      }
    }
    case 'payment':
      return {
        kind: 'pay_liability',
        fields: {
          liability_id: entry.liabilityId,
          payment_type: entry.paymentType,
          payment_account: entry.account,
          ...(entry.amount !== null && { payment_amount: fromMinor(entry.amount) }),
        },
      }
  }
}
