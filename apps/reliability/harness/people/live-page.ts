import { setTimeout as sleep } from 'node:timers/promises'
import { OpenPage } from '@solvent/api-testing/open-page'
import { Person } from '@solvent/api-testing/person'

const PAUSE_MS = 100
const POLL_MS = 2
const TIMEOUT_MS = 10_000

/** A page that follows saves, switching servers when one ends, and resumes from the last version it received. */
export class LivePage {
  #page: OpenPage | null = null
  #isClosed = false
  /** Saves received on earlier streams. */
  #receivedEarlier = 0
  #following: Promise<void> = Promise.resolve()

  private constructor(
    private readonly person: Person,
    private readonly urls: readonly string[],
  ) {}

  /** @param urls of the servers, used in turn, starting with the first */
  static async open(person: Person, urls: readonly string[]): Promise<LivePage> {
    const page = new LivePage(person, urls)
    page.#following = page.#follow()
    while (!page.#page) await sleep(POLL_MS)
    await page.#page.subscribed()
    return page
  }

  /** How many saves it has received. */
  get received(): number {
    return this.#receivedEarlier + (this.#page?.saved.length ?? 0)
  }

  /** Milliseconds until it has received more than `count` saves; infinite on timeout. */
  async waitForMoreThan(count: number): Promise<number> {
    const began = performance.now()
    while (this.received <= count) {
      if (performance.now() - began > TIMEOUT_MS) return Number.POSITIVE_INFINITY
      await sleep(POLL_MS)
    }
    return performance.now() - began
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#page?.close()
    await this.#following
  }

  async #follow(): Promise<void> {
    let version: string | undefined
    for (let turn = 0; !this.#isClosed; turn += 1) {
      const url = this.urls[turn % this.urls.length] ?? ''
      const { email, token } = this.person
      const page = await OpenPage.open(new Person(url, email, token), version).catch(() => null)
      if (page) {
        this.#page = page
        if (this.#isClosed) page.close()
        await page.ended().catch(() => {})
        this.#receivedEarlier += page.saved.length
        this.#page = null
        version = page.version ?? version
      }
      if (!this.#isClosed) await sleep(PAUSE_MS)
    }
  }
}
