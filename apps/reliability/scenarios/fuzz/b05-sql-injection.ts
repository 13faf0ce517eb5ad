import { sqlTexts } from '@solvent/api-testing/hostile/sql-texts'
import { signUp } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  createSession,
  listAssets,
  listLiabilities,
  listSessions,
} from '@solvent/contracts'
import { sharedServer } from '../../harness/app/shared-server'
import { SeededPerson } from '../../harness/people/seeded-person'
import { runBrowserJourneys } from '../../harness/requests/browser-journeys'
import { WireClient } from '../../harness/requests/wire-client'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { countValues } from '../../harness/runner/statistics'

const SLOW_MS = 5000

export const sqlInjection: Scenario = {
  id: 'B5',
  test: '500 strings of SQL in texts, ids, questions and headers (and script in a browser)',
  goal: '0 effects: every text is returned unchanged, nothing else changes, nothing hangs',
  engines: ['embedded', 'postgres'],
  rounds: { short: 500, long: 500 },
  async run(context) {
    const url = await sharedServer(context)
    const victim = await SeededPerson.create(url)
    const before = await victim.state()
    const injector = await Injector.create(url)
    for (const text of sqlTexts(context.rounds)) await injector.inject(text)
    await injector.compare()
    if ((await victim.state()) !== before) injector.wrong.push("another person's books have changed")
    const browser = await runBrowserJourneys(context)
    const { statuses, slowest, wrong } = injector
    return {
      figure: `${statuses.length} requests with ${context.rounds} strings, slowest ${formatDuration(slowest)}, ${formatCounts(countValues(statuses))}, ${formatDifferences(wrong)}; ${browser ?? 'the browser half FAILED'}`,
      reached: wrong.length === 0 && browser !== null,
    }
  },
}

class Injector {
  readonly statuses: number[] = []
  readonly wrong: string[] = []
  slowest = 0
  /** Saved texts, by kind. */
  readonly #saved = { assets: [] as string[], debts: [] as string[], titles: [] as string[] }
  readonly #client: WireClient

  private constructor(private readonly seeded: SeededPerson) {
    this.#client = new WireClient(seeded.person.url)
  }

  static async create(url: string): Promise<Injector> {
    return new Injector(await SeededPerson.create(url))
  }

  /** Sends the text to one call that saves it and to one that only searches for it. */
  async inject(text: string): Promise<void> {
    await this.#save(text)
    const encoded = encodeURIComponent(text)
    const lookups = [
      ['GET', `/api/entries?kind=${encoded}`],
      ['GET', `/api/entries?account_id=${encoded}`],
      ['DELETE', `/api/assets/${encoded}`],
      ['GET', `/api/liabilities/${encoded}/schedule`],
      ['GET', `/api/sessions/${encoded}/messages`],
    ] as const
    const [method, path] = lookups[this.statuses.length % lookups.length] ?? lookups[0]
    const status = await this.#send(method, path, undefined)
    if (status < 400 || status >= 500) this.wrong.push(`${status} to ${method} ${path}`)
  }

  /** Checks that the saved texts are exactly those that were sent. */
  async compare(): Promise<void> {
    const { person } = this.seeded
    const { assets } = await person.answer(listAssets)
    const { liabilities } = await person.answer(listLiabilities)
    const { sessions } = await person.answer(listSessions)
    const found = {
      assets: assets.map((asset) => asset.asset_description).filter((text) => text !== ''),
      debts: liabilities.map((debt) => debt.description).filter((text) => text !== ''),
      titles: sessions.map((session) => session.title).filter((title) => title !== 'Plan'),
    }
    for (const place of ['assets', 'debts', 'titles'] as const) {
      const [got, sent] = [found[place], this.#saved[place]].map((texts) => JSON.stringify([...texts].sort()))
      if (got !== sent) this.wrong.push(`the texts of ${place} differ from what was sent`)
    }
    this.#client.close()
    // New people can still sign up.
    await signUp(person.url)
  }

  async #save(text: string): Promise<void> {
    const { bodies } = this.seeded
    const places = [
      [addAsset, { ...bodies.addAsset, asset_description: text }, this.#saved.assets],
      [addLiability, { ...bodies.addLiability, description: text }, this.#saved.debts],
      [createSession, { title: text }, this.#saved.titles],
    ] as const
    const [contract, body, saved] = places[this.statuses.length % places.length] ?? places[0]
    const status = await this.#send(contract.method, contract.path, JSON.stringify(body))
    if (status === 200) saved.push(text)
    else this.wrong.push(`${status} to ${text} in ${contract.name}`)
  }

  async #send(method: string, path: string, body: string | undefined): Promise<number> {
    const headers = { authorization: `Bearer ${this.seeded.person.token}` }
    const began = performance.now()
    const { status } = await this.#client.send({ method, path, headers, ...(body !== undefined && { body }) })
    const ms = performance.now() - began
    this.slowest = Math.max(this.slowest, ms)
    if (ms > SLOW_MS) this.wrong.push(`${path} took ${formatDuration(ms)}`)
    this.statuses.push(status)
    return status
  }
}
