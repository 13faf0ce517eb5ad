import { randomUUID } from 'node:crypto'
import type { Reply } from '@solvent/api-testing/client'
import type { Person } from '@solvent/api-testing/person'
import { listEntries, undoEntry } from '@solvent/contracts'
import type { Random } from '../runner/random'
import { randomStep, type Step } from './model-steps'
import { Oracle } from './oracle'

const DUPLICATE_CHANCE = 0.2
const UNDO_CHANCE = 0.15

/** A person and the oracle of their books. */
export class ModelPerson {
  oracle = new Oracle()
  duplicates = 0

  constructor(readonly person: Person) {}

  /**
   * Takes a random step; sometimes sends it twice concurrently, sometimes undoes it. `around` runs concurrently and may
   * kill the server, so the step is then sent again with the same key.
   */
  async step(
    random: Random,
    around?: () => Promise<void>,
  ): Promise<{ what: string; problem: string | null }> {
    const step = randomStep(random, this.oracle)
    const before = this.oracle.copy()
    const lastEntry = await this.#lastEntry()
    const replies = await this.#send(step, random, around)
    const problem = problemOf(step, replies)
    if (problem !== null) return { what: step.what, problem }
    if (step.refusal !== null) return { what: step.what, problem: null }
    step.apply(this.oracle, replies[0]?.body as Record<string, unknown>)
    if (!random.chance(UNDO_CHANCE)) return { what: step.what, problem: null }
    return { what: `${step.what} and undone`, problem: await this.#undo(before, lastEntry) }
  }

  async #send({ contract, input }: Step, random: Random, around?: () => Promise<void>): Promise<Reply[]> {
    const request = { ...input, key: randomUUID() }
    if (around) {
      const [first] = await Promise.all([this.person.send(contract, request), around()])
      const again = await this.person.send(contract, request)
      return first.status === 0 ? [again] : [first, again]
    }
    const times = random.chance(DUPLICATE_CHANCE) ? [1, 2] : [1]
    this.duplicates += times.length - 1
    return Promise.all(times.map(() => this.person.send(contract, request)))
  }

  /** Undoes the newest entry, if the step wrote one. */
  async #undo(before: Oracle, lastEntry: string | undefined): Promise<string | null> {
    const entry = await this.#lastEntry()
    if (entry === undefined || entry === lastEntry) return null
    const { status, body } = await this.person.send(undoEntry, { params: { id: entry } })
    if (status !== 200) return `undo was answered ${status} ${JSON.stringify(body)}`
    this.oracle = before
    return null
  }

  async #lastEntry(): Promise<string | undefined> {
    const { entries } = await this.person.answer(listEntries, { query: { limit: '1' } })
    return entries[0]?.id
  }
}

function problemOf({ refusal }: Step, replies: readonly Reply[]): string | null {
  const [first] = replies
  if (!first) return 'nothing was sent'
  for (const reply of replies) {
    if (reply.status !== (refusal === null ? 200 : 400) || reply.code !== refusal) {
      return `answered ${reply.status} ${JSON.stringify(reply.body)}, not ${refusal ?? 'a success'}`
    }
    if (JSON.stringify(reply.body) !== JSON.stringify(first.body)) return 'two answers to one request differ'
  }
  return null
}
