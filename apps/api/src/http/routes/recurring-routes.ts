import {
  addRecurring,
  changeRecurring,
  deleteRecurring,
  listRecurring,
  moveOccurrence,
  recordOccurrence,
  skipOccurrence,
  suggestRecurring,
} from '@solvent/contracts'
import {
  moveOccurrence as move,
  recordOccurrence as record,
  skipOccurrence as skip,
} from '../../domain/books/recurring/occurrences'
import {
  addRecurring as add,
  changeRecurring as change,
  listRecurring as recurringOf,
  deleteRecurring as remove,
} from '../../domain/books/recurring/recurring'
import { suggestRecurring as suggestionsOf } from '../../domain/books/recurring/suggestions'
import type { Handle } from '../handle'

export function recurringRoutes(handle: Handle): void {
  handle(listRecurring, ({ services, userId }) => recurringOf(services, userId))

  handle(suggestRecurring, async ({ services, userId }) => ({
    suggestions: await suggestionsOf(services, userId),
  }))

  handle(addRecurring, ({ services, userId, body }) => add(services, userId, body))

  handle(changeRecurring, ({ services, userId, params, body }) => change(services, userId, params.id, body))

  handle(deleteRecurring, async ({ services, userId, params }) => {
    await remove(services, userId, params.id)
    return { message: 'Recurring entry deleted.' }
  })

  handle(recordOccurrence, ({ services, userId, params, body }) => record(services, userId, params.id, body))

  handle(skipOccurrence, async ({ services, userId, params, body }) => {
    await skip(services, userId, params.id, body.due_on)
    return { message: 'Skipped.' }
  })

  handle(moveOccurrence, async ({ services, userId, params, body }) => {
    await move(services, userId, params.id, body)
    return { message: 'Moved.' }
  })
}
