import type { AssistantAction, DraftReason } from '@solvent/contracts'
import type { MoneyFormat } from '@solvent/money'
import type { StepRow } from '../../storage/tables/steps-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { createDraft } from './drafts'
import type { Evidence } from './evidence'
import { reasonToConfirm } from './judge-action'
import { describeAction, performAction } from './perform-action'
import type { TurnWork } from './turn-work'

/** What to save, and why it must be confirmed regardless of its values, if it must. */
export interface Proposal {
  action: AssistantAction
  /** The name of the debt, for the description. */
  debt?: string | undefined
  reason?: DraftReason | null
  /** Formats the amounts in the description. */
  money: MoneyFormat
  /** Parsed from the message by code, so that its values need no evidence. */
  isParsed?: boolean
}

type StepCall = Pick<StepRow, 'tool' | 'arguments'>

/**
 * Saves the action, or a draft if it has to be confirmed, in one transaction with its step. A refusal becomes the
 * step's result.
 */
export async function saveOrDraft(
  work: TurnWork,
  userId: string,
  call: StepCall,
  proposal: Proposal,
  evidence: Evidence,
): Promise<StepRow> {
  try {
    return await work.step(call, (services) => outcomeOf(services, userId, work.turn.id, proposal, evidence))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { message, fields = [] } = error
    const result = JSON.stringify({ error: message, fields })
    return work.step(call, async () => ({ result, label: `Not saved: ${message}`, cards: [] }))
  }
}

async function outcomeOf(
  services: Services,
  userId: string,
  turnId: string,
  { action, debt, reason = null, money, isParsed = false }: Proposal,
  evidence: Evidence,
): Promise<Pick<StepRow, 'result' | 'label' | 'cards'>> {
  const why = reason ?? (await reasonToConfirm(services, userId, action, isParsed ? null : evidence))
  const { kind, fields } = action
  if (why === null) {
    const { entries, limit_notice } = await performAction(services, userId, action)
    const saved = entries.map(({ amount, label, date }) => ({ amount, label, date }))
    const names = entries.map(({ label }) => label).join('; ')
    return { result: JSON.stringify({ saved, limit_notice }), label: `Saved: ${names}`, cards: entries }
  }
  const label = describeAction(action, money, debt)
  const draftId = await createDraft(services, userId, { turnId, kind, fields, label, reason: why })
  return {
    result: JSON.stringify({ saved: false, shown_to_confirm: label, reason: why }),
    label: `Asked you to confirm: ${label}`,
    cards: [{ type: 'draft', draftId }],
  }
}
