/** Media types by file extension. */
const MEDIA_TYPES = new Map([
  ['csv', 'text/csv'],
  ['json', 'application/json'],
])

/** Saves a text as a file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text]))
}

/** Saves a blob as a file. */
export function saveBlob(name: string, content: Blob): void {
  const type = MEDIA_TYPES.get(name.split('.').at(-1) ?? '') ?? 'text/plain'
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file shortly after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
