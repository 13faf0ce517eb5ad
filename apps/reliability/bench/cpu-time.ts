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
  const stats = processes.flatMap((pid) => statOf(`/proc/${pid}`))
  const wanted = stats.filter(({ id, parent }) => all.has(id) || all.has(parent))
  // Connections that ended meanwhile are counted with the process that waited for them.
  return wanted.reduce((sum, { id, ms, endedMs }) => sum + ms + (all.has(id) ? endedMs : 0), 0)
}

/** The same of each thread of one process, by its id. */
export function threadTimes(pid: number): Map<number, number> {
  const threads = readdirSync(`/proc/${pid}/task`).flatMap((id) => statOf(`/proc/${pid}/task/${id}`))
  return new Map(threads.map(({ id, ms }) => [id, ms]))
}

interface Stat {
  id: number
  parent: number
  ms: number
  /** Of its children that have ended. */
  endedMs: number
}

/** Nothing for one that has ended meanwhile. */
function statOf(path: string): Stat[] {
  try {
    const stat = readFileSync(`${path}/stat`, 'utf8')
    // The name in parentheses may contain anything; what follows are fields 3, 4 and so on.
    const fields = stat.split(') ').at(-1)?.split(' ') ?? []
    const [own, ended] = [Number(fields[11]) + Number(fields[12]), Number(fields[13]) + Number(fields[14])]
    const times = { ms: own * MS_PER_TICK, endedMs: ended * MS_PER_TICK }
    return [{ id: Number.parseInt(stat, 10), parent: Number(fields[1]), ...times }]
  } catch {
    return []
  }
}
