interface SavedFile {
  name: string
  content: Promise<string>
}

/** The files a test's page has saved so far; empty at the start of each test. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = []
  beforeEach(() => {
    files.length = 0
    const blobs = new Map<string, Blob>()
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const url = `blob:file-${blobs.size}`
      if (blob instanceof Blob) blobs.set(url, blob)
      return url
    })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, content: blobs.get(this.href)?.text() ?? Promise.resolve('') })
    })
  })
  afterEach(() => jest.restoreAllMocks())
  return files
}
