import type { Endpoint } from '@solvent/contracts'
import type { FastifyRequest } from 'fastify'
import type { SessionGuard } from '../domain/account/session-guard'
import type { LiveSaves } from '../domain/live/live-saves'
import type { Services } from '../domain/services'

/** RFC 7240: for how many seconds the client is willing to wait. */
const WAIT = /(?:^|[,;\s])wait=(\d{1,2})\b/i

/**
 * A read with the header `Prefer: wait=1` is answered after that time with the books as they are, if they are still
 * being brought up to date. The open pages of the person receive the progress, and read again at its end.
 */
export function whileBehind(
  { method, download, events }: Endpoint,
  { headers }: FastifyRequest,
  { guard, live }: { guard: SessionGuard; live: LiveSaves },
): Pick<Services, 'whileBehind'> {
  const [, seconds] = WAIT.exec(String(headers.prefer ?? '')) ?? []
  if (method !== 'GET' || download || events || seconds === undefined) return {}
  const { userId } = guard.session
  return {
    whileBehind: {
      waitMs: Number(seconds) * 1000,
      onAnswered: () => guard.discardVersion(),
      onProgress: (percent) =>
        live.announce({ userId, sessionId: null, tables: percent === 100 ? ['everything'] : [], percent }),
    },
  }
}
