// @ts-check
import { execFileSync } from 'node:child_process'

const NAMES = ['one', 'two', 'three']

/**
 * @typedef {object} Machine
 * @property {string} name
 * @property {string} etcd address of its etcd member
 * @property {string} postgres address of its PostgreSQL server and of Patroni
 * @property {readonly string[]} enter a command that runs another one on the machine's network
 * @property {string | null} device the network device that connects it, or null on the loopback network
 */

/**
 * Three machines that share the loopback network.
 *
 * @returns {Machine[]}
 */
export function loopbackMachines() {
  return NAMES.map((name, index) => ({
    name,
    postgres: `127.0.0.${11 + index}`,
    etcd: `127.0.0.${21 + index}`,
    enter: [],
    device: null,
  }))
}

/**
 * Three machines with a network namespace each, connected by a bridge. `ip link set DEVICE down` cuts one off.
 *
 * @returns {{ machines: Machine[], gateway: string, remove: () => void }}
 */
export function isolatedMachines() {
  const gateway = '10.213.77.1'
  removeNetwork()
  ip('link add solvent-ha type bridge')
  ip(`address add ${gateway}/24 dev solvent-ha`)
  ip('link set solvent-ha up')
  const machines = NAMES.map((name, index) => {
    const machine = {
      name,
      postgres: `10.213.77.${11 + index}`,
      etcd: `10.213.77.${21 + index}`,
      enter: ['nsenter', `--net=/run/netns/solvent-ha-${name}`, '--'],
      device: `ha-${name}`,
    }
    addNamespace(machine)
    return machine
  })
  return { machines, gateway, remove: removeNetwork }
}

/** @param {Machine} machine */
function addNamespace({ name, device, etcd, postgres }) {
  const namespace = `solvent-ha-${name}`
  ip(`netns add ${namespace}`)
  ip(`link add ${device} type veth peer name eth0 netns ${namespace}`)
  ip(`link set ${device} master solvent-ha up`)
  ip(`-n ${namespace} address add ${postgres}/24 dev eth0`)
  ip(`-n ${namespace} address add ${etcd}/24 dev eth0`)
  ip(`-n ${namespace} link set eth0 up`)
  ip(`-n ${namespace} link set lo up`)
}

/** Also removes what a killed run left behind. */
function removeNetwork() {
  const commands = [...NAMES.map((name) => `netns delete solvent-ha-${name}`), 'link delete solvent-ha']
  for (const command of commands) {
    try {
      ip(command)
    } catch {
      // There is none.
    }
  }
}

/** @param {string} command */
function ip(command) {
  execFileSync('ip', command.split(' '), { stdio: 'pipe' })
}
