import { formatDifferences } from '../runner/format'
import { quantile } from '../runner/statistics'
import type { LivePage } from './live-page'

const HEARD_MS = 1000

/** Pages that must hear each save of their person, and one of somebody else that must hear none. */
export class Audience {
  /** Milliseconds from the answer of each save until each page has heard of it. */
  readonly #times: number[] = []

  constructor(
    private readonly pages: readonly LivePage[],
    private readonly stranger: LivePage,
  ) {}

  /** Saves something, and waits until every page has heard of it. */
  async hear(save: () => Promise<unknown>): Promise<void> {
    const before = this.pages.map(({ heard }) => heard)
    await save()
    const times = this.pages.map((page, index) => page.hearsMoreThan(before[index] ?? 0))
    this.#times.push(...(await Promise.all(times)))
  }

  /** What came of it, when all pages are closed. */
  async end(): Promise<{ figure: string; reached: boolean }> {
    const { heard } = this.stranger
    const wrong = [
      ...this.#times.filter((ms) => !Number.isFinite(ms)).map(() => 'a save was not heard'),
      ...(heard > 0 ? [`somebody else heard ${heard} saves`] : []),
    ]
    await Promise.all([...this.pages, this.stranger].map((page) => page.close()))
    const p95 = quantile(this.#times, 0.95)
    return {
      figure: `heard after ${p95.toFixed(0)} ms (p95; slowest ${Math.max(...this.#times).toFixed(0)} ms), ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && p95 <= HEARD_MS,
    }
  }
}
