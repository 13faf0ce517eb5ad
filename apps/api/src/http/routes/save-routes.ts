import { streamSaves } from '@solvent/contracts'
import { DomainError } from '../../domain/domain-error'
import type { LiveSaves } from '../../domain/live/live-saves'
import type { Handle } from '../handle'

export function saveRoutes(handle: Handle, live: LiveSaves): void {
  handle(streamSaves, async ({ services, query, signal, emit, wantsEvents, ...session }) => {
    if (!wantsEvents)
      throw new DomainError('invalid_request', 'Ask for this with the header "Accept: text/event-stream".')
    const send = (tables: readonly string[], version: string) =>
      tables.length === 0 ? emit('at', { version }) : emit('saved', { tables, version })
    return {
      reason: await live.follow(services, session, { since: query.since, send, signal }),
    }
  })
}
