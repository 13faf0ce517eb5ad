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

/** What is to be saved, and why it may have to be confirmed whatever it is. */
export interface Proposal {
  action: AssistantAction
  /** The name of the debt it is about, for its description. */
  debt?: string | undefined
  reason?: DraftReason | null
  /** How its description writes amounts. */
  money: MoneyFormat
  /** Read from the message itself, so that its values need no further evidence. */
  isRead?: boolean
}

type Asked = Pick<StepRow, 'tool' | 'arguments'>

/**
 * Saves the action, or keeps it as a draft where it has to be confirmed: with its step, all or nothing. A refusal is the
 * step's result.
 */
export async function saveOrDraft(
  work: TurnWork,
  userId: string,
  asked: Asked,
  proposal: Proposal,
  evidence: Evidence,
): Promise<StepRow> {
  try {
    return await work.step(asked, (services) => settled(services, userId, work.turn.id, proposal, evidence))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { message, fields = [] } = error
    const result = JSON.stringify({ error: message, fields })
    return work.step(asked, async () => ({ result, label: `Not saved: ${message}`, cards: [] }))
  }
}

async function settled(
  services: Services,
  userId: string,
  turnId: string,
  { action, debt, reason = null, money, isRead = false }: Proposal,
  evidence: Evidence,
): Promise<Pick<StepRow, 'result' | 'label' | 'cards'>> {
  const why = reason ?? (await reasonToConfirm(services, userId, action, isRead ? null : evidence))
  const { kind, fields } = action
  if (why === null) {
    const { entries } = await performAction(services, userId, action)
    const saved = entries.map(({ amount, label, date }) => ({ amount, label, date }))
    const names = entries.map(({ label }) => label).join('; ')
    return { result: JSON.stringify({ saved }), label: `Saved: ${names}`, cards: entries }
  }
  const label = describeAction(action, money, debt)
  const draftId = await createDraft(services, userId, { turnId, kind, fields, label, reason: why })
  return {
    result: JSON.stringify({ saved: false, shown_to_confirm: label, reason: why }),
    label: `Asked you to confirm: ${label}`,
    cards: [{ type: 'draft', draftId }],
  }
}
