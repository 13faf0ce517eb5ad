import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerCleanup } from '../runner/cleanup'

/** Shuts ext4 down: all further writes fail, and data that is not on disk yet is lost. */
const EXT4_IOC_SHUTDOWN = 0x8004587d
const NO_LOG_FLUSH = 2
const SHUTDOWN_SCRIPT = `open(my $f, '<', $ARGV[0]) or die; ioctl($f, ${EXT4_IOC_SHUTDOWN}, my $how = pack('L', ${NO_LOG_FLUSH})) or die "$!"`
/** The name ends with the id of the process that mounted it. */
const MOUNT_POINT = /^(\S+)\/volume-(\d+)$/

/** A separate disk: an ext4 file system in a file, on a loop device. */
export class Volume {
  readonly folder: string
  readonly #image: string
  #unregister: (() => void) | null = null

  /** @param scratch folder for the image file and the mount point */
  constructor(scratch: string, name = 'volume') {
    mkdirSync(scratch, { recursive: true })
    // PostgreSQL runs as another user.
    chmodSync(scratch, 0o755)
    this.#image = join(scratch, `${name}.img`)
    this.folder = join(scratch, `volume-${process.pid}`)
  }

  /** Creates an empty file system. */
  format(megabytes: number): void {
    writeFileSync(this.#image, '')
    truncateSync(this.#image, megabytes * 2 ** 20)
    run('mkfs.ext4', ['-q', '-F', '-m', '0', this.#image])
  }

  mount(): void {
    mkdirSync(this.folder, { recursive: true })
    // A new device each time: the kernel caches the state of one that was shut down.
    const device = run('losetup', ['--find', '--show', this.#image]).trim()
    try {
      run('mount', ['-t', 'ext4', device, this.folder])
    } finally {
      // The device is released on unmount.
      run('losetup', ['--detach', device])
    }
    this.#unregister = registerCleanup(() => run('umount', ['--lazy', this.folder]))
  }

  get isMounted(): boolean {
    return this.#unregister !== null
  }

  /** False if a process still has files on it open. */
  tryUnmount(): boolean {
    try {
      run('umount', [this.folder])
    } catch {
      return false
    }
    this.#unregister?.()
    this.#unregister = null
    return true
  }

  /** @throws if a process still uses it after `limitMs` */
  async unmount(limitMs = 10_000): Promise<void> {
    const end = Date.now() + limitMs
    while (!this.tryUnmount()) {
      if (Date.now() > end) throw new Error(`${this.folder} is still in use`)
      await sleep(20)
    }
  }

  /** Simulates a power cut: nothing more is written, and the system's write cache is lost. */
  cut(): void {
    run('perl', ['-e', SHUTDOWN_SCRIPT, this.folder])
  }
}

/** Why volumes cannot be used on this machine, or null. Also removes the leftovers of killed runs. */
export function missingVolume(): string | null {
  if (process.getuid?.() !== 0) return 'it needs root to mount a separate disk'
  const absent = ['losetup', 'mount', 'umount', 'mkfs.ext4', 'perl'].filter((name) => !exists(name))
  if (absent.length > 0)
    return `it needs the programs ${absent.join(', ')} (Debian: apt-get install mount e2fsprogs perl)`
  removeLeftovers()
  return probe()
}

let probeResult: string | null | undefined

function probe(): string | null {
  if (probeResult !== undefined) return probeResult
  const scratch = join(tmpdir(), `solvent-reliability-try-${process.pid}`)
  const volume = new Volume(scratch)
  try {
    volume.format(8)
    volume.mount()
    volume.cut()
    probeResult = null
  } catch (error) {
    probeResult = `it needs a loop device with ext4 on it, which this machine does not give (${firstLine(error)})`
  } finally {
    volume.tryUnmount()
    rmSync(scratch, { recursive: true, force: true })
  }
  return probeResult
}

function removeLeftovers(): void {
  for (const line of readFileSync('/proc/mounts', 'utf8').split('\n')) {
    const [, folder = ''] = line.split(' ')
    const [, parent = '', pid = ''] = MOUNT_POINT.exec(folder) ?? []
    if (!parent.startsWith(join(tmpdir(), 'solvent-reliability-')) || runs(pid)) continue
    run('umount', ['--lazy', folder])
    rmSync(parent, { recursive: true, force: true })
  }
}

function runs(pid: string): boolean {
  return readdirSync('/proc').includes(pid)
}

function exists(program: string): boolean {
  try {
    run('sh', ['-c', `command -v ${program}`])
    return true
  } catch {
    return false
  }
}

function run(program: string, args: string[]): string {
  return execFileSync(program, args, {
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 60_000,
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  })
}

function firstLine(error: unknown): string {
  return String(error).split('\n').slice(0, 2).join(' ')
}
