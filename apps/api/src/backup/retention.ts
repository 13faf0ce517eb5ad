import type { BackupFile } from './backup-names'

const DAILY = 7
const WEEKLY = 4
/** A copy from before a migration or of one person, and so anything that is kept at all. */
const LONGEST_DAYS = 30

const DAY_MS = 86_400_000
/** The first day of the era was a Thursday; weeks begin on Monday. */
const DAYS_TO_MONDAY = 3

/**
 * Which backups are past their retention. Kept are: everything of the last 24 hours; the newest of each of the last
 * seven days and of each of the last four calendar weeks, today and this week counted; every copy from before a
 * migration and of one person for 30 days; and always the newest backup of everybody. Days are those of UTC.
 */
export function outdatedBackups(files: readonly BackupFile[], now: Date): BackupFile[] {
  const isWithin = (at: Date, days: number) => now.getTime() - at.getTime() <= days * DAY_MS
  const newestFirst = files.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const whole = newestFirst.filter(({ kind }) => kind === 'whole')
  const kept = new Set([
    ...whole.slice(0, 1),
    ...newestOfEach(whole, dayOf, dayOf(now) - DAILY),
    ...newestOfEach(whole, weekOf, weekOf(now) - WEEKLY),
    // Somebody may have made several on purpose before a risky step.
    ...whole.filter(({ at }) => isWithin(at, 1)),
    ...newestFirst.filter(({ kind, at }) => kind !== 'whole' && isWithin(at, LONGEST_DAYS)),
  ])
  return newestFirst.filter((file) => !kept.has(file))
}

/** The first file of each period after the given one. */
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
