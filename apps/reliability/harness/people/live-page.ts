import { setTimeout as sleep } from 'node:timers/promises'
import { OpenPage } from '@solvent/api-testing/open-page'
import { Person } from '@solvent/api-testing/person'

const PAUSE_MS = 100
const POLL_MS = 2
const GIVE_UP_MS = 10_000

/** A page that listens, on one server after the other, and goes on from the last version it was told. */
export class LivePage {
  #page: OpenPage | null = null
  #isOver = false
  /** Of the streams before. */
  #heardBefore = 0
  #following: Promise<void> = Promise.resolve()

  private constructor(
    private readonly person: Person,
    private readonly urls: readonly string[],
  ) {}

  /** @param urls of the servers, of which it uses the first until that ends */
  static async open(person: Person, urls: readonly string[]): Promise<LivePage> {
    const page = new LivePage(person, urls)
    page.#following = page.#follow()
    while (!page.#page) await sleep(POLL_MS)
    await page.#page.listens()
    return page
  }

  /** How often it was told that something was saved. */
  get heard(): number {
    return this.#heardBefore + (this.#page?.saved.length ?? 0)
  }

  /** Milliseconds until it has heard more often than that; infinite where it does not. */
  async hearsMoreThan(before: number): Promise<number> {
    const began = performance.now()
    while (this.heard <= before) {
      if (performance.now() - began > GIVE_UP_MS) return Number.POSITIVE_INFINITY
      await sleep(POLL_MS)
    }
    return performance.now() - began
  }

  async close(): Promise<void> {
    this.#isOver = true
    this.#page?.close()
    await this.#following
  }

  async #follow(): Promise<void> {
    let version: string | undefined
    for (let turn = 0; !this.#isOver; turn += 1) {
      const url = this.urls[turn % this.urls.length] ?? ''
      const { email, token } = this.person
      const page = await OpenPage.open(new Person(url, email, token), version).catch(() => null)
      if (page) {
        this.#page = page
        if (this.#isOver) page.close()
        await page.ended().catch(() => {})
        this.#heardBefore += page.saved.length
        this.#page = null
        version = page.version ?? version
      }
      if (!this.#isOver) await sleep(PAUSE_MS)
    }
  }
}
