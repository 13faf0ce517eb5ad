import { MAX_RECEIPT_BYTES } from '@solvent/contracts'
import { pictureHeader } from './picture-header'

/** Why the bytes cannot be a receipt, as a sentence without its full stop; null if they can. */
export function pictureProblem(bytes: Buffer): string | null {
  if (bytes.length === 0) return 'The picture is empty'
  if (bytes.length > MAX_RECEIPT_BYTES) return 'A receipt can have at most 2 MB'
  const header = pictureHeader(bytes)
  if (!header) return 'A receipt must be a JPEG, PNG or WebP picture'
  return header.isComplete ? null : 'The picture is damaged'
}
