import { type ExportedData, importData } from '@solvent/contracts/transfer'

const MEGABYTE = 1024 * 1024
/** Larger files are not parsed in the browser; the server validates them as they arrive. */
const MAX_PARSED_BYTES = 20 * MEGABYTE

/** The chosen export file and its content; the content is null if it is too large to parse here. */
export interface ChosenFile {
  file: File
  document: ExportedData | null
}

/** The chosen file, or why it is not a valid export, as a message for the user. */
export async function readExport(file: File): Promise<{ chosen: ChosenFile } | { problem: string }> {
  const limit = importData.bodyLimit
  if (file.size > limit) {
    return { problem: `${file.name} is larger than ${limit / MEGABYTE} MB, the limit for an import.` }
  }
  if (file.size > MAX_PARSED_BYTES) return { chosen: { file, document: null } }
  const result = importData.body.safeParse(parseJson(await file.text()))
  if (result.success) return { chosen: { file, document: result.data } }
  const [first] = result.error.issues
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
