import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports CPU times to user space in ticks of 1/100 s (USER_HZ). */
const MS_PER_TICK = 10

/**
 * Milliseconds of CPU time that these processes and their children have used so far. Unlike wall-clock time it does not
 * depend on the machine's other load.
 */
export function cpuTime(pids: readonly number[]): number {
  const all = new Set(pids)
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const stats = processes.flatMap((pid) => statOf(`/proc/${pid}`))
  const wanted = stats.filter(({ id, parent }) => all.has(id) || all.has(parent))
  // The CPU time of children that have exited is included in their parent.
  return wanted.reduce((sum, { id, ms, endedMs }) => sum + ms + (all.has(id) ? endedMs : 0), 0)
}

/** CPU time in milliseconds of each thread of a process, by thread id. */
export function threadTimes(pid: number): Map<number, number> {
  const threads = readdirSync(`/proc/${pid}/task`).flatMap((id) => statOf(`/proc/${pid}/task/${id}`))
  return new Map(threads.map(({ id, ms }) => [id, ms]))
}

interface Stat {
  id: number
  parent: number
  ms: number
  /** CPU time of its exited children. */
  endedMs: number
}

/** Empty if the process or thread has exited. */
function statOf(path: string): Stat[] {
  try {
    const stat = readFileSync(`${path}/stat`, 'utf8')
    // The name in parentheses may contain any characters; fields 3, 4 and so on follow it.
    const fields = stat.split(') ').at(-1)?.split(' ') ?? []
    const [own, ended] = [Number(fields[11]) + Number(fields[12]), Number(fields[13]) + Number(fields[14])]
    const times = { ms: own * MS_PER_TICK, endedMs: ended * MS_PER_TICK }
    return [{ id: Number.parseInt(stat, 10), parent: Number(fields[1]), ...times }]
  } catch {
    return []
  }
}
