import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hasCode } from '../error-code'

/** What distinguishes one process from every other one, also after its number is used again. */
export interface ProcessIdentity {
  pid: number
  /** When the system started the process, in the system's own notation; null where the system does not show it. */
  processStart: string | null
  hostname: string
  /** Changes with every start of the machine; null where the system does not show it. */
  bootId: string | null
  /** Where process numbers mean something, as in one container; null where there is one or the system does not show it. */
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

/** Whether this very process still runs, asked on its own machine, in its own namespace, since the same boot. */
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
    // EPERM: it runs, as another user.
    return hasCode(error, 'EPERM')
  }
}

/** Whether the process has ended and only waits to be collected, as orphans in a container may for long. */
function isZombie(pid: number): boolean {
  return process.platform === 'linux' && attempt(() => linuxStat(pid)[0] ?? null) === 'Z'
}

/** The fields of the process that follow its number and name. */
function linuxStat(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
}

function processStart(pid: number): string | null {
  if (process.platform === 'linux') {
    // The name in parentheses may contain anything; field 22 of the line is the 20th after it.
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
