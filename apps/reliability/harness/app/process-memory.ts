import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Only Linux says how much memory a process has. */
export function missingProc(): string | null {
  return existsSync('/proc/self/status') ? null : 'memory is read from /proc, which is Linux'
}

/** Megabytes in memory now, and at most since the process began. */
export function memoryOf(pid: number | undefined): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return { now: megabytes(status, 'VmRSS'), peak: megabytes(status, 'VmHWM') }
}

/** Megabytes of the files in a folder; one that goes away meanwhile counts nothing. */
export function folderSize(folder: string): number {
  const bytes = readdirSync(folder).reduce((sum, name) => {
    return sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
  }, 0)
  return bytes / 2 ** 20
}

function megabytes(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024
}
