/** What entries of a day change of an account, in minor units. */
interface DayChange {
  day: string
  change: bigint
}

/** The balance of an account day by day, with the lines of a file among the entries of the books. */
export class RunningBalance {
  readonly #recorded: readonly DayChange[]
  #balance: bigint
  #next = 0
  readonly #lines: DayChange[] = []
  readonly #start: bigint

  /**
   * @param now the balance today, in minor units
   * @param recorded the changes of the books from the first day of the file on, by day
   */
  constructor(now: bigint, recorded: readonly DayChange[]) {
    this.#recorded = recorded
    this.#start = recorded.reduce((balance, { change }) => balance - change, now)
    this.#balance = this.#start
  }

  /** The balance after a line, whose day is not before that of the last one. A change of 0n is in the books already. */
  after(line: DayChange): bigint {
    for (
      let next = this.#recorded[this.#next];
      next && next.day <= line.day;
      next = this.#recorded[this.#next]
    ) {
      this.#balance += next.change
      this.#next += 1
    }
    this.#balance += line.change
    this.#lines.push(line)
    return this.#balance
  }

  /** The balance at the end of a day, with the lines so far. */
  at(day: string): bigint {
    const until = [...this.#recorded, ...this.#lines].filter((one) => one.day <= day)
    return until.reduce((balance, { change }) => balance + change, this.#start)
  }
}
