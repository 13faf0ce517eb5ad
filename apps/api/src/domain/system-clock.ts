import type { Clock } from './services'

/** The machine's clock; its calendar date is in UTC, whatever the machine's time zone. */
export const systemClock: Clock = {
  now: () => new Date(),
  today: () => new Date().toISOString().slice(0, 10),
}
