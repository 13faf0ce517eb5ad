// @ts-check
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PATRONI_PORT, POSTGRES_PORT } from './ports.mjs'

/** @typedef {import('./network.mjs').Machine} Machine @typedef {import('./supervisor.mjs').Program} Program */

const SHARED = [
  'patroni.yml',
  'etcd.env',
  'haproxy.cfg',
  'start-etcd.sh',
  'start-member.sh',
  'create-database.sh',
]
const SECRETS = ['replication_password', 'rewind_password', 'restapi_password', 'solvent_password']
const DEBIAN = '/usr/lib/postgresql'

/**
 * Copies the shared files to the folder, because the user that runs the programs may not have access to the repository,
 * and creates the secrets that are missing.
 *
 * @param {string} folder
 * @param {readonly Machine[]} machines
 */
export function prepareFolder(folder, machines) {
  for (const { name } of machines)
    for (const part of ['config', 'etcd', 'socket']) mkdirSync(join(folder, name, part), { recursive: true })
  mkdirSync(join(folder, 'secrets'), { recursive: true, mode: 0o700 })
  for (const file of SHARED) copyFileSync(besideThis(`../${file}`), join(folder, file))
  copyFileSync(besideThis('../../postgres/solvent.sql'), join(folder, 'solvent.sql'))
  for (const { name } of machines) writeConfiguration(folder, name)
  for (const secret of SECRETS) {
    const file = join(folder, 'secrets', secret)
    if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  }
  // -L: a machine's folder may be a link to another disk.
  if (isRoot()) execFileSync('chown', ['-RL', 'postgres:postgres', folder])
}

/** Patroni merges the files of a folder. Only the folder of the socket differs from the shared file. */
function writeConfiguration(/** @type {string} */ folder, /** @type {string} */ name) {
  copyFileSync(join(folder, 'patroni.yml'), join(folder, name, 'config', 'patroni.yml'))
  const socket = `postgresql:\n  parameters:\n    unix_socket_directories: ${join(folder, name, 'socket')}\n`
  writeFileSync(join(folder, name, 'config', 'socket.yml'), socket)
}

/** @param {string} path */
function besideThis(path) {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** @param {string} folder */
export function solventPassword(folder) {
  return readFileSync(join(folder, 'secrets', 'solvent_password'), 'utf8')
}

/**
 * @param {string} folder
 * @param {Machine} machine
 * @param {readonly Machine[]} machines
 * @returns {Program}
 */
export function etcdProgram(folder, { name, etcd, enter }, machines) {
  return {
    name: `etcd-${name}`,
    stage: 1,
    address: `${etcd}:2379`,
    command: [...enter, ...asServiceUser(), 'sh', 'start-etcd.sh'],
    env: {
      ETCD_NAME: name,
      ETCD_DATA_DIR: join(folder, name, 'etcd', 'data'),
      ETCD_LISTEN_CLIENT_URLS: `http://${etcd}:2379`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${etcd}:2379`,
      ETCD_LISTEN_PEER_URLS: `http://${etcd}:2380`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${etcd}:2380`,
      ETCD_INITIAL_CLUSTER: machines.map((each) => `${each.name}=http://${each.etcd}:2380`).join(','),
    },
    folder,
    log: join(folder, name, 'etcd.log'),
  }
}

/**
 * @param {string} folder
 * @param {Machine} machine
 * @param {readonly Machine[]} machines
 * @returns {Program}
 */
export function patroniProgram(folder, { name, postgres, enter }, machines) {
  return {
    name: `patroni-${name}`,
    stage: 2,
    address: `${postgres}:${PATRONI_PORT}`,
    command: [...enter, ...asServiceUser(), 'sh', 'start-member.sh', join(folder, name, 'config')],
    env: {
      SECRETS_DIR: join(folder, 'secrets'),
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: machines.map(({ etcd }) => `${etcd}:2379`).join(','),
      PATRONI_RESTAPI_LISTEN: `${postgres}:${PATRONI_PORT}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${postgres}:${PATRONI_PORT}`,
      PATRONI_POSTGRESQL_LISTEN: `${postgres}:${POSTGRES_PORT}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${postgres}:${POSTGRES_PORT}`,
      PATRONI_POSTGRESQL_DATA_DIR: join(folder, name, 'data'),
      PATRONI_POSTGRESQL_PGPASS: join(folder, name, 'pgpass'),
      PATRONI_POSTGRESQL_BIN_DIR: postgresPrograms(),
      ...(isRoot() ? {} : { PATRONI_SUPERUSER_USERNAME: process.env.USER ?? '' }),
    },
    folder,
    log: join(folder, name, 'patroni.log'),
  }
}

/**
 * @param {string} folder
 * @param {{ writes: string, reads: string }} addresses
 * @param {readonly Machine[]} machines
 * @returns {Program}
 */
export function haproxyProgram(folder, { writes, reads }, machines) {
  const [one, two, three] = machines.map(({ postgres }) => postgres)
  if (!one || !two || !three) throw new Error('haproxy.cfg names three servers.')
  return {
    name: 'haproxy',
    stage: 3,
    address: writes,
    command: [...asServiceUser(), 'haproxy', '-W', '-db', '-f', 'haproxy.cfg'],
    env: {
      WRITES_ADDRESS: writes,
      READS_ADDRESS: reads,
      SERVER_ONE: one,
      SERVER_TWO: two,
      SERVER_THREE: three,
    },
    folder,
    log: join(folder, 'haproxy.log'),
  }
}

/** PostgreSQL refuses to run as root. Each program also ends when this process does. */
function asServiceUser() {
  const user = isRoot() ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : []
  return ['setpriv', ...user, '--pdeathsig=TERM']
}

function isRoot() {
  return process.getuid?.() === 0
}

function postgresPrograms() {
  const [newest] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
  return join(DEBIAN, newest ?? '', 'bin')
}
