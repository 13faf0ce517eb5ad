import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A process's memory is read from /proc, which only Linux has. */
export function missingProc(): string | null {
  return existsSync('/proc/self/status') ? null : 'memory is read from /proc, which is Linux'
}

/** Resident memory in megabytes: now, and the peak since the process started. */
export function memoryOf(pid: number | undefined): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return { now: megabytes(status, 'VmRSS'), peak: megabytes(status, 'VmHWM') }
}

/** Size in megabytes of the files in a folder; a file that disappears meanwhile counts as 0. */
export function folderSize(folder: string): number {
  const bytes = readdirSync(folder).reduce((sum, name) => {
    return sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
  }, 0)
  return bytes / 2 ** 20
}

function megabytes(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024
}
