import type { Clock } from './services'

/** The machine's clock; its calendar date is that of UTC, whatever zone the machine is in. */
export const systemClock: Clock = {
  now: () => new Date(),
  today: () => new Date().toISOString().slice(0, 10),
}
