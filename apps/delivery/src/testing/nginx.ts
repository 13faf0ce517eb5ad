import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'

const TEMPLATE = path.resolve(__dirname, '../../../../deploy/nginx/solvent.conf')

/** Whether nginx is installed (Debian: apt-get install nginx-light). */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

interface Options {
  folder: string
  store: string
  /** The port of the API server, if there is one. */
  apiPort?: number
  /** Whether it terminates TLS and speaks HTTP/2. */
  isTls?: boolean
}

interface StartedNginx {
  /** Port of the remotes. */
  port: number
  appPort: number
  nginx: ChildProcess
}

/** Creates a self-signed certificate. */
function certificateIn(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [path.join(folder, 'tls.key'), path.join(folder, 'tls.crt')]
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  const output = ['-nodes', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...output], { stdio: 'pipe' })
  return { key, certificate }
}

/** The syntax of nginx before 1.25.1, which later versions also accept. */
function tlsOf({ key, certificate }: ReturnType<typeof certificateIn>) {
  return {
    listen: ' ssl http2',
    directives: `ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Starts nginx with Solvent's production configuration in front of a store. */
export async function startNginx({
  folder,
  store,
  apiPort = 9,
  isTls = false,
}: Options): Promise<StartedNginx> {
  const [port, appPort] = [await freePort(), await freePort()]
  const tls = isTls ? tlsOf(certificateIn(folder)) : { listen: '', directives: '' }
  const values: Readonly<Record<string, string>> = {
    API_SERVERS: `server 127.0.0.1:${apiPort};`,
    APP_LISTEN: `127.0.0.1:${appPort}${tls.listen}`,
    REMOTES_LISTEN: `127.0.0.1:${port}${tls.listen}`,
    TLS: tls.directives,
    TRUSTED_PROXY: '127.0.0.1',
    CACHE_DIR: path.join(folder, 'cache'),
    ACCESS_LOG: path.join(folder, 'access.log'),
    STORE_DIR: store,
  }
  const site = readFileSync(TEMPLATE, 'utf8').replace(
    /\$\{([A-Z_]+)\}/g,
    (name, key: string) => values[key] ?? name,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join('\n')
  const main = path.join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    main,
    `daemon off; ${user} pid ${path.join(folder, 'nginx.pid')}; worker_processes 1;
events { worker_connections 64; }
http { ${temporary} ${site} }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', main, '-e', path.join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await listens(port)) return { port, appPort, nginx }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not start')
}
