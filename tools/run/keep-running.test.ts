import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const READY = `process.send('ready')`
const CRASH = `${READY}; setTimeout(() => process.exit(134), 20)`
/** Stops when asked to, as the server does. */
const SERVE = `process.on('message', (message) => message === 'stop' && process.exit(0)); ${READY}`

/** A program that supervises a server and prints each event as a line of JSON. */
const KEEPER = `
import { spawn } from 'node:child_process'
const { keepRunning } = await import(process.argv[1])
const programs = JSON.parse(process.argv[2])
const print = (event) => console.log(JSON.stringify(event))
let starts = 0
const supervised = keepRunning({
  start() {
    const program = programs[Math.min(starts++, programs.length - 1)]
    const node = program === '' ? '/nowhere/node' : process.execPath
    const child = spawn(node, ['-e', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    print({ started: child.pid ?? 0 })
    child.on('message', () => print({ ready: child.pid }))
    return child
  },
  onEnd: (code) => print({ ended: code }),
  report: (reported) => print({ reported }),
  pauses: { firstMs: 20, longestMs: 60 },
})
process.on('SIGINT', () => supervised.stop())
`

type Event = { started?: number; ready?: number; reported?: string; ended?: number }

/**
 * Supervises a server whose first start runs the first of these programs, the second start the second, and every later
 * one the last. An empty program cannot be started.
 */
async function supervise(programs: string[], react: (event: Event, ctrlC: () => void) => void = () => {}) {
  const module = pathToFileURL(path.join(__dirname, 'keep-running.mjs')).href
  const args = ['--input-type=module', '-e', KEEPER, module, JSON.stringify(programs)]
  const keeper = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const events: Event[] = []
  for await (const line of createInterface({ input: keeper.stdout })) {
    const event: Event = JSON.parse(line)
    events.push(event)
    react(event, () => keeper.kill('SIGINT'))
  }
  return {
    starts: events.filter(({ started }) => started !== undefined).length,
    reported: events.flatMap(({ reported }) => reported ?? []),
    ended: events.flatMap(({ ended }) => ended ?? []),
  }
}

test('a killed server is restarted, and Ctrl-C stops it', async () => {
  let readies = 0
  const happened = await supervise([SERVE], ({ ready }, ctrlC) => {
    if (ready === undefined) return
    readies += 1
    if (readies === 1) process.kill(ready, 'SIGKILL')
    else ctrlC()
  })
  expect(happened).toEqual({
    starts: 2,
    reported: ['The server was ended by SIGKILL. It is started again in 0.02 s.'],
    ended: [0],
  })
})

test('Ctrl-C stops a server that no longer responds', async () => {
  const deaf = `${READY}; process.disconnect(); setInterval(() => {}, 1000)`
  const happened = await supervise(
    [deaf],
    ({ ready }, ctrlC) => ready !== undefined && setTimeout(ctrlC, 200),
  )
  expect(happened).toMatchObject({ starts: 1, ended: [1] })
})

test('a server that keeps crashing is given up after growing pauses', async () => {
  expect(await supervise([CRASH])).toEqual({
    starts: 5,
    reported: [
      'The server ended with code 134. It is started again in 0.02 s.',
      'The server ended with code 134. It is started again in 0.04 s.',
      'The server ended with code 134. It is started again in 0.06 s.',
      'The server ended with code 134. It is started again in 0.06 s.',
      'The server ended with code 134, 5 times in a short time. Solvent gives up.',
    ],
    ended: [1],
  })
})

test.each([
  ['refuses to start', ['process.exit(1)'], 1],
  ['ends by itself as it should', [`${READY}; setTimeout(() => process.exit(0), 20)`], 0],
  ['cannot be started', [''], 1],
])('a server that %s is not started again', async (_, programs, code) => {
  expect(await supervise(programs)).toMatchObject({ starts: programs.length, ended: [code] })
})

test.each([
  ['refuses to start', 'process.exit(3)', 'The server ended with code 3.'],
  ['cannot be started', '', 'The server could not be started (spawn /nowhere/node ENOENT).'],
])('a server that crashed and then %s is tried again', async (_, refusal, reported) => {
  const running = `${READY}; setTimeout(() => process.exit(0), 20)`
  const happened = await supervise([CRASH, refusal, refusal, running])
  expect(happened).toMatchObject({ starts: 4, ended: [0] })
  expect(happened.reported[2]).toBe(`${reported} It is started again in 0.06 s.`)
  expect(await supervise([CRASH, refusal])).toMatchObject({ starts: 5, ended: [1] })
})

test('Ctrl-C during the pause stops everything immediately', async () => {
  const happened = await supervise([CRASH], ({ reported }, ctrlC) => reported && ctrlC())
  expect(happened).toMatchObject({ starts: 1, ended: [0] })
})
