import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
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

/** nginx with the configuration that Solvent is deployed with, in front of a store and of no server. */
export async function startNginx(
  folder: string,
  store: string,
): Promise<{ port: number; nginx: ChildProcess }> {
  const [port, appPort] = [await freePort(), await freePort()]
  const values: Readonly<Record<string, string>> = {
    API_SERVERS: 'server 127.0.0.1:9;',
    APP_LISTEN: `127.0.0.1:${appPort}`,
    REMOTES_LISTEN: `127.0.0.1:${port}`,
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
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return { port, nginx }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not start')
}
