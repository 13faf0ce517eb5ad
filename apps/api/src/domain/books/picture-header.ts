import type { ReceiptType } from '@solvent/contracts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The signature with the first chunk, which has the width and height. */
const PNG_HEADER_BYTES = 33
/** The container with the header of the first chunk, and the width and height in each of its three forms. */
const WEBP_HEADER_BYTES = 30

/** The type of a picture by its first bytes, whatever a name or a sender claims. Null for everything else. */
export function pictureHeader(bytes: Buffer): { type: ReceiptType; isComplete: boolean } | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])))
    return { type: 'image/jpeg', isComplete: hasFrame(bytes) }
  if (bytes.subarray(0, PNG.length).equals(PNG)) {
    const isComplete = bytes.length >= PNG_HEADER_BYTES && textAt(bytes, 12) === 'IHDR'
    return { type: 'image/png', isComplete }
  }
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') {
    const isComplete =
      bytes.length >= WEBP_HEADER_BYTES && ['VP8 ', 'VP8L', 'VP8X'].includes(textAt(bytes, 12))
    return { type: 'image/webp', isComplete }
  }
  return null
}

/** Four characters of ASCII. */
function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}

const JPEG_MARKER = 0xff
/** Marker, length, precision, height and width of a frame. */
const FRAME_BYTES = 9

/** Whether the segments of a JPEG lead to a frame header, which has the width and height (ITU-T T.81, annex B). */
function hasFrame(bytes: Buffer): boolean {
  let at = 2
  while (at + FRAME_BYTES <= bytes.length && bytes[at] === JPEG_MARKER) {
    const marker = bytes[at + 1] ?? 0
    if (isFrameMarker(marker)) return true
    // A marker may begin with any number of fill bytes.
    at += marker === JPEG_MARKER ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return false
}

/** SOF0 to SOF15. Among them are DHT, JPG and DAC, which are not frames. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
