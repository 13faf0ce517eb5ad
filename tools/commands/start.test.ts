import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A clone with the real commands, and stand-ins for the build, the release store and the server. */
let clone: string
let blocker: Server
let port: number

const LOGINS = 'dana@example.com  Demo-1\n'

beforeEach(async () => {
  clone = mkdtempSync(path.join(tmpdir(), 'solvent-start-'))
  for (const part of ['run.mjs', 'run', 'commands'])
    cpSync(path.join(__dirname, '..', part), path.join(clone, 'tools', part), { recursive: true })
  write('packages/nx/package.json', '{ "bin": "nx.cjs" }')
  write(
    'packages/nx/nx.cjs',
    `console.log('built shell'); console.error('a warning'); process.exitCode = Number(process.env.NX_EXIT)`,
  )
  // Nothing is installed where node_modules is a link.
  symlinkSync(path.join(clone, 'packages'), path.join(clone, 'node_modules'), 'junction')
  write('apps/delivery/dist/main.mjs', '')
  write('store/registry/current', '1')
  write('apps/api/dist/demo.mjs', `process.stdout.write(${JSON.stringify(LOGINS)})`)
  write('apps/api/dist/main.mjs', `console.log('Solvent is ready on http://localhost:' + process.env.PORT)`)
  write('.run/demo/data/books', 'of a demo that runs')

  blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  port = (blocker.address() as AddressInfo).port
})
afterEach(() => {
  blocker.close()
  rmSync(clone, { recursive: true })
})

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
  writeFileSync(path.join(clone, file), content)
}

function run(command: string, buildExit = 0) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', command], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port), REMOTES_STORE: 'store', NX_EXIT: String(buildExit) },
  })
  return { status, stdout, stderr }
}

const BUILDING = 'Building what changed. The first build can take half a minute ...\n'

test.each([
  ['start', ''],
  ['demo', `\nLog in as one of these:\n\n${LOGINS}\n`],
])('%s prints nothing of a build that succeeds', async (command, logins) => {
  await new Promise((resolve) => blocker.close(resolve))
  expect(run(command)).toEqual({
    status: 0,
    stdout: `${BUILDING}${logins}Solvent is ready on http://localhost:${port}\n`,
    stderr: '',
  })
})

test.each(['start', 'demo'])(
  '%s prints all of a build that fails, and ends with its code',
  async (command) => {
    await new Promise((resolve) => blocker.close(resolve))
    const { status, stdout, stderr } = run(command, 3)
    expect({ status, stdout }).toEqual({ status: 3, stdout: BUILDING })
    expect(stderr.split('\n').sort()).toEqual(['', 'a warning', 'built shell'])
  },
)

test.each(['start', 'demo'])('%s only names a port that is taken, and changes nothing', (command) => {
  expect(run(command)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is used by another program. Stop that program, or set PORT to another port.\n`,
  })
  expect(existsSync(path.join(clone, '.run/demo/data/books'))).toBe(true)
})
