import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerCleanup } from '../runner/cleanup'

/** ext4's own way to die: from now on every write fails, and what is not on the disk yet never gets there. */
const EXT4_IOC_SHUTDOWN = 0x8004587d
const WITHOUT_THE_LOG = 2
const CUT = `open(my $f, '<', $ARGV[0]) or die; ioctl($f, ${EXT4_IOC_SHUTDOWN}, my $how = pack('L', ${WITHOUT_THE_LOG})) or die "$!"`
/** The process that mounted it, at the end of the name. */
const MOUNT_POINT = /^(\S+)\/volume-(\d+)$/

/** A disk of its own: an ext4 file system in a file, on a loop device. */
export class Volume {
  readonly folder: string
  readonly #image: string
  #forget: (() => void) | null = null

  /** @param scratch folder for the file and for the mount point */
  constructor(scratch: string, name = 'volume') {
    mkdirSync(scratch, { recursive: true })
    // PostgreSQL runs as another user.
    chmodSync(scratch, 0o755)
    this.#image = join(scratch, `${name}.img`)
    this.folder = join(scratch, `volume-${process.pid}`)
  }

  /** Makes it empty. */
  format(megabytes: number): void {
    writeFileSync(this.#image, '')
    truncateSync(this.#image, megabytes * 2 ** 20)
    run('mkfs.ext4', ['-q', '-F', '-m', '0', this.#image])
  }

  mount(): void {
    mkdirSync(this.folder, { recursive: true })
    // Always another device than before: the kernel keeps what it knows of one that was cut off.
    const device = run('losetup', ['--find', '--show', this.#image]).trim()
    try {
      run('mount', ['-t', 'ext4', device, this.folder])
    } finally {
      // The device goes with the mount.
      run('losetup', ['--detach', device])
    }
    this.#forget = registerCleanup(() => run('umount', ['--lazy', this.folder]))
  }

  get isMounted(): boolean {
    return this.#forget !== null
  }

  /** True if it is gone; false if a process still has files of it open. */
  tryUnmount(): boolean {
    try {
      run('umount', [this.folder])
    } catch {
      return false
    }
    this.#forget?.()
    this.#forget = null
    return true
  }

  /** @throws if a process keeps it for longer than that */
  async unmount(limitMs = 10_000): Promise<void> {
    const end = Date.now() + limitMs
    while (!this.tryUnmount()) {
      if (Date.now() > end) throw new Error(`Somebody still uses ${this.folder}`)
      await sleep(20)
    }
  }

  /** The power goes: nothing is written any more, and the system's memory of it is lost. */
  cut(): void {
    run('perl', ['-e', CUT, this.folder])
  }
}

/** Why there can be no volume on this machine, or null. Takes away what a run that was killed has left. */
export function missingVolume(): string | null {
  if (process.getuid?.() !== 0) return 'it needs root, to mount a disk of its own'
  const absent = ['losetup', 'mount', 'umount', 'mkfs.ext4', 'perl'].filter((name) => !exists(name))
  if (absent.length > 0)
    return `it needs the programs ${absent.join(', ')} (Debian: apt-get install mount e2fsprogs perl)`
  removeLeftovers()
  return tryOut()
}

let tried: string | null | undefined

function tryOut(): string | null {
  if (tried !== undefined) return tried
  const scratch = join(tmpdir(), `solvent-reliability-try-${process.pid}`)
  const volume = new Volume(scratch)
  try {
    volume.format(8)
    volume.mount()
    volume.cut()
    tried = null
  } catch (error) {
    tried = `it needs a loop device with ext4 on it, which this machine does not give (${firstLine(error)})`
  } finally {
    volume.tryUnmount()
    rmSync(scratch, { recursive: true, force: true })
  }
  return tried
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
