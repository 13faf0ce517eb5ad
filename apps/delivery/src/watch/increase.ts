import type { Counted, Counts } from './metrics'

const NONE: Counts = { loads: 0, failedLoads: 0, requests: 0, serverErrors: 0 }

/** Sums the counts of all servers since the watch began, across restarts and servers that join later. */
export class Increase {
  readonly #last = new Map<string, Counted>()
  readonly #sum = new Map<string, Counts>()
  #hasBegun = false

  /** With `fromStart`, counts from before the watch are included. */
  constructor(fromStart: boolean) {
    this.#hasBegun = fromStart
  }

  /** Adds the servers' current counts, by address. */
  add(servers: ReadonlyMap<string, Counted>): void {
    for (const [address, counted] of servers) {
      const last = this.#last.get(address)
      for (const [release, counts] of counted) {
        // A server seen in the first sample starts from its current counts; one that joins later starts from 0.
        const before = last?.get(release) ?? (last || this.#hasBegun ? NONE : counts)
        this.#add(release, before, counts)
      }
      this.#last.set(address, counted)
    }
    this.#hasBegun = true
  }

  /** The counts of a release since the watch began. */
  of(name: string, version: string): Counts {
    return this.#sum.get(`${name} ${version}`) ?? NONE
  }

  #add(release: string, before: Counts, now: Counts): void {
    const sum = { ...(this.#sum.get(release) ?? NONE) }
    // A restarted server counts from 0.
    for (const key of ['loads', 'failedLoads', 'requests', 'serverErrors'] as const)
      sum[key] += now[key] >= before[key] ? now[key] - before[key] : now[key]
    this.#sum.set(release, sum)
  }
}
