import type { Maintenance, PeopleRange, PieceTransaction, Transaction } from '../database'
import type { Semaphore } from '../semaphore'

interface Options {
  transaction: Maintenance['readEverything']
  mutex: Pick<Semaphore, 'withhold'>
  /** How long others wait for a turn, in milliseconds; a turn ends after the statement that exceeds it. */
  targetMs: number
}

/** One of the transactions of a piece, open between its statements. */
interface Turn {
  tx: Transaction
  endsAt: number
  commit(): Promise<void>
  rollBack(error: unknown): Promise<void>
}

/**
 * Runs one piece of reading in several transactions, so that others run in between. The piece sends one statement at a
 * time.
 */
export async function readInTurns<Result>(
  options: Options,
  read: (tx: PieceTransaction) => Promise<Result>,
): Promise<Result> {
  const turns = new Turns(options)
  try {
    return await read(turns)
  } finally {
    await turns.end()
  }
}

class Turns implements PieceTransaction {
  readonly readOnly = true
  #turn: Turn | undefined
  #thaw = () => {}

  constructor(private readonly options: Options) {}

  async query<Row>(sql: string, params?: unknown[]): Promise<Row[]> {
    this.#turn ??= await beginTurn(this.options)
    const turn = this.#turn
    try {
      const rows = await turn.tx.query<Row>(sql, params)
      if (performance.now() >= turn.endsAt) await this.#endTurn()
      return rows
    } catch (error) {
      this.#turn = undefined
      await turn.rollBack(error)
      throw error
    }
  }

  freeze({ first, last }: PeopleRange): void {
    this.#thaw()
    this.#thaw = this.options.mutex.withhold((owner) => first <= owner && owner <= last)
  }

  async end(): Promise<void> {
    try {
      await this.#endTurn()
    } finally {
      this.#thaw()
    }
  }

  async #endTurn(): Promise<void> {
    const turn = this.#turn
    this.#turn = undefined
    await turn?.commit()
  }
}

function beginTurn({ transaction, targetMs }: Options): Promise<Turn> {
  return new Promise((resolve, reject) => {
    const done = transaction(
      (tx) =>
        new Promise<void>((commit, rollBack) => {
          resolve({
            tx,
            endsAt: performance.now() + targetMs,
            commit() {
              commit()
              return done
            },
            rollBack(error) {
              rollBack(error)
              return done.catch(() => {})
            },
          })
        }),
    )
    done.catch(reject)
  })
}
