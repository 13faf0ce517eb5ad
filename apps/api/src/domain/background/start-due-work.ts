import type { Database, Maintenance } from '../../storage/database'
import { peopleToRemind } from '../../storage/tables/reminders-table'
import { peopleWithDueCalls } from '../../storage/tables/webhooks-table'
import type { LiveSaves } from '../live/live-saves'
import { sendReminders } from '../reminders/send-reminders'
import type { Services } from '../services'
import { callWebhooks } from '../webhooks/call-webhooks'
import { runDueWork } from './due-work'

interface ErrorLog {
  error(details: { err: unknown }, message: string): void
}

/** Starts all work outside of requests. Returns a function that stops it. */
export function startDueWork(
  services: Services,
  { db, live, log }: { db: Database & Maintenance; live: LiveSaves; log: ErrorLog },
): () => Promise<void> {
  const failed = (message: string) => (error: unknown) => log.error({ err: error }, message)
  return runDueWork({ db, clock: services.clock }, [
    {
      find: peopleWithDueCalls,
      async run(userId, signal) {
        const hasCalled = await callWebhooks(services, userId, signal)
        if (hasCalled) live.announce({ userId, sessionId: null, tables: ['access'] })
      },
      onError: failed('webhooks failed'),
    },
    {
      find: peopleToRemind,
      run: (userId, signal) => sendReminders(services, userId, signal),
      onError: failed('reminders failed'),
    },
  ])
}
