import type { Counted, Counts } from './metrics'

const NONE: Counts = { loads: 0, failedLoads: 0, requests: 0, serverErrors: 0 }

/** Adds up what servers counted since the watch began, though they start again or come later. */
export class Increase {
  readonly #last = new Map<string, Counted>()
  readonly #sum = new Map<string, Counts>()
  #hasBegun = false

  /** With `fromStart`, what was counted before counts, too. */
  constructor(fromStart: boolean) {
    this.#hasBegun = fromStart
  }

  /** Takes what each server has counted by now, by its address. */
  take(servers: ReadonlyMap<string, Counted>): void {
    for (const [address, counted] of servers) {
      const last = this.#last.get(address)
      for (const [release, counts] of counted) {
        // The first answer of a server that was there before is where counting begins; a later one's counts are new.
        const before = last?.get(release) ?? (last || this.#hasBegun ? NONE : counts)
        this.#add(release, before, counts)
      }
      this.#last.set(address, counted)
    }
    this.#hasBegun = true
  }

  /** What was counted of a release. */
  of(name: string, version: string): Counts {
    return this.#sum.get(`${name} ${version}`) ?? NONE
  }

  #add(release: string, before: Counts, now: Counts): void {
    const sum = { ...(this.#sum.get(release) ?? NONE) }
    // A server that starts again counts from 0.
    for (const key of ['loads', 'failedLoads', 'requests', 'serverErrors'] as const)
      sum[key] += now[key] >= before[key] ? now[key] - before[key] : now[key]
    this.#sum.set(release, sum)
  }
}
