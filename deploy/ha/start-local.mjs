// @ts-check
// Starts three PostgreSQL servers under Patroni, three members of etcd, and HAProxy on this machine:
//   node deploy/ha/start-local.mjs FOLDER [--isolated] [--restart-after SECONDS]
// Needs Linux and Debian's packages patroni, python3-etcd, etcd-server, haproxy and postgresql. Ctrl-C stops it.
import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { untilReplicated } from './local/cluster-state.mjs'
import { isolatedMachines, loopbackMachines } from './local/network.mjs'
import { POSTGRES_PORT } from './local/ports.mjs'
import {
  etcdProgram,
  haproxyProgram,
  patroniProgram,
  prepareFolder,
  solventPassword,
} from './local/programs.mjs'
import { quitServers } from './local/quit-servers.mjs'
import { wasIsolated } from './local/recorded-network.mjs'
import { Supervisor } from './local/supervisor.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    // Gives each machine its own network, so that a test can cut it off. Needs root.
    isolated: { type: 'boolean', default: false },
    'restart-after': { type: 'string', default: '2' },
  },
})
const [path] = positionals
if (!path) {
  process.stderr.write(
    'Usage: node deploy/ha/start-local.mjs FOLDER [--isolated] [--restart-after SECONDS]\n',
  )
  process.exit(2)
}
const folder = resolve(path)
const stateFile = join(folder, 'cluster.json')
if (wasIsolated(stateFile) === !values.isolated) {
  process.stderr.write(
    'etcd keeps the addresses of its first start. Start as then, with or without --isolated, or in a new folder.\n',
  )
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o755)

const isolated = values.isolated ? isolatedMachines() : null
const machines = isolated?.machines ?? loopbackMachines()
const front = isolated?.gateway ?? '127.0.0.10'
prepareFolder(folder, machines)
const login = `postgres://solvent:${solventPassword(folder)}@`
const addresses = { writes: `${front}:5000`, reads: `${front}:5001` }

const supervisor = new Supervisor(Number(values['restart-after']) * 1000, writeState)
let isStopping = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stop)

for (const machine of machines) supervisor.start(etcdProgram(folder, machine, machines))
for (const machine of machines) supervisor.start(patroniProgram(folder, machine, machines))
supervisor.start(haproxyProgram(folder, addresses, machines))
await untilReplicated(machines)
writeState()
process.stdout.write(`DATABASE_URL=${login}${addresses.writes}/solvent\nReady. State: ${stateFile}\n`)

/** What a test needs to know, replaced as a whole after each start and each exit of a program. */
function writeState() {
  const state = {
    databaseUrl: `${login}${addresses.writes}/solvent`,
    databaseReadUrl: `${login}${addresses.reads}/solvent`,
    serversUrl: `${login}${machines.map(({ postgres }) => `${postgres}:${POSTGRES_PORT}`).join(',')}/solvent`,
    machines: machines.map(({ name, etcd, postgres, device }) => ({
      name,
      etcd,
      postgres,
      device,
      data: join(folder, name, 'data'),
    })),
    processes: supervisor.processes(),
  }
  writeFileSync(`${stateFile}.new`, JSON.stringify(state, null, 2), { mode: 0o600 })
  renameSync(`${stateFile}.new`, stateFile)
}

async function stop() {
  if (isStopping) return
  isStopping = true
  await supervisor.stop()
  quitServers(machines.map(({ name }) => join(folder, name, 'data')))
  isolated?.remove()
  process.exit(0)
}
