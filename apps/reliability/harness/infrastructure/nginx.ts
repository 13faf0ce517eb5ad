import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { registerCleanup } from '../runner/cleanup'
import { pollUntil } from '../runner/deadline'
import { repositoryPath } from '../runner/repository'

const TEMPLATE = repositoryPath('deploy/nginx/solvent.conf')
const START_TIMEOUT_MS = 10_000

/** Why nginx cannot be used, or null. */
export function missingNginx(): string | null {
  if (!existsSync(TEMPLATE)) return 'there is no deploy/nginx/solvent.conf'
  try {
    execFileSync('nginx', ['-v'], { stdio: 'pipe' })
    return null
  } catch {
    return 'it needs nginx (Debian: apt-get install nginx-light)'
  }
}

/** Lists each server again as a backup, which nginx uses while it considers all of them unavailable. */
function upstream(port: number): string {
  const server = `server 127.0.0.1:${port}`
  return `${server} max_fails=1 fail_timeout=1s; ${server} max_fails=0 backup;`
}

interface Options {
  folder: string
  port: number
  remotesPort: number
  /** Ports of the replicas behind it. */
  apiPorts: readonly number[]
}

/** nginx with Solvent's production configuration, on local ports. */
export class Nginx {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start({ folder, port, remotesPort, apiPorts }: Options): Promise<Nginx> {
    mkdirSync(folder, { recursive: true })
    const values: Readonly<Record<string, string>> = {
      API_SERVERS: apiPorts.map(upstream).join(' '),
      APP_LISTEN: `127.0.0.1:${port}`,
      REMOTES_LISTEN: `127.0.0.1:${remotesPort}`,
      TLS: '',
      TRUSTED_PROXY: '127.0.0.1',
      CACHE_DIR: join(folder, 'cache'),
      ACCESS_LOG: join(folder, 'access.log'),
      STORE_DIR: folder,
    }
    const site = readFileSync(TEMPLATE, 'utf8').replace(
      /\$\{([A-Z_]+)\}/g,
      (name, key: string) => values[key] ?? name,
    )
    writeFileSync(join(folder, 'site.conf'), site)
    const main = join(folder, 'nginx.conf')
    writeFileSync(main, mainConfiguration(folder))
    const child = spawn('nginx', ['-p', folder, '-c', main, '-e', join(folder, 'error.log')], {
      stdio: 'inherit',
    })
    child.once(
      'exit',
      registerCleanup(() => child.kill('SIGTERM')),
    )
    const isUp = await pollUntil(START_TIMEOUT_MS, () => child.exitCode !== null || listens(port))
    if (isUp === null || child.exitCode !== null)
      throw new Error('nginx does not start; see its output above')
    return new Nginx(`http://127.0.0.1:${port}`, child)
  }

  stop(): void {
    this.child.kill('SIGTERM')
  }
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(folder, 'nginx.pid')};
worker_processes 1;
events { worker_connections 1024; }
http {
${temporary}
  include ${join(folder, 'site.conf')};
}
`
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
