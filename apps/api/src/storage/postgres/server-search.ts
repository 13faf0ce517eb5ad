import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Host, hostsOf } from './hosts'
import { type ServerState, stateOf } from './server-state'

/** For one server to report its state. */
const STATE_TIMEOUT_MS = 2_000
/** Delay between two rounds, at first and at most. */
const RETRY_DELAY_MS = 50
const MAX_RETRY_DELAY_MS = 1_000

/** A server's state, or why it did not answer. */
export type Answer = { host: Host } & ({ state: ServerState } | { error: unknown })

export interface Findings {
  found: Host | null
  answers: readonly Answer[]
}

interface Options {
  url: string
  /** Chooses the server to use from those that answered; undefined if none is suitable. */
  choose: (states: readonly ServerState[]) => ServerState | undefined
  /** Called when the search switches to another server. */
  onMoved?: () => void
}

/** The writable server with the newest timeline: an old primary may have come back after a promotion. */
export function primaryOf(states: readonly ServerState[]): ServerState | undefined {
  const [newest] = states
    .filter(({ isWritable }) => isWritable)
    .toSorted((a, b) => (b.timeline ?? '').localeCompare(a.timeline ?? ''))
  return newest
}

/** A random standby. */
export function standbyOf(states: readonly ServerState[]): ServerState | undefined {
  const standbys = states.filter(({ isStandby }) => isStandby)
  return standbys[Math.floor(Math.random() * standbys.length)]
}

/** Tracks which server of a URL to use, and searches for another when that one seems to be gone. */
export class ServerSearch {
  readonly hosts: readonly Host[]
  #current: Host
  #newestTimeline = ''
  #isSearching = false
  readonly #stopping = new AbortController()

  /** @throws StartRefusal if the URL is invalid */
  constructor(private readonly options: Options) {
    this.hosts = hostsOf(options.url)
    const [first] = this.hosts
    if (!first) throw new Error('The URL names no server.')
    this.#current = first
  }

  /** The server that new connections go to. */
  get current(): Host {
    return this.#current
  }

  /** Whether there is another server to look for. */
  get isAmongSeveral(): boolean {
    return this.hosts.length > 1
  }

  /** Asks all servers for their state and switches to the chosen one, if there is one. */
  async find(): Promise<Findings> {
    const answers = await Promise.all(this.hosts.map((host) => this.#queryState(host)))
    const states = answers.flatMap((answer) => ('state' in answer ? [answer.state] : []))
    const chosen = this.options.choose(states)
    const found = answers.find((answer) => 'state' in answer && answer.state === chosen)?.host ?? null
    if (found === null || chosen === undefined || this.isOutdated(chosen)) return { found: null, answers }
    this.#newestTimeline = chosen.timeline ?? this.#newestTimeline
    this.#moveTo(found)
    return { found, answers }
  }

  /** Whether this process knows of a promotion that left the server behind. */
  isOutdated({ timeline }: ServerState): boolean {
    return timeline !== null && timeline < this.#newestTimeline
  }

  /** Searches in the background until a server is found; to be called when a connection was lost. */
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
    for (let delay = RETRY_DELAY_MS; !signal.aborted; delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS)) {
      const { found } = await this.find()
      if (found) return
      await sleep(delay, undefined, { signal, ref: false })
    }
  }

  #moveTo(host: Host): void {
    if (host === this.#current || this.#stopping.signal.aborted) return
    this.#current = host
    this.options.onMoved?.()
  }

  async #queryState(host: Host): Promise<Answer> {
    const client = new Client({ connectionString: host.url, connectionTimeoutMillis: STATE_TIMEOUT_MS })
    client.on('error', () => {})
    try {
      await client.connect()
      return { host, state: await stateOf(client, this.isAmongSeveral) }
    } catch (error) {
      return { host, error }
    } finally {
      // Not awaited: a frozen server would block the caller here.
      client.end().catch(() => {})
    }
  }
}
