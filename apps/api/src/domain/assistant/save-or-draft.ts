import type { AssistantAction, DraftReason } from '@solvent/contracts'
import type { MoneyFormat } from '@solvent/money'
import type { StepCard, StepRow } from '../../storage/tables/steps-table'
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

/** What was done with a proposal. */
export interface ProposalOutcome extends Pick<StepRow, 'label' | 'cards'> {
  /** The table that it was saved to; undefined for a draft. */
  table?: string
  /** What was saved, or what waits to be confirmed and why. */
  done: { saved: SavedEntry[]; limit_notice?: string | undefined } | Asked
}

type SavedEntry = Pick<Extract<StepCard, { type: 'entry' }>, 'amount' | 'label' | 'date'>

interface Asked {
  asked: string
  reason: DraftReason
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
    return await work.step(call, async (services) => {
      const { done, label, cards } = await actOn(services, userId, work.turn.id, proposal, evidence)
      const result =
        'saved' in done ? done : { saved: false, shown_to_confirm: done.asked, reason: done.reason }
      return { result: JSON.stringify(result), label, cards }
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { message, fields = [] } = error
    const result = JSON.stringify({ error: message, fields })
    return work.step(call, async () => ({ result, label: `Not saved: ${message}`, cards: [] }))
  }
}

/** Saves an action, or a draft of the turn if it has to be confirmed. Without evidence, its values need none. */
export async function actOn(
  services: Services,
  userId: string,
  turnId: string,
  { action, debt, reason = null, money, isParsed = false }: Proposal,
  evidence: Evidence | null,
): Promise<ProposalOutcome> {
  const why = reason ?? (await reasonToConfirm(services, userId, action, isParsed ? null : evidence))
  const { kind, fields } = action
  if (why === null) {
    const { entries, limit_notice, table } = await performAction(services, userId, action)
    const saved = entries.map(({ amount, label, date }) => ({ amount, label, date }))
    const names = entries.map(({ label }) => label).join('; ')
    return { done: { saved, limit_notice }, label: `Saved: ${names}`, cards: entries, table }
  }
  const label = describeAction(action, money, debt)
  const draftId = await createDraft(services, userId, { turnId, kind, fields, label, reason: why })
  return {
    done: { asked: label, reason: why },
    label: `Asked you to confirm: ${label}`,
    cards: [{ type: 'draft', draftId }],
  }
}
