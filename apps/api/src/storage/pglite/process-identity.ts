import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hasCode } from '../error-code'

/** Identifies a process uniquely, also after its PID is reused. */
export interface ProcessIdentity {
  pid: number
  /** Start time of the process in the system's own notation; null if unavailable. */
  processStart: string | null
  hostname: string
  /** Changes with every boot of the machine; null if unavailable. */
  bootId: string | null
  /** The PID namespace, such as a container's; null if there is only one or it is unavailable. */
  pidNamespace: string | null
}

export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    processStart: processStart(process.pid),
    hostname: hostname(),
    bootId: bootId(),
    pidNamespace: attempt(() => readlinkSync('/proc/self/ns/pid')),
  }
}

/**
 * Whether this process is still running. Valid only on its own machine, in its PID namespace and since the same boot.
 */
export function isAlive({ pid, processStart: start }: ProcessIdentity): boolean {
  if (!answersSignals(pid) || isZombie(pid)) return false
  const now = processStart(pid)
  return start === null || now === null || now === start
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is running as another user.
    return hasCode(error, 'EPERM')
  }
}

/** Whether the process has ended and is waiting to be reaped, which can take long for orphans in a container. */
function isZombie(pid: number): boolean {
  return process.platform === 'linux' && attempt(() => linuxStat(pid)[0] ?? null) === 'Z'
}

/** The fields of /proc/<pid>/stat that follow the PID and the name. */
function linuxStat(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
}

function processStart(pid: number): string | null {
  if (process.platform === 'linux') {
    // The name in parentheses may contain anything; starttime is field 22, the 20th after the name.
    return attempt(() => linuxStat(pid)[19] ?? null)
  }
  if (process.platform === 'win32') return null
  return attempt(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim())
}

function bootId(): string | null {
  if (process.platform === 'linux') {
    return attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  }
  if (process.platform !== 'darwin') return null
  return attempt(() => execFileSync('sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8' }).trim())
}

function attempt(read: () => string | null): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
