import type { BackupFile } from './backup-names'

const DAILY_BACKUPS = 7
const WEEKLY_BACKUPS = 4
/** Retention of backups before a migration and copies of one person; the longest of all. */
const MAX_RETENTION_DAYS = 30

const DAY_MS = 86_400_000
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_TO_MONDAY = 3

/**
 * The backups past their retention. Retained are everything from the last 24 hours; the newest of each of the last
 * seven days and of each of the last four calendar weeks, including today and this week; backups before a migration and
 * copies of one person for 30 days; and always the newest full backup. Days are in UTC.
 */
export function outdatedBackups(files: readonly BackupFile[], now: Date): BackupFile[] {
  const isWithin = (at: Date, days: number) => now.getTime() - at.getTime() <= days * DAY_MS
  const newestFirst = files.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const full = newestFirst.filter(({ kind }) => kind === 'whole')
  const retained = new Set([
    ...full.slice(0, 1),
    ...newestOfEach(full, dayOf, dayOf(now) - DAILY_BACKUPS),
    ...newestOfEach(full, weekOf, weekOf(now) - WEEKLY_BACKUPS),
    // Several may have been made on purpose before a risky step.
    ...full.filter(({ at }) => isWithin(at, 1)),
    ...newestFirst.filter(({ kind, at }) => kind !== 'whole' && isWithin(at, MAX_RETENTION_DAYS)),
  ])
  return newestFirst.filter((file) => !retained.has(file))
}

/** The newest file of each period after the given one. */
function newestOfEach(
  newestFirst: readonly BackupFile[],
  periodOf: (at: Date) => number,
  after: number,
): BackupFile[] {
  const newest = new Map<number, BackupFile>()
  for (const file of newestFirst) {
    const period = periodOf(file.at)
    if (period > after && !newest.has(period)) newest.set(period, file)
  }
  return [...newest.values()]
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS)
}

function weekOf(at: Date): number {
  return Math.floor((dayOf(at) + DAYS_TO_MONDAY) / 7)
}
