import type { Database, Maintenance } from '../../storage/database'
import { peopleToRemind } from '../../storage/tables/reminders-table'
import { peopleWithDueCalls } from '../../storage/tables/webhooks-table'
import type { LiveSaves } from '../live/live-saves'
import { sendReminders } from '../reminders/send-reminders'
import type { Services } from '../services'
import { callWebhooks } from '../webhooks/call-webhooks'
import { runDueWork } from './due-work'

/** Most of this work waits for other servers, each for at most ten seconds. */
const CONCURRENCY = 32

interface ErrorLog {
  error(details: { err: unknown }, message: string): void
}

/** Starts all work outside of requests. Returns a function that stops it. */
export function startDueWork(
  services: Services,
  { db, live, log }: { db: Database & Maintenance; live: LiveSaves; log: ErrorLog },
): () => Promise<void> {
  const { clock } = services
  const stopWebhooks = runDueWork(
    { db, clock },
    {
      concurrency: CONCURRENCY,
      find: peopleWithDueCalls,
      async run(userId, signal) {
        const hasCalled = await callWebhooks(services, userId, signal)
        if (hasCalled) live.announce({ userId, sessionId: null, tables: ['access'] })
      },
      onError: (error) => log.error({ err: error }, 'webhooks failed'),
    },
  )
  const stopReminders = runDueWork(
    { db, clock },
    {
      concurrency: CONCURRENCY,
      find: peopleToRemind,
      run: (userId, signal) => sendReminders(services, userId, signal),
      onError: (error) => log.error({ err: error }, 'reminders failed'),
    },
  )
  return async () => {
    await Promise.all([stopWebhooks(), stopReminders()])
  }
}
