import { readdirSync, readFileSync } from 'node:fs'

/** Of the kernel's clock, as every Linux reports it to programs. */
const MS_PER_TICK = 10

/**
 * Milliseconds of processor time that these processes and their children have used so far. Unlike the time on the
 * wall it does not depend on what else the machine does.
 */
export function cpuTime(pids: readonly number[]): number {
  const all = new Set(pids)
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const stats = processes.flatMap((pid) => statOf(Number(pid)))
  const wanted = stats.filter(({ pid, parent }) => all.has(pid) || all.has(parent))
  return wanted.reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK
}

/** Nothing for a process that has ended meanwhile. */
function statOf(pid: number): { pid: number; parent: number; ticks: number }[] {
  try {
    // The name in parentheses may contain anything; what follows are fields 3, 4 and so on.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]
  } catch {
    return []
  }
}
