import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Host, hostsOf } from './hosts'
import { type ServerState, stateOf } from './server-state'

/** For the answer of one server to the question what it is. */
const ASK_TIMEOUT_MS = 2_000
/** Between two rounds of questions, at first and at most. */
const PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1_000

/** A server that answered, or why it did not. */
export type Answer = { host: Host } & ({ state: ServerState } | { error: unknown })

export interface Findings {
  found: Host | null
  answers: readonly Answer[]
}

interface Options {
  url: string
  /** Which of the servers that answered is the one, or none of them. */
  choose: (states: readonly ServerState[]) => ServerState | undefined
  /** Called when another server is the one from now on. */
  onMoved?: () => void
}

/** Of the servers that take changes, the one after the most promotions: an old one may have come back. */
export function primaryOf(states: readonly ServerState[]): ServerState | undefined {
  const [newest] = states
    .filter(({ isWritable }) => isWritable)
    .toSorted((a, b) => (b.timeline ?? '').localeCompare(a.timeline ?? ''))
  return newest
}

/** Any of the servers that repeat what another one does. */
export function standbyOf(states: readonly ServerState[]): ServerState | undefined {
  const standbys = states.filter(({ isStandby }) => isStandby)
  return standbys[Math.floor(Math.random() * standbys.length)]
}

/** Knows which of the servers of an address to use, and looks for another one when that one seems to be gone. */
export class ServerSearch {
  readonly hosts: readonly Host[]
  #current: Host
  #newestTimeline = ''
  #isSearching = false
  readonly #stopping = new AbortController()

  /** @throws StartRefusal if the address cannot be read */
  constructor(private readonly options: Options) {
    this.hosts = hostsOf(options.url)
    const [first] = this.hosts
    if (!first) throw new Error('An address names one server at least.')
    this.#current = first
  }

  /** Where new connections go. */
  get current(): Host {
    return this.#current
  }

  /** Whether there is another server to look for. */
  get isAmongSeveral(): boolean {
    return this.hosts.length > 1
  }

  /** Asks all servers what they are, and uses the one from now on, if there is one. */
  async find(): Promise<Findings> {
    const answers = await Promise.all(this.hosts.map((host) => this.#ask(host)))
    const states = answers.flatMap((answer) => ('state' in answer ? [answer.state] : []))
    const chosen = this.options.choose(states)
    const found = answers.find((answer) => 'state' in answer && answer.state === chosen)?.host ?? null
    if (found === null || chosen === undefined || this.isOutdated(chosen)) return { found: null, answers }
    this.#newestTimeline = chosen.timeline ?? this.#newestTimeline
    this.#moveTo(found)
    return { found, answers }
  }

  /** Whether the server was left behind by a promotion that this process knows of. */
  isOutdated({ timeline }: ServerState): boolean {
    return timeline !== null && timeline < this.#newestTimeline
  }

  /** Looks for the server in the background, until there is one; to be called when a connection was lost. */
  suspect(): void {
    if (!this.isAmongSeveral || this.#isSearching || this.#stopping.signal.aborted) return
    this.#isSearching = true
    this.#search()
      .catch(() => {})
      .finally(() => {
        this.#isSearching = false
      })
  }

  stop(): void {
    this.#stopping.abort()
  }

  async #search(): Promise<void> {
    const { signal } = this.#stopping
    for (let pause = PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const { found } = await this.find()
      if (found) return
      await sleep(pause, undefined, { signal, ref: false })
    }
  }

  #moveTo(host: Host): void {
    if (host === this.#current || this.#stopping.signal.aborted) return
    this.#current = host
    this.options.onMoved?.()
  }

  async #ask(host: Host): Promise<Answer> {
    const client = new Client({ connectionString: host.url, connectionTimeoutMillis: ASK_TIMEOUT_MS })
    client.on('error', () => {})
    try {
      await client.connect()
      return { host, state: await stateOf(client, this.isAmongSeveral) }
    } catch (error) {
      return { host, error }
    } finally {
      // A server that stands still would keep its caller waiting here.
      client.end().catch(() => {})
    }
  }
}
