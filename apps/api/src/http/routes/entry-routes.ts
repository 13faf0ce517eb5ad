import { changeEntry, getNetWorth, listEntries, undoEntry } from '@solvent/contracts'
import { changeEntry as change } from '../../domain/books/change-entry'
import { listEntries as entriesOf } from '../../domain/books/entries'
import { netWorthHistory } from '../../domain/books/net-worth'
import { undoEntry as undo } from '../../domain/books/undo'
import type { Handle } from '../handle'

export function entryRoutes(handle: Handle): void {
  handle(listEntries, ({ services, userId, query }) => entriesOf(services, userId, query))

  handle(changeEntry, ({ services, userId, params, body }) => change(services, userId, params.id, body))

  handle(undoEntry, ({ services, userId, params }) => undo(services, userId, params.id))

  handle(getNetWorth, ({ services, userId, query }) => netWorthHistory(services, userId, query))
}
