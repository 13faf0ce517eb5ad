import type { Services } from './services'

/** The same services with another calendar date as today, YYYY-MM-DD; the time stays. */
export function onDay(services: Services, day: string): Services {
  return { ...services, clock: { now: () => services.clock.now(), today: () => day } }
}
