import { formatDifferences } from '../runner/format'
import { quantile } from '../runner/statistics'
import type { LivePage } from './live-page'

const MAX_DELAY_MS = 1000

/** Pages that must receive every save of their person, and another person's page that must receive none. */
export class Audience {
  /** Milliseconds from each save's response until each page received the event. */
  readonly #times: number[] = []

  constructor(
    private readonly pages: readonly LivePage[],
    private readonly otherPage: LivePage,
  ) {}

  /** Runs `save` and waits until every page has received it. */
  async saveAndWait(save: () => Promise<unknown>): Promise<void> {
    const before = this.pages.map(({ received }) => received)
    await save()
    const times = this.pages.map((page, index) => page.waitForMoreThan(before[index] ?? 0))
    this.#times.push(...(await Promise.all(times)))
  }

  /** Closes all pages and resolves to the result. */
  async end(): Promise<{ figure: string; reached: boolean }> {
    const { received } = this.otherPage
    const wrong = [
      ...this.#times.filter((ms) => !Number.isFinite(ms)).map(() => 'a save was not received'),
      ...(received > 0 ? [`another person's page received ${received} saves`] : []),
    ]
    await Promise.all([...this.pages, this.otherPage].map((page) => page.close()))
    const p95 = quantile(this.#times, 0.95)
    return {
      figure: `received after ${p95.toFixed(0)} ms (p95; slowest ${Math.max(...this.#times).toFixed(0)} ms), ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && p95 <= MAX_DELAY_MS,
    }
  }
}
