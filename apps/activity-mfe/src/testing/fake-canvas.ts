interface FakeCanvas {
  /** Of every picture that is decoded, in pixels. */
  width: number
  height: number
  /** Bytes of a JPEG for each pixel at the best quality. */
  bytesPerPixel: number
  /** The canvases that were encoded: their size and quality. */
  readonly encoded: { width: number; height: number; quality: number }[]
}

const JPEG_START = [0xff, 0xd8, 0xff]

/**
 * Decodes and encodes pictures in jsdom, which cannot: a file that starts like a JPEG is a picture. Changes to the
 * returned values apply to the next one.
 */
export function fakeCanvas(): FakeCanvas {
  const fake: FakeCanvas = { width: 4000, height: 3000, bytesPerPixel: 0.001, encoded: [] }
  beforeEach(() => {
    Object.assign(fake, { width: 4000, height: 3000, bytesPerPixel: 0.001 })
    fake.encoded.length = 0
    Object.assign(globalThis, {
      createImageBitmap: async (file: Blob) => {
        if ((await startOf(file)) !== String(JPEG_START))
          throw new DOMException('Not a picture', 'InvalidStateError')
        return { width: fake.width, height: fake.height, close: () => undefined }
      },
    })
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => undefined,
      drawImage: () => undefined,
    } as never) // only what the page calls
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
      this: HTMLCanvasElement,
      type,
      quality = 1,
    ) {
      const { width, height } = this
      fake.encoded.push({ width, height, quality })
      return `data:${type};base64,${fakeJpeg(Math.round(width * height * fake.bytesPerPixel * quality))}`
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(globalThis, 'createImageBitmap')
  })
  return fake
}

/** The first bytes, separated by commas. The blobs of jsdom have no `arrayBuffer`. */
function startOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      const { result } = reader
      resolve(result instanceof ArrayBuffer ? String(new Uint8Array(result)) : '')
    }
    reader.readAsArrayBuffer(file.slice(0, JPEG_START.length))
  })
}

/** Bytes in base64 that start like a JPEG. */
function fakeJpeg(size: number): string {
  return btoa(String.fromCharCode(...JPEG_START) + '\0'.repeat(size - JPEG_START.length))
}

/** A photo as a camera saves it, of more than 2 MB. */
export function photo(name = 'IMG_0001.jpg'): File {
  const bytes = new Uint8Array(3_000_000)
  bytes.set(JPEG_START)
  return new File([bytes], name, { type: 'image/jpeg' })
}
