import type { Clock } from './services'

/** The machine's clock, in its own time zone. */
export const systemClock: Clock = {
  now: () => new Date(),
  today() {
    const now = new Date()
    const month = String(now.getMonth() + 1).padStart(2, '0')
    return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
  },
}
