import { randomBytes } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DiskSpace } from './disk-space'

/** PostgreSQL ignores a file that it does not know, and backups do not hold it. */
const NAME = 'reserve'
const BLOCK_BYTES = 2 ** 20
const BLOCKS = 32
const BYTES = BLOCKS * BLOCK_BYTES
/** Also after the start, which it must not slow down. */
const TICK_MS = 1000
const PAUSE_AFTER_FAILURE_MS = 60_000

/**
 * A file that only takes up room. On a disk that is full to the last byte the database cannot be opened again, not
 * even for reading; in the room that this file releases it can. It is made in the background as soon as there is plenty of
 * room, since the disk may fill up again at any moment, and seldom where that has failed.
 */
export class DiskReserve {
  readonly #path: string
  readonly #space: Pick<DiskSpace, 'hasRoomFor'>
  #timer: NodeJS.Timeout | undefined
  #mayMake = true
  #notBefore = 0
  #making: Promise<void> = Promise.resolve()

  constructor(dataDir: string, space: Pick<DiskSpace, 'hasRoomFor'>) {
    this.#path = join(dataDir, NAME)
    this.#space = space
  }

  /** From now on it is made whenever it is missing. */
  begin(): void {
    this.#timer = setInterval(() => this.#makeIfMissing(), TICK_MS).unref()
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
    if (performance.now() < this.#notBefore) return
    this.#making = this.#making.then(() => this.#make()).catch(() => this.#giveUp())
  }

  /** What cannot be made now may be made later. */
  async #giveUp(): Promise<void> {
    if (this.#mayMake) this.#notBefore = performance.now() + PAUSE_AFTER_FAILURE_MS
    await this.#remove()
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
