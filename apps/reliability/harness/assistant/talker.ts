import type { Reply } from '@solvent/api-testing/client'
import { giveKey } from '@solvent/api-testing/conversation'
import { type Person, signUp } from '@solvent/api-testing/person'
import { type ChatReply, confirmDraft } from '@solvent/contracts'
import { findBookErrors } from '../people/book-errors'
import { addCash, assetBalance, toOutcome } from '../people/bookkeeping'
import { pollUntil } from '../runner/deadline'
import { ChatTurn } from './chat-turn'
import { type Course, isRacing } from './courses'
import type { PacedProvider, Script } from './paced-provider'

const START = 1_000_000
const FIRST_CENTS = 1000n
/** A turn that nobody finishes shows what it saved with these words. */
const STANDS_FOR_NONE = 'I was interrupted before I could answer.'
const REACHED_WITHIN_MS = 30_000

/** Somebody whose turns are all cut off where their course says, and finished later. */
export class Talker {
  readonly wrong: string[] = []
  /** How many entries and answers were saved before the end of the server. */
  readonly before = { entries: 0, answers: 0 }
  begun = 0
  #cents = FIRST_CENTS
  #spent = 0n

  private constructor(
    readonly person: Person,
    readonly course: Course,
    private readonly script: Script,
  ) {}

  static async create(url: string, course: Course, provider: PacedProvider): Promise<Talker> {
    const person = await signUp(url)
    await giveKey(person, { selected_model: course.name })
    await addCash(person, START)
    return new Talker(person, course, provider.scriptOf(course.name))
  }

  get isRacing(): boolean {
    return isRacing(this.course)
  }

  /** Begins a turn; resolves when it waits for the provider, or could be sent at once. */
  async begin(): Promise<CutTurn> {
    this.begun += 1
    this.#cents += 1n
    const turn = await ChatTurn.prepare(this.person, this.course.message(this.#cents), this.#cents)
    const finish = (first: Reply) => this.#finish(turn, first)
    const saved = () => this.#saved()
    const answers = this.course.before?.(this.#cents)
    if (!answers) return { goOn: () => turn.send(), saved, finish }
    this.script.begin(answers)
    const first = turn.send()
    const reached = await pollUntil(REACHED_WITHIN_MS, () => this.script.isHeld)
    if (reached === null) this.#note('not reached')
    const goOn = () => {
      if (this.course.last) this.script.release(this.course.last(this.#cents))
      return first
    }
    return { goOn, saved, finish }
  }

  /** What is wrong with all of it in the end. */
  async differences(): Promise<string[]> {
    const left = await assetBalance(this.person)
    if (left !== this.#left()) this.#note(`${left} cents left, not ${this.#left()}`)
    return [...this.wrong, ...(await findBookErrors(this.person))]
  }

  /** Asks all the time, so that it is known a moment after the money is gone. */
  async #saved(): Promise<void> {
    const before = this.#left()
    const end = performance.now() + REACHED_WITHIN_MS
    while (performance.now() < end) {
      if ((await assetBalance(this.person)) !== before) return
    }
    this.#note('no entry seen')
  }

  async #finish(turn: ChatTurn, first: Reply): Promise<void> {
    await this.#lookBefore(turn, first)
    this.script.begin(this.course.after(this.#cents))
    const reply = await turn.send()
    const again = await turn.send()
    const known = first.status === 200 ? [first, reply, again] : [reply, again]
    if (new Set(known.map(({ body }) => JSON.stringify(body))).size > 1) this.#note('different answers')
    if (reply.status !== 200) return this.#note(`sent again: ${toOutcome(reply)}`)
    await this.#lookAfter(turn, reply.body as ChatReply) // 200 is the call's own answer
  }

  async #lookBefore(turn: ChatTurn, first: Reply): Promise<void> {
    const { saved } = this.course
    if (first.status !== 0 && !this.isRacing) this.#note(`${toOutcome(first)} before the kill`)
    const entries = await turn.countEntries()
    if (saved === null ? entries > 1 : entries !== saved) this.#note(`${entries} entries after the kill`)
    const { said, cards } = await turn.read()
    const isTrue = said.length <= 2 && (said[0] ?? turn.asSaid) === turn.asSaid && cards.length <= 1
    if (!isTrue) this.#note(`after the kill it reads ${said.join(' / ')}`)
    if (!this.isRacing) return
    this.before.entries += entries
    if (said.length === 2 && !said[1]?.includes(STANDS_FOR_NONE)) this.before.answers += 1
  }

  async #lookAfter(turn: ChatTurn, { reply, meta }: ChatReply): Promise<void> {
    const { said, cards } = await turn.read()
    const expected = [turn.asSaid, `assistant: ${reply}`]
    if (said.join('\n') !== expected.join('\n')) this.#note(`it reads ${said.join(' / ')}`)
    const isOne = cards.length === 1 && cards[0]?.type === this.course.result
    if (!isOne) this.#note(`cards: ${cards.map(({ type }) => type).join(', ')}`)
    const proposed = this.course.result === 'draft' ? meta.draft?.id : undefined
    if (proposed !== undefined) await this.person.answer(confirmDraft, { params: { id: proposed }, body: {} })
    const entries = await turn.countEntries()
    if (entries !== 1) this.#note(`${entries} entries in the end`)
    this.#spent += this.#cents
  }

  /** Cents, without a turn that is not finished. */
  #left(): bigint {
    return BigInt(START) * 100n - this.#spent
  }

  #note(what: string): void {
    this.wrong.push(`${this.course.name}: ${what}`)
  }
}

/** A turn that has come as far as its course says. */
export interface CutTurn {
  /** Lets it go on where it races with the kill; resolves with its answer, status 0 if none comes. */
  goOn(): Promise<Reply>
  /** Resolves as soon as the books show the entry. */
  saved(): Promise<void>
  /** After the server has come back: sends the message again, and looks at what came of it. */
  finish(first: Reply): Promise<void>
}
