/** A page gives up on a silent server after a minute, which leaves time for two heartbeats; proxies wait longer. */
const INTERVAL_MS = 25_000
const SLOT_MS = 100
const SLOTS = INTERVAL_MS / SLOT_MS

type Beat = () => void

/** Calls each member every 25 seconds. Members are spread over time slots, so that many never fire together. */
export class Heartbeats {
  /** The next slot first. */
  readonly #slots = Array.from({ length: SLOTS }, () => new Set<Beat>())
  #members = 0
  #lastSlot = 0
  #timer: NodeJS.Timeout | undefined

  /** @returns a function that removes the member */
  add(beat: Beat): () => void {
    // The last of the emptiest slots, so that a quick answer needs no heartbeat.
    const slot = this.#slots.reduceRight((emptiest, other) => (other.size < emptiest.size ? other : emptiest))
    slot.add(beat)
    this.#members += 1
    if (this.#members === 1) this.#start()
    return () => {
      if (!slot.delete(beat)) return
      this.#members -= 1
      if (this.#members === 0) clearInterval(this.#timer)
    }
  }

  #start(): void {
    this.#lastSlot = currentSlot()
    this.#timer = setInterval(() => this.#runDueSlots(), SLOT_MS)
  }

  /** Also runs the slots that a busy server missed; otherwise it would fall further and further behind. */
  #runDueSlots(): void {
    const now = currentSlot()
    const due = Math.min(now - this.#lastSlot, SLOTS)
    this.#lastSlot = now
    for (let run = 0; run < due; run += 1) this.#runNextSlot()
  }

  #runNextSlot(): void {
    const slot = this.#slots.shift()
    if (!slot) return
    this.#slots.push(slot)
    for (const beat of slot) beat()
  }
}

function currentSlot(): number {
  return Math.floor(performance.now() / SLOT_MS)
}
