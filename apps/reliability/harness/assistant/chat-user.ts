import type { Reply } from '@solvent/api-testing/client'
import { saveApiKey } from '@solvent/api-testing/conversation'
import { type Person, signUp } from '@solvent/api-testing/person'
import { type ChatReply, confirmDraft } from '@solvent/contracts'
import { findBookErrors } from '../people/book-errors'
import { addCash, assetBalance, toOutcome } from '../people/bookkeeping'
import { pollUntil } from '../runner/deadline'
import { ChatTurn } from './chat-turn'
import { isRacing, type KillPoint } from './kill-points'
import type { PacedProvider, Script } from './paced-provider'

const START = 1_000_000
const FIRST_CENTS = 1000n
/** The reply shown for an unfinished turn that saved something. */
const INTERRUPTED_REPLY = 'I was interrupted before I could answer.'
const REACHED_TIMEOUT_MS = 30_000

/** A person whose turns are all interrupted at the same kill point and finished later. */
export class ChatUser {
  readonly wrong: string[] = []
  /** How many entries and replies were saved before the server was killed. */
  readonly before = { entries: 0, answers: 0 }
  begun = 0
  #cents = FIRST_CENTS
  #spent = 0n

  private constructor(
    readonly person: Person,
    readonly killPoint: KillPoint,
    private readonly script: Script,
  ) {}

  static async create(url: string, killPoint: KillPoint, provider: PacedProvider): Promise<ChatUser> {
    const person = await signUp(url)
    await saveApiKey(person, { selected_model: killPoint.name })
    await addCash(person, START)
    return new ChatUser(person, killPoint, provider.scriptOf(killPoint.name))
  }

  get isRacing(): boolean {
    return isRacing(this.killPoint)
  }

  /** Begins a turn; resolves when it is waiting for the provider, or is ready to send if no provider is called. */
  async begin(): Promise<InterruptedTurn> {
    this.begun += 1
    this.#cents += 1n
    const turn = await ChatTurn.prepare(this.person, this.killPoint.message(this.#cents), this.#cents)
    const finish = (first: Reply) => this.#finish(turn, first)
    const saved = () => this.#saved()
    const answers = this.killPoint.repliesBefore?.(this.#cents)
    if (!answers) return { proceed: () => turn.send(), saved, finish }
    this.script.begin(answers)
    const first = turn.send()
    const reached = await pollUntil(REACHED_TIMEOUT_MS, () => this.script.isPending)
    if (reached === null) this.#note('not reached')
    const proceed = () => {
      if (this.killPoint.finalReply) this.script.release(this.killPoint.finalReply(this.#cents))
      return first
    }
    return { proceed, saved, finish }
  }

  /** All problems, including those in the final books. */
  async differences(): Promise<string[]> {
    const left = await assetBalance(this.person)
    if (left !== this.#left()) this.#note(`${left} cents left, not ${this.#left()}`)
    return [...this.wrong, ...(await findBookErrors(this.person))]
  }

  /** Polls without pause, to resolve as soon as the balance has changed. */
  async #saved(): Promise<void> {
    const before = this.#left()
    const end = performance.now() + REACHED_TIMEOUT_MS
    while (performance.now() < end) {
      if ((await assetBalance(this.person)) !== before) return
    }
    this.#note('no entry seen')
  }

  async #finish(turn: ChatTurn, first: Reply): Promise<void> {
    await this.#checkBefore(turn, first)
    this.script.begin(this.killPoint.repliesAfter(this.#cents))
    const reply = await turn.send()
    const again = await turn.send()
    const known = first.status === 200 ? [first, reply, again] : [reply, again]
    if (new Set(known.map(({ body }) => JSON.stringify(body))).size > 1) this.#note('different answers')
    if (reply.status !== 200) return this.#note(`sent again: ${toOutcome(reply)}`)
    await this.#checkAfter(turn, reply.body as ChatReply) // a 200 has the call's own response
  }

  async #checkBefore(turn: ChatTurn, first: Reply): Promise<void> {
    const { savedEntries } = this.killPoint
    if (first.status !== 0 && !this.isRacing) this.#note(`${toOutcome(first)} before the kill`)
    const entries = await turn.countEntries()
    if (savedEntries === null ? entries > 1 : entries !== savedEntries)
      this.#note(`${entries} entries after the kill`)
    const { lines, cards } = await turn.read()
    const isAsExpected =
      lines.length <= 2 && (lines[0] ?? turn.userLine) === turn.userLine && cards.length <= 1
    if (!isAsExpected) this.#note(`after the kill it reads ${lines.join(' / ')}`)
    if (!this.isRacing) return
    this.before.entries += entries
    if (lines.length === 2 && !lines[1]?.includes(INTERRUPTED_REPLY)) this.before.answers += 1
  }

  async #checkAfter(turn: ChatTurn, { reply, meta }: ChatReply): Promise<void> {
    const { lines, cards } = await turn.read()
    const expected = [turn.userLine, `assistant: ${reply}`]
    if (lines.join('\n') !== expected.join('\n')) this.#note(`it reads ${lines.join(' / ')}`)
    const isOne = cards.length === 1 && cards[0]?.type === this.killPoint.result
    if (!isOne) this.#note(`cards: ${cards.map(({ type }) => type).join(', ')}`)
    const proposed = this.killPoint.result === 'draft' ? meta.draft?.id : undefined
    if (proposed !== undefined) await this.person.answer(confirmDraft, { params: { id: proposed }, body: {} })
    const entries = await turn.countEntries()
    if (entries !== 1) this.#note(`${entries} entries in the end`)
    this.#spent += this.#cents
  }

  /** The expected balance in cents, not counting an unfinished turn. */
  #left(): bigint {
    return BigInt(START) * 100n - this.#spent
  }

  #note(what: string): void {
    this.wrong.push(`${this.killPoint.name}: ${what}`)
  }
}

/** A turn that has reached its kill point. */
export interface InterruptedTurn {
  /** Continues the turn if it races with the kill; resolves to its reply, with status 0 if there is none. */
  proceed(): Promise<Reply>
  /** Resolves as soon as the entry is in the books. */
  saved(): Promise<void>
  /** After the restart: sends the message again and checks the result. */
  finish(first: Reply): Promise<void>
}
