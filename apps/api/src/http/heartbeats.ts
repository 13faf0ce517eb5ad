/** Twice in the minute after which a page takes a silent server for lost; what lies between them waits longer. */
const EVERY_MS = 25_000
const TURN_MS = 100
const TURNS = EVERY_MS / TURN_MS

type Beat = () => void

/** Calls each member every 25 seconds. One timer takes them in turns, so that those of many never come at once. */
export class Heartbeats {
  /** The next one first. */
  readonly #turns = Array.from({ length: TURNS }, () => new Set<Beat>())
  #members = 0
  #reached = 0
  #timer: NodeJS.Timeout | undefined

  /** @returns what ends it */
  add(beat: Beat): () => void {
    // Of the emptiest turns the last one, so that an answer that is soon there needs no heartbeat.
    const turn = this.#turns.reduceRight((emptiest, other) => (other.size < emptiest.size ? other : emptiest))
    turn.add(beat)
    this.#members += 1
    if (this.#members === 1) this.#begin()
    return () => {
      if (!turn.delete(beat)) return
      this.#members -= 1
      if (this.#members === 0) clearInterval(this.#timer)
    }
  }

  #begin(): void {
    this.#reached = turnNow()
    this.#timer = setInterval(() => this.#goOn(), TURN_MS)
  }

  /** Takes also the turns for which a busy server had no time, or it would fall further behind with each of them. */
  #goOn(): void {
    const now = turnNow()
    const due = Math.min(now - this.#reached, TURNS)
    this.#reached = now
    for (let taken = 0; taken < due; taken += 1) this.#takeTurn()
  }

  #takeTurn(): void {
    const turn = this.#turns.shift()
    if (!turn) return
    this.#turns.push(turn)
    for (const beat of turn) beat()
  }
}

function turnNow(): number {
  return Math.floor(performance.now() / TURN_MS)
}
