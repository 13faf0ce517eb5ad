import type { Page } from '@playwright/test'

/** An APP1 segment with EXIF that says: shown upright, this picture is turned by 90 degrees (orientation 6). */
const TURNED = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')

/** A file for a file input. */
export interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/**
 * A photo of more than 2 MB, as a phone held upright saves it: 2400 by 1800 pixels, red on the left, and metadata that
 * turn it, so that it is shown with red on top.
 */
export async function largePhoto(page: Page): Promise<PhotoFile> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 2400, height: 1800 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    const image = context.createImageData(canvas.width, canvas.height)
    // Noise compresses badly. The same on every run.
    let seed = 1
    for (let at = 0; at < image.data.length; at += 4) {
      seed = (seed * 48_271) % 2_147_483_647
      const isLeft = (at / 4) % canvas.width < canvas.width / 2
      const noise = seed % 64
      image.data.set(isLeft ? [192 + noise, noise, noise, 255] : [noise, noise, 192 + noise, 255], at)
    }
    context.putImageData(image, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.98).split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(base64, 'base64')
  // After the two bytes that start a JPEG.
  const buffer = Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)])
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }
}
