import { streamSaves } from '@solvent/contracts'
import { DomainError } from '../../domain/domain-error'
import type { SendUpdate } from '../../domain/live/follower'
import type { LiveSaves } from '../../domain/live/live-saves'
import type { Handle } from '../handle'

export function saveRoutes(handle: Handle, live: LiveSaves): void {
  handle(streamSaves, async ({ services, query, signal, emit, wantsEvents, ...session }) => {
    if (!wantsEvents)
      throw new DomainError('invalid_request', 'Ask for this with the header "Accept: text/event-stream".')
    const send: SendUpdate = ({ tables, version, percent }) => {
      if (percent !== undefined) emit('catching_up', { percent })
      if (tables.length === 0) emit('at', { version })
      else emit('saved', { tables, version })
    }
    return {
      reason: await live.follow(services, session, { since: query.since, send, signal }),
    }
  })
}
