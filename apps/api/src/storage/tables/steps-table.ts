import type { UserTransaction } from '../database'

/** An entry or a draft that a step produced. */
export type StepCard =
  | {
      type: 'entry'
      entryId: string
      table: string
      kind: string
      amount: number
      label: string
      date: string
    }
  | { type: 'draft'; draftId: string }

/** One step of the assistant in a turn. */
export interface StepRow {
  turnId: string
  /** From 1. */
  number: number
  tool: string
  /** The arguments of the model's tool call and its result, as text. */
  arguments: string
  result: string
  /** A description for the user, such as "Read your liabilities". */
  label: string
  cards: readonly StepCard[]
}

export async function insertStep(tx: UserTransaction, step: StepRow): Promise<void> {
  await tx.change(
    `insert into chat_steps (user_id, turn_id, step_no, tool, arguments, result, label, cards)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)`,
    [
      tx.userId,
      step.turnId,
      step.number,
      step.tool,
      step.arguments,
      step.result,
      step.label,
      JSON.stringify(step.cards),
    ],
  )
}

/** By turn, then by number. */
export function stepsOfTurns(tx: UserTransaction, turnIds: readonly string[]): Promise<StepRow[]> {
  return tx.query<StepRow>(
    `select turn_id as "turnId", step_no as number, tool, arguments, result, label, cards from chat_steps
     where user_id = $1 and turn_id = any($2::uuid[]) order by turn_id, step_no`,
    [tx.userId, turnIds],
  )
}
