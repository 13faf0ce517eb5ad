import { confirmDraft, type Endpoint, type SavedTable, sendChat, toSavedTable } from '@solvent/contracts'
import type { Session } from '../domain/account/access-token'
import type { LiveSaves } from '../domain/live/live-saves'

/**
 * Notifies the person's other open pages of a committed call: any request but a GET may have changed something, if only
 * ended a session. Returns the answer.
 */
export function announce<Answer>(
  live: LiveSaves,
  contract: Endpoint,
  session: Session | undefined,
  answer: Answer,
): Answer {
  if (contract.method !== 'GET' && session)
    live.announce({ ...session, tables: savedTables(contract, answer) })
  return answer
}

/** The tables that a call saved to, by its contract or by the assistant's answer. */
function savedTables({ name, saves }: Endpoint, answer: unknown): SavedTable[] {
  if (saves !== undefined) return [saves]
  if (name === sendChat.name) return tablesOf(sendChat.response.parse(answer).meta)
  if (name === confirmDraft.name) return tablesOf(confirmDraft.response.parse(answer))
  return []
}

interface AnswerTables {
  table?: string | undefined
  entries?: readonly { table: string }[] | undefined
}

function tablesOf({ table, entries = [] }: AnswerTables): SavedTable[] {
  const named = [...(table === undefined ? [] : [table]), ...entries.map((entry) => entry.table)]
  return [...new Set(named.map(toSavedTable))]
}
