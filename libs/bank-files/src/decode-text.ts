import { analyse } from 'chardet'
import { decode as decodeLegacy, encodingExists } from 'iconv-lite'
import { BankFileError } from './bank-file-error'

const BYTE_ORDER_MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** The part of the file that the encoding is guessed from. */
const SAMPLE_BYTES = 64 * 1024
/** The encodings that banks mean by these names. Windows-1252 extends ISO-8859-1. */
const ENCODINGS: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '1252': 'windows-1252',
  'iso-8859-1': 'windows-1252',
}
const DECLARED = /<\?xml[^>]*\sencoding=["']([\w-]+)["']|^CHARSET:\s*([\w-]+)/im

/**
 * The text of a file: by its byte order mark, else UTF-16 by its zeros, else UTF-8 if it is valid, else by what it
 * declares, else as Shift-JIS or Windows-1252.
 *
 * @throws BankFileError for bytes that are no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes, encodingOf(bytes))
  if (text === null || text.includes('\0')) {
    throw new BankFileError('This is not a text file that we can read.')
  }
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return marked[0]
  const utf16 = utf16ByZeros(bytes)
  if (utf16) return utf16
  if (decode(bytes, 'utf-8') !== null) return 'utf-8'
  const declared = declaredEncoding(bytes)
  return declared !== null && decode(bytes, declared) !== null ? declared : guess(bytes)
}

/** ASCII characters in UTF-16 have a zero in every other byte. */
function utf16ByZeros(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024))
  const [, xml, ofx] = DECLARED.exec(head) ?? []
  const name = (xml ?? ofx)?.toLowerCase()
  if (name === undefined) return null
  const encoding = ENCODINGS[name] ?? name
  return encodingExists(encoding) ? encoding : null
}

/** The two most frequent encodings of files that declare none. In each, the other's text has rare characters. */
function guess(bytes: Uint8Array): string {
  const likeliest = analyse(bytes.subarray(0, SAMPLE_BYTES)).find(
    ({ name }) => name === 'Shift_JIS' || name === 'windows-1252' || name === 'ISO-8859-1',
  )
  return likeliest?.name === 'Shift_JIS' && decode(bytes, 'shift_jis') !== null ? 'shift_jis' : 'windows-1252'
}

/** Null if the bytes are not in the encoding. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  // Node.js 20 takes Windows-1252 for ISO-8859-1, so `TextDecoder` is for Unicode only.
  if (!encoding.startsWith('utf-')) {
    const text = decodeLegacy(bytes, encoding)
    return text.includes('\ufffd') ? null : text
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
