import { type ActionKind, type AssistantAction, toAction } from '@solvent/contracts'

/** An action that a model proposes, or why it is not valid. */
export type ProposedAction = { action: AssistantAction; debt?: string } | { error: string }

/** The answer to a model for values that the contract refuses. */
export const NOT_VALID = 'These values are not complete or not valid. Ask the person.'

/** The action of these fields, if they are complete and valid. */
export function proposedAction(kind: ActionKind, fields: Record<string, unknown>): ProposedAction {
  const action = toAction(kind, fields)
  return action ? { action } : { error: NOT_VALID }
}
