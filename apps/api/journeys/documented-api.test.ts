// Engines: one
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '@solvent/api-testing/eventually'
import { cash } from '@solvent/api-testing/examples'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import { contracts } from '@solvent/contracts/all'
import { useOwnServer } from '../src/testing/use-own-server'

const setting = useOwnServer(undefined, { allowsPrivateHosts: true })
const run = promisify(execFile)

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'documented-api-'))
afterAll(() => rmSync(folder, { recursive: true }))

const page = readFileSync(join(root, 'docs/api.md'), 'utf8')

/** The code blocks of the page in a language. */
function blocks(language: string): string[] {
  return [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code)
}

/** Checks the types of a program and compiles it; returns its file. */
async function compiled(source: string): Promise<string> {
  writeFileSync(join(folder, 'program.mts'), source)
  const options = '--strict --noEmitOnError --target es2022 --module nodenext --types node'.split(' ')
  const types = join(root, 'node_modules/@types')
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [compiler, ...options, '--typeRoots', types, 'program.mts'], { cwd: folder })
  return join(folder, 'program.mjs')
}

async function newProgram(): Promise<{ person: Person; env: NodeJS.ProcessEnv }> {
  const person = await setting.newPerson()
  await person.answer(contracts.addAsset, { body: cash(100) })
  const { token } = await person.answer(contracts.createApiToken, {
    body: { name: 'Example', scope: 'record', expires_in_days: 1, password: PASSWORD },
  })
  return { person, env: { ...process.env, SOLVENT: person.url, SOLVENT_TOKEN: token } }
}

async function expenses(person: Person): Promise<unknown[]> {
  const { entries } = await person.answer(contracts.listEntries)
  return entries.filter(({ kind }) => kind === 'expense').map(({ category, program }) => [category, program])
}

test('the documented commands read the plan, and record an expense once', async () => {
  const [read = '', record = '', ...others] = blocks('sh')
  expect(others).toEqual([])
  const { person, env } = await newProgram()
  const plan = await run('sh', ['-c', read], { env })
  expect(contracts.getRecommendations.response.parse(JSON.parse(plan.stdout)).recommendations).toEqual([])
  await run('sh', ['-c', record], { env })
  await run('sh', ['-c', record], { env })
  expect(await expenses(person)).toEqual([['Groceries', 'Example']])
})

test('the documented program records an expense and prints the assets', async () => {
  const [source = ''] = blocks('ts')
  const program = await compiled(source)
  const { person, env } = await newProgram()
  const { stdout } = await run(process.execPath, [program], { env })
  expect(stdout).toBe('Cash: 90.5\n')
  expect(await expenses(person)).toEqual([['Eating out', 'Example']])
})

test('the documented scopes, codes and limits are those of the server', () => {
  for (const scope of contracts.TOKEN_SCOPES) expect(page).toContain(`| \`${scope}\``)
  const rows = [...page.matchAll(/^\| (\d{3}) +\| `(\w+)`/gm)].map(([, status, code]) => [
    Number(status),
    code,
  ])
  const catalogue = Object.entries(contracts.errorCatalogue).map(([code, { status }]) => [status, code])
  expect(rows).toHaveLength(4)
  expect(catalogue).toEqual(expect.arrayContaining(rows))
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // A TCP server's address is never a string.
  server.close()
  return port
}

test('the documented receiver accepts the calls of a webhook', async () => {
  const [, source = '', ...others] = blocks('ts')
  expect(others).toEqual([])
  const program = await compiled(source)
  const { person } = await newProgram()
  const port = await freePort()
  const { id, secret } = await person.answer(contracts.addWebhook, {
    body: { url: `http://127.0.0.1:${port}`, password: PASSWORD },
  })
  await eventually(async () => {
    const { calls } = await person.answer(contracts.listWebhookCalls, { params: { id } })
    expect(calls).toMatchObject([{ attempts: 1, problem: 'unreachable' }])
  })
  const env = { ...process.env, PORT: String(port), SOLVENT_WEBHOOK_SECRET: secret }
  const receiver = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  receiver.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  try {
    await eventually(async () => {
      const connection = connect(port, '127.0.0.1')
      await once(connection, 'connect')
      connection.destroy()
    })
    await person.answer(contracts.repeatWebhookCall, { params: { id }, body: { event_id: id } })
    await eventually(() => expect(printed).toContain('webhook.added'))
    await person.answer(contracts.recordExpense, {
      body: { amount: 5, occurred_on: '2026-03-10', account: 'Cash', category: 'Gifts' },
    })
    await eventually(() => expect(printed).toContain('entry.recorded'))
  } finally {
    receiver.kill()
  }
})
