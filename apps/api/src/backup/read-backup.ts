import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { hasCode } from '../storage/error-code'
import { type Head, type Manifest, type Page, parseHead, parseManifest, parsePage } from './backup-format'
import { BackupRefusal } from './backup-refusal'
import { Digest } from './copy-rows'
import { splitLines } from './split-lines'

export interface Backup {
  head: Head
  manifest: Manifest
}

/** Called for each page in order, before the following pages are read. */
type OnPage = (table: string, page: Page) => Promise<void>

/**
 * Reads a whole backup and verifies it against its manifest.
 *
 * @throws BackupRefusal if it is not a backup, is truncated or was changed
 */
export async function readBackup(file: string, onPage?: OnPage): Promise<Backup> {
  const reader = new BackupReader(file, onPage)
  const source = createReadStream(file)
  const text = createGunzip()
  source.on('error', (error) => text.destroy(error))
  try {
    for await (const line of splitLines(source.pipe(text))) await reader.line(line)
  } catch (error) {
    throw reader.toRefusal(error)
  } finally {
    source.destroy()
  }
  return reader.end()
}

class BackupReader {
  readonly #checksum = createHash('sha256')
  readonly #digests = new Map<string, Digest>()
  #head: Head | null = null
  #manifest: Manifest | null = null

  constructor(
    private readonly file: string,
    private readonly onPage: OnPage | undefined,
  ) {}

  async line(bytes: Buffer): Promise<void> {
    const text = bytes.toString('utf8')
    if (this.#head === null) {
      this.#head = parseHead(text)
      if (this.#head === null) throw noBackup(this.file)
    } else if (this.#manifest !== null) {
      throw changed(this.file)
    } else {
      const page = parsePage(text)
      this.#manifest = page ? null : parseManifest(text)
      if (this.#manifest) return
      if (!page) throw changed(this.file)
      await this.#page(page)
    }
    this.#checksum.update(bytes).update('\n')
  }

  async #page({ table, ...page }: Page & { table: string }): Promise<void> {
    const digest = this.#digests.get(table) ?? new Digest()
    this.#digests.set(table, digest)
    digest.add(page)
    await this.onPage?.(table, page)
  }

  end(): Backup {
    const [head, manifest] = [this.#head, this.#manifest]
    if (!head) throw noBackup(this.file)
    if (!manifest) throw truncated(this.file)
    const isIntact =
      manifest.sha256 === this.#checksum.digest('hex') &&
      [...this.#digests.keys()].every((table) => table in manifest.tables) &&
      Object.entries(manifest.tables).every(([table, { rows, sha256 }]) => {
        const digest = this.#digests.get(table) ?? new Digest()
        return digest.rows === rows && digest.sha256() === sha256
      })
    if (!isIntact) throw changed(this.file)
    return { head, manifest }
  }

  /** Turns an error of the file system or of the decompression into a BackupRefusal; returns other errors unchanged. */
  toRefusal(error: unknown): unknown {
    if (hasCode(error, 'ENOENT')) return new BackupRefusal(`There is no file ${this.file}.`)
    if (!hasCode(error, 'EISDIR', 'Z_BUF_ERROR', 'Z_DATA_ERROR')) return error
    if (this.#head === null && !isDamagedInside(error)) return noBackup(this.file)
    return hasCode(error, 'Z_BUF_ERROR') ? truncated(this.file) : changed(this.file)
  }
}

/**
 * Whether the gzip data starts correctly and is damaged later. Decompression returns nothing of the chunk with the
 * damage, so in a small backup the header may not have been read.
 */
function isDamagedInside(error: unknown): boolean {
  return hasCode(error, 'Z_DATA_ERROR') && !String(error).includes('incorrect header check')
}

function noBackup(file: string): BackupRefusal {
  return new BackupRefusal(`${file} is not a backup that this version of Solvent can read.`)
}

function truncated(file: string): BackupRefusal {
  return new BackupRefusal(`The backup ${file} is incomplete: its end is missing. Use another one.`)
}

function changed(file: string): BackupRefusal {
  return new BackupRefusal(`The backup ${file} is damaged: its checksums differ. Use another one.`)
}
