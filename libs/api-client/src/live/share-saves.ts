import { toSavedTable } from '@solvent/contracts'
import { publish, subscribe } from '@solvent/event-bus'
import { currentPerson } from '../session/session'

const CHANNEL = 'solvent.saves'

/** A message between tabs, which may run different releases. */
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
 * Sends saves to the user's other tabs and receives theirs, until the returned function is called. Without
 * BroadcastChannel, they show on the next read.
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
    // Other tabs have their own stream of other devices' saves.
    if (person !== null && (where ?? 'here') === 'here') channel.postMessage({ person, table } satisfies Save)
  })
  return () => {
    stopSaves()
    channel.close()
  }
}
