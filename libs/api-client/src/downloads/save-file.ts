/** The media types of the files that people keep, by how their names end. */
const MEDIA_TYPES = new Map([
  ['csv', 'text/csv'],
  ['json', 'application/json'],
])

/** Lets the browser keep a text as a file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text]))
}

/** The same for what is there as a blob. */
export function saveBlob(name: string, content: Blob): void {
  const type = MEDIA_TYPES.get(name.split('.').at(-1) ?? '') ?? 'text/plain'
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click; a moment later nobody needs it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
