import { MAX_RECEIPT_BYTES } from '@solvent/contracts'

/** In pixels. Small print on a receipt of this length is still readable. */
const MAX_SIDE = 2000
/** Of the JPEG, from 0 to 1. The first at which the picture is small enough is used. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4]
const JPEG_URL = 'data:image/jpeg;base64,'

const NOT_A_PICTURE = "We can't read this file as a picture. Choose a JPEG, PNG or WebP picture."
const TOO_LARGE = 'This picture is larger than 2 MB even after we made it smaller. Choose another one.'

/** A JPEG in base64, or why there is none, in a sentence. */
type Reduced = { picture: string } | { problem: string }

/**
 * Makes a picture small enough for a receipt. It is always encoded again, which turns it upright and drops its
 * metadata, such as the place where a photo was taken.
 */
export async function reducePicture(file: Blob): Promise<Reduced> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return { problem: NOT_A_PICTURE }
  const canvas = drawn(bitmap)
  bitmap.close()
  for (const quality of QUALITIES) {
    const url = canvas.toDataURL('image/jpeg', quality)
    // Without enough memory for the canvas, the browser encodes nothing.
    if (!url.startsWith(JPEG_URL)) return { problem: NOT_A_PICTURE }
    const picture = url.slice(JPEG_URL.length)
    if (bytesOf(picture) <= MAX_RECEIPT_BYTES) return { picture }
  }
  return { problem: TOO_LARGE }
}

/** The picture on white, because a JPEG has no transparency, with no side longer than `MAX_SIDE`. */
function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Four characters of base64 are three bytes, without the padding at the end. */
function bytesOf(base64: string): number {
  return (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)
}
