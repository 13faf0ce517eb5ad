import { type ExportedData, importData } from '@solvent/contracts'

const MEGABYTE = 1024 * 1024
/** Larger files are not read into the page; the server checks them while they arrive. */
const LARGEST_READ = 20 * MEGABYTE

/** An exported file that was chosen, and what is in it unless it is too large to be read here. */
export interface ChosenFile {
  file: File
  document: ExportedData | null
}

/** The chosen file, or why it is no export, in words for the person. */
export async function readExport(file: File): Promise<{ chosen: ChosenFile } | { problem: string }> {
  const limit = importData.bodyLimit
  if (file.size > limit) {
    return { problem: `${file.name} is larger than ${limit / MEGABYTE} MB, the most that can be imported.` }
  }
  if (file.size > LARGEST_READ) return { chosen: { file, document: null } }
  const read = importData.body.safeParse(parseJson(await file.text()))
  if (read.success) return { chosen: { file, document: read.data } }
  const [first] = read.error.issues
  const where = first && first.path.length > 0 ? ` (${first.path.join('.')} ${first.message})` : ''
  return { problem: `${file.name} is not a JSON export of Solvent${where}. Nothing was imported.` }
}

/** Bytes as people read them: 12 KB, 306.2 MB. */
export function formatSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)} KB`
  return `${(bytes / MEGABYTE).toFixed(1)} MB`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
