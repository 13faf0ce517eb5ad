/** The purpose of a backup; a copy of one person's rows does not count as a backup of the data. */
export type BackupKind = 'whole' | 'before-migration' | 'person'

/** A file in the backup folder, parsed from its name. */
export interface BackupFile {
  name: string
  kind: BackupKind
  at: Date
}

/** The suffix of a file that is being written. */
export const DRAFT = '.backup.tmp'

const NAME =
  /^solvent-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)\.(\d{3})Z(?:-(before-migration|person))?\.backup\.gz$/

export function backupName(kind: BackupKind, at: Date): string {
  const suffix = kind === 'whole' ? '' : `-${kind}`
  // No colons: Windows does not allow them in file names.
  return `solvent-${at.toISOString().replaceAll(':', '')}${suffix}.backup.gz`
}

/** Null if it is not the name of a backup. */
export function parseBackupName(name: string): BackupFile | null {
  const match = NAME.exec(name)
  if (!match) return null
  const [, day, hours, minutes, seconds, ms, kind] = match
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
  if (Number.isNaN(at.getTime())) return null
  return { name, kind: kind === 'before-migration' || kind === 'person' ? kind : 'whole', at }
}
