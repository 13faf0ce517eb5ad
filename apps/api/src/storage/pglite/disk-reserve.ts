import { randomBytes } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DiskSpace } from './disk-space'

/** PostgreSQL ignores a file that it does not know, and backups do not hold it. */
const NAME = 'reserve'
const BLOCK_BYTES = 2 ** 20
const BLOCKS = 32
const BYTES = BLOCKS * BLOCK_BYTES
/** Only after the start, which it must not slow down. */
const FIRST_AFTER_MS = 1000
const PAUSE_MS = 60_000

/**
 * A file that only takes up room. On a disk that is full to the last byte the database cannot be opened again, not
 * even for reading; in the room that this file releases it can. It is made in the background when there is plenty of
 * room, and seldom, so that it takes no part in a race for the last bytes.
 */
export class DiskReserve {
  readonly #path: string
  readonly #space: Pick<DiskSpace, 'hasRoomFor'>
  readonly #pauseMs: number
  #timer: NodeJS.Timeout | undefined
  #mayMake = true
  #making: Promise<void> = Promise.resolve()

  /** @param pauseMs the shortest time from one making to the next; a minute by default */
  constructor(dataDir: string, space: Pick<DiskSpace, 'hasRoomFor'>, pauseMs = PAUSE_MS) {
    this.#path = join(dataDir, NAME)
    this.#space = space
    this.#pauseMs = pauseMs
  }

  /** From now on it is made whenever it is missing. */
  begin(): void {
    this.#timer = setTimeout(() => {
      this.#makeIfMissing()
      this.#timer = setInterval(() => this.#makeIfMissing(), this.#pauseMs).unref()
    }, FIRST_AFTER_MS).unref()
  }

  /** Leaves it for the next start. Nothing is written any more when this resolves. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#mayMake = false
    await this.#making
  }

  /** Deletes it, so that the database has its room. Never fails. */
  async release(): Promise<void> {
    const mayMake = this.#mayMake
    this.#mayMake = false
    await this.#making
    await this.#remove()
    this.#mayMake = mayMake
  }

  #makeIfMissing(): void {
    // What cannot be made now may be made the next time.
    this.#making = this.#making.then(() => this.#make()).catch(() => this.#remove())
  }

  async #make(): Promise<void> {
    if (!this.#mayMake || (await this.#isThere()) || !this.#space.hasRoomFor(BYTES)) return
    // A file system that compresses keeps no room for zeros.
    const block = randomBytes(BLOCK_BYTES)
    const file = await open(this.#path, 'w', 0o600)
    try {
      for (let written = 0; written < BLOCKS; written += 1) {
        if (!this.#mayMake) throw new Error('It is not to be made any more.')
        await file.appendFile(block)
        // Piece by piece, so that no commit waits long for the disk.
        await file.datasync()
      }
    } finally {
      await file.close()
    }
  }

  async #isThere(): Promise<boolean> {
    const found = await stat(this.#path).catch(() => null)
    return found?.size === BYTES
  }

  async #remove(): Promise<void> {
    await rm(this.#path, { force: true }).catch(() => {})
  }
}
