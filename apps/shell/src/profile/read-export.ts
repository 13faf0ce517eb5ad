import { type ExportedData, importData } from '@solvent/contracts'

const MEGABYTE = 1024 * 1024

/** The document in an exported file, or why it is none, in words for the person. */
export async function readExport(file: File): Promise<{ document: ExportedData } | { problem: string }> {
  const limit = importData.bodyLimit
  if (file.size > limit) {
    return { problem: `${file.name} is larger than ${limit / MEGABYTE} MB, the most that can be imported.` }
  }
  const read = importData.body.safeParse(parseJson(await file.text()))
  if (read.success) return { document: read.data }
  const [first] = read.error.issues
  const where = first && first.path.length > 0 ? ` (${first.path.join('.')} ${first.message})` : ''
  return { problem: `${file.name} is not a JSON export of Solvent${where}. Nothing was imported.` }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
