/** Media types by file extension. */
const MEDIA_TYPES = new Map([
  ['csv', 'text/csv;charset=utf-8'],
  ['json', 'application/json;charset=utf-8'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** Saves a text or a blob as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const type = MEDIA_TYPES.get(name.split('.').at(-1) ?? '') ?? 'text/plain;charset=utf-8'
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file shortly after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
