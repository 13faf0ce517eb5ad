import type { PeopleRange, PieceLimits, PieceTransaction, ReadPiece, Transaction } from './database'
import type { OnProgress } from './progress'
import { countPeople, userIdsAfter } from './tables/all-user-ids'

const INITIAL_PEOPLE = 10
const MAX_PEOPLE = 500

export interface RangeOptions extends PieceLimits {
  onProgress?: OnProgress | undefined
}

/** Called with the ids of some people, in a transaction that sees the rows of all. */
type ReadPeople = (tx: PieceTransaction, userIds: readonly string[]) => Promise<void>

/**
 * Reads all people in ranges of ids, each in one piece, up to `parallel` at the same time. When one fails, no other
 * begins.
 */
export async function readAllPeople(
  piece: ReadPiece,
  { targetMs, parallel, onProgress }: RangeOptions,
  read: ReadPeople,
): Promise<void> {
  const ranges = new PeopleRanges(targetMs)
  const total = onProgress ? await piece(countPeople) : 0
  let done = 0
  const readRange: ReadPeople = async (tx, userIds) => {
    await read(tx, userIds)
    done += userIds.length
    onProgress?.(done, total, 'people')
  }
  const readers = Array.from({ length: parallel }, async () => {
    while (await piece((tx) => ranges.readNext(tx, readRange)));
  })
  const failed = (await Promise.allSettled(readers)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** The range of these people, who are in the order of their ids; null if there are none. */
export function rangeOf(userIds: readonly string[]): PeopleRange | null {
  const [first, last] = [userIds[0], userIds.at(-1)]
  return first === undefined || last === undefined ? null : { first, last }
}

/** Divides all people into ranges. */
class PeopleRanges {
  #limit = INITIAL_PEOPLE
  #last: string | null = null
  #isOver = false
  /** Each range begins after the one before, so they are found one at a time. */
  #found: Promise<unknown> = Promise.resolve()

  constructor(private readonly targetMs: number) {}

  /** Reads the next range; false after the last. */
  async readNext(tx: PieceTransaction, read: ReadPeople): Promise<boolean> {
    try {
      const ids = await this.#next(tx)
      if (ids.length === 0) return false
      const began = performance.now()
      await read(tx, ids)
      this.#adapt(ids.length, performance.now() - began)
      return true
    } catch (error) {
      this.#isOver = true
      throw error
    }
  }

  #next(tx: Transaction): Promise<string[]> {
    const found = this.#found.then(async () => {
      const ids = this.#isOver ? [] : await userIdsAfter(tx, this.#last, this.#limit)
      this.#last = ids.at(-1) ?? this.#last
      return ids
    })
    this.#found = found.catch(() => {})
    return found
  }

  /** Sets the number of people of the next range, based on how long this one took. */
  #adapt(people: number, ms: number): void {
    const fitting = Math.round((people * this.targetMs) / ms)
    this.#limit = Math.max(1, Math.min(MAX_PEOPLE, 2 * people, fitting))
  }
}
