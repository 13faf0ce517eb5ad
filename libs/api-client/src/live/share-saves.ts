import { toSavedTable } from '@solvent/contracts'
import { publish, subscribe } from '@solvent/event-bus'
import { currentPerson } from '../session/session'

const CHANNEL = 'solvent.saves'

/** A message between tabs. The other tab may run another release. */
interface Save {
  person: string
  table: string
}

function isSave(data: unknown): data is Save {
  return (
    typeof data === 'object' &&
    data !== null &&
    'person' in data &&
    typeof data.person === 'string' &&
    'table' in data &&
    typeof data.table === 'string'
  )
}

/**
 * Sends saves to the same person's other tabs and receives theirs, until the returned function is called. A
 * browser without channels between tabs shows theirs at the next read.
 */
export function shareSaves(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isSave(data) || data.person !== currentPerson()) return
    publish('saved', { table: toSavedTable(data.table), where: 'another tab' })
  }
  const stopSaves = subscribe('saved', ({ table, where }) => {
    const person = currentPerson()
    // Other tabs hear for themselves what other devices save.
    if (person !== null && (where ?? 'here') === 'here') channel.postMessage({ person, table } satisfies Save)
  })
  return () => {
    stopSaves()
    channel.close()
  }
}
