import { confirmDraft, type Endpoint, type SavedTable, sendChat, toSavedTable } from '@solvent/contracts'
import type { Session } from '../domain/account/access-token'
import type { LiveSaves } from '../domain/live/live-saves'

/**
 * Tells the person's other open pages what a call has done, now that it is committed: whatever is sent may have changed
 * something, if only that a session is over. Gives the answer back.
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

/** The tables that a call saved to: by its contract, or as the answer of the assistant says. */
function savedTables({ name, saves }: Endpoint, answer: unknown): SavedTable[] {
  if (saves !== undefined) return [saves]
  if (name === sendChat.name) return tablesOf(sendChat.response.parse(answer).meta)
  if (name === confirmDraft.name) return tablesOf(confirmDraft.response.parse(answer))
  return []
}

interface Said {
  table?: string | undefined
  entries?: readonly { table: string }[] | undefined
}

function tablesOf({ table, entries = [] }: Said): SavedTable[] {
  const named = [...(table === undefined ? [] : [table]), ...entries.map((entry) => entry.table)]
  return [...new Set(named.map(toSavedTable))]
}
