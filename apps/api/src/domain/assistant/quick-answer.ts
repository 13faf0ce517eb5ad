import { type ActionKind, type AssistantAction, type DraftReason, toAction } from '@solvent/contracts'
import { fromMinor, moneyFormat } from '@solvent/money'
import {
  type Intent,
  readPlanChoice,
  readQuestion,
  readQuickEntry,
  readUnsureEntry,
  type StatedPlanChoice,
  type UnsureEntry,
} from '@solvent/quick-entry'
import type { Services } from '../services'
import { answerQuestion } from './answers/answer-question'
import { questionText, SUGGESTIONS } from './answers/question-texts'
import { createDraft } from './drafts'
import type { Evidence } from './evidence'
import { nameOf } from './named-debt'
import { describeAction } from './perform-action'
import { saveOrDraft } from './save-or-draft'
import type { TurnSetting } from './turn-setting'
import type { TurnWork } from './turn-work'

/** The tool name of a step made without a model. */
const QUICK_ENTRY = 'quick_entry'
const QUESTION = 'question'

/**
 * Saves or drafts what a message plainly states, without a model. Returns false, and does nothing, if the message needs
 * a model.
 */
export async function answerQuickly(work: TurnWork, userId: string, setting: TurnSetting): Promise<boolean> {
  const { message } = work.turn
  if (work.steps.length > 0) return work.steps[0]?.tool === QUICK_ENTRY
  const entry = readQuickEntry(message, setting)
  const choice = entry ? null : readPlanChoice(message, setting)
  const stated = entry && toFields(entry, setting)
  const action = stated ? toAction(stated.kind, stated.fields) : choice && toPlanAction(choice)
  if (!action) return false
  const evidence: Evidence = { ...setting, message, results: [] }
  const call = { tool: QUICK_ENTRY, arguments: JSON.stringify(action.fields) }
  const money = moneyFormat(setting.pageCurrency)
  const proposal = { action, debt: entry ? debtOf(entry, setting) : undefined, money, isParsed: true }
  await saveOrDraft(work, userId, call, proposal, evidence)
  return true
}

/**
 * Answers a message of a person without a key: a draft of what it seems to state, an answer from the books, or the
 * questions that it may mean. Null, and nothing is done, if it is neither; empty if the steps say everything.
 */
export async function answerWithoutKey(
  services: Services,
  work: TurnWork,
  userId: string,
  setting: TurnSetting,
): Promise<string | null> {
  if (await draftQuickly(work, userId, setting)) return ''
  const question = readQuestion(work.turn.message, setting)
  if (question === null) return null
  if ('likely' in question) return suggestQuestions(work, setting, question.likely)
  const { text, steps } = await answerQuestion(services, userId, setting, question.asked)
  for (const label of steps) {
    await work.step({ tool: QUESTION, arguments: '{}' }, async () => ({ result: '{}', label, cards: [] }))
  }
  return text
}

async function suggestQuestions(
  work: TurnWork,
  setting: TurnSetting,
  likely: readonly Intent[],
): Promise<string | null> {
  const suggestions = likely.flatMap((intent) => questionText(intent, setting) ?? [])
  if (suggestions.length === 0) return null
  const result = JSON.stringify({ suggestions })
  const call = { tool: SUGGESTIONS, arguments: '{}' }
  await work.step(call, async () => ({ result, label: 'Suggested questions', cards: [] }))
  return 'Did you mean one of these?'
}

/**
 * Drafts what a message seems to state, without a model. Returns false, and does nothing, if it does not seem to state
 * an entry.
 */
async function draftQuickly(work: TurnWork, userId: string, setting: TurnSetting): Promise<boolean> {
  const entry = readUnsureEntry(work.turn.message, setting)
  if (!entry) return false
  const { kind, fields } = toFields(entry, setting)
  const label = describeAction({ kind, fields }, moneyFormat(setting.pageCurrency), debtOf(entry, setting))
  const reason: DraftReason = 'ambiguous'
  await work.step({ tool: QUICK_ENTRY, arguments: JSON.stringify(fields) }, async (within) => {
    const turnId = work.turn.id
    const draftId = await createDraft(within, userId, { turnId, kind, fields, label, reason })
    return {
      result: JSON.stringify({ saved: false, shown_to_confirm: label, reason }),
      label: `Asked you to confirm: ${label}`,
      cards: [{ type: 'draft', draftId }],
    }
  })
  return true
}

function debtOf(entry: UnsureEntry, { liabilities }: TurnSetting): string | undefined {
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

interface Fields {
  kind: ActionKind
  fields: Record<string, unknown>
}

/** The fields of an action, without those that are not clear. */
function toFields(entry: UnsureEntry, setting: TurnSetting): Fields {
  switch (entry.kind) {
    case 'expense':
      return cashFlow('record_expense', entry, entry)
    case 'income':
      return entry.refundOf && canTakeBack(entry, setting)
        ? cashFlow('record_refund', entry, entry.refundOf)
        : cashFlow('record_income', entry, entry)
    case 'trade': {
      const { side, symbol, quantity, price } = entry
      return {
        kind: 'record_trade',
        fields: {
          side,
          symbol,
          quantity,
          price: fromMinor(price),
          account: accountOf(entry),
          occurred_on: dayOf(entry),
        },
      }
    }
    case 'transfer':
      return {
        kind: 'record_transfer',
        fields: {
          amount: fromMinor(entry.amount),
          occurred_on: dayOf(entry),
          from_account: entry.fromAccount ?? undefined,
          to_account: entry.toAccount ?? undefined,
          note: entry.note,
        },
      }
    case 'payment':
      return {
        kind: 'pay_liability',
        fields: {
          liability_id: entry.liabilityId,
          payment_type: entry.paymentType,
          payment_account: accountOf(entry),
          ...(entry.amount !== null && { payment_amount: fromMinor(entry.amount) }),
        },
      }
  }
}

function cashFlow(
  kind: ActionKind,
  entry: Extract<UnsureEntry, { kind: 'expense' | 'income' }>,
  { category, note }: { category: string; note: string },
): Fields {
  const amount = fromMinor(entry.amount)
  return {
    kind,
    fields: { amount, occurred_on: dayOf(entry), account: accountOf(entry), category, note },
  }
}

/** Unlike an income, a refund needs an account or a card that exists. */
function canTakeBack({ account }: { account: string | null }, { accounts, cards }: TurnSetting): boolean {
  return account === null || accounts.includes(account) || cards.includes(account)
}

function accountOf({ account }: { account: string | null }): string | undefined {
  return account ?? undefined
}

function dayOf({ occurredOn }: { occurredOn: string | null }): string | undefined {
  return occurredOn ?? undefined
}
