import { inflateRawSync } from 'node:zlib'
import { BankFileError } from '../bank-file-error'

/** A file in a ZIP archive, as its central directory declares it. */
export interface ZipEntry {
  name: string
  /** Bytes after inflating. */
  size: number
  compressedSize: number
  method: number
  isEncrypted: boolean
  /** Where its local header begins. */
  offset: number
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const MAX_COMMENT_LENGTH = 0xffff
const MAX_ENTRIES = 1000
const STORED = 0
const DEFLATED = 8
const DAMAGED = 'The file is damaged. Download it again.'

/** Whether the bytes begin like a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes.length > END_LENGTH && viewOf(bytes).getUint32(0, true) === LOCAL_SIGNATURE
}

/**
 * The files of a ZIP archive, without inflating them.
 *
 * @throws BankFileError for a damaged archive, and more than 1,000 files
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes)
  try {
    const end = endOfDirectory(view)
    const count = view.getUint16(end + 10, true)
    if (count > MAX_ENTRIES) throw new BankFileError('The file has too many parts. Save it as CSV first.')
    const entries: ZipEntry[] = []
    let position = view.getUint32(end + 16, true)
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(position, true) !== ENTRY_SIGNATURE) throw new BankFileError(DAMAGED)
      const nameLength = view.getUint16(position + 28, true)
      entries.push(readEntry(view, position, nameLength))
      const extraLength = view.getUint16(position + 30, true) + view.getUint16(position + 32, true)
      position += ENTRY_LENGTH + nameLength + extraLength
    }
    return entries
  } catch (error) {
    if (error instanceof BankFileError) throw error
    // A `DataView` throws a `RangeError` for a place outside of the file.
    throw new BankFileError(DAMAGED)
  }
}

/**
 * Inflates one file, up to the size that the directory declares.
 *
 * @throws BankFileError if it is damaged, encrypted, or has another size
 */
export function zipContent(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.isEncrypted)
    throw new BankFileError('The file is protected with a password. Save it without one.')
  const content = contentOf(bytes, entry)
  if (content?.length !== entry.size) throw new BankFileError(DAMAGED)
  return content
}

function contentOf(bytes: Uint8Array, { offset, compressedSize, method, size }: ZipEntry): Uint8Array | null {
  try {
    const view = viewOf(bytes)
    if (view.getUint32(offset, true) !== LOCAL_SIGNATURE) return null
    const start =
      offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    const compressed = bytes.subarray(start, start + compressedSize)
    if (method === STORED) return compressed
    // Inflating stops with an error at this length, so a false size cannot fill the memory.
    return method === DEFLATED ? inflateRawSync(compressed, { maxOutputLength: Math.max(1, size) }) : null
  } catch {
    return null
  }
}

function readEntry(view: DataView, position: number, nameLength: number): ZipEntry {
  const name = new Uint8Array(view.buffer, view.byteOffset + position + ENTRY_LENGTH, nameLength)
  return {
    name: new TextDecoder().decode(name),
    size: view.getUint32(position + 24, true),
    compressedSize: view.getUint32(position + 20, true),
    method: view.getUint16(position + 10, true),
    isEncrypted: (view.getUint16(position + 8, true) & 1) === 1,
    offset: view.getUint32(position + 42, true),
  }
}

/** @throws BankFileError if the end of the archive is missing */
function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  for (let position = last; position >= Math.max(0, last - MAX_COMMENT_LENGTH); position -= 1) {
    if (view.getUint32(position, true) === END_SIGNATURE) return position
  }
  throw new BankFileError(DAMAGED)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
