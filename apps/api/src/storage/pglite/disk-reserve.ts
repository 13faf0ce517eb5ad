import { randomBytes } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DiskSpace } from './disk-space'

/** PostgreSQL ignores files it does not know, and backups do not include this one. */
const FILE_NAME = 'reserve'
const BLOCK_BYTES = 2 ** 20
const BLOCKS = 32
const SIZE_BYTES = BLOCKS * BLOCK_BYTES
/** The first check comes after this time, too, so that the file does not slow down the start. */
const CHECK_INTERVAL_MS = 1000
const RETRY_DELAY_MS = 60_000

/**
 * A file that reserves disk space. On a completely full disk the database cannot be opened, not even for reading;
 * deleting this file makes that possible. It is created in the background as soon as there is enough space, since the
 * disk may fill up again at any moment, and retried only a minute after a failure.
 */
export class DiskReserve {
  readonly #path: string
  readonly #space: Pick<DiskSpace, 'hasRoomFor'>
  #timer: NodeJS.Timeout | undefined
  #isEnabled = true
  #retryAt = 0
  #creating: Promise<void> = Promise.resolve()

  constructor(dataDir: string, space: Pick<DiskSpace, 'hasRoomFor'>) {
    this.#path = join(dataDir, FILE_NAME)
    this.#space = space
  }

  /** Starts creating the file whenever it is missing. */
  start(): void {
    this.#timer = setInterval(() => this.#createIfMissing(), CHECK_INTERVAL_MS).unref()
  }

  /** Leaves the file for the next start. Nothing is written after this resolves. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#isEnabled = false
    await this.#creating
  }

  /** Deletes the file to free its space for the database. Never fails. */
  async release(): Promise<void> {
    const isEnabled = this.#isEnabled
    this.#isEnabled = false
    await this.#creating
    await this.#remove()
    this.#isEnabled = isEnabled
  }

  #createIfMissing(): void {
    if (performance.now() < this.#retryAt) return
    this.#creating = this.#creating.then(() => this.#create()).catch(() => this.#onCreateFailed())
  }

  /** Deletes the partial file. The next attempt comes after a pause. */
  async #onCreateFailed(): Promise<void> {
    if (this.#isEnabled) this.#retryAt = performance.now() + RETRY_DELAY_MS
    await this.#remove()
  }

  async #create(): Promise<void> {
    if (!this.#isEnabled || (await this.#exists()) || !this.#space.hasRoomFor(SIZE_BYTES)) return
    // A compressing file system would not reserve space for zeros.
    const block = randomBytes(BLOCK_BYTES)
    const file = await open(this.#path, 'w', 0o600)
    try {
      for (let written = 0; written < BLOCKS; written += 1) {
        if (!this.#isEnabled) throw new Error('The disk reserve was stopped.')
        await file.appendFile(block)
        // Block by block, so that no commit waits long for the disk.
        await file.datasync()
      }
    } finally {
      await file.close()
    }
  }

  async #exists(): Promise<boolean> {
    const found = await stat(this.#path).catch(() => null)
    return found?.size === SIZE_BYTES
  }

  async #remove(): Promise<void> {
    await rm(this.#path, { force: true }).catch(() => {})
  }
}
