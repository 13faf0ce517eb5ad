import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Person, signUp } from '@solvent/api-testing/person'
import { createSession, getDashboard, listModels, sendChat, updateProfile } from '@solvent/contracts'
import { exportData } from '@solvent/contracts/transfer'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { addCash, addDebt } from '../../harness/people/bookkeeping'
import { Poller } from '../../harness/requests/poller'
import { registerCleanup } from '../../harness/runner/cleanup'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const ANSWER_MS = 31_000
const OTHERS_MS = 250
const UNAVAILABLE = 'Unable to fetch models. Using default model.'

const misbehaviours: Readonly<Record<string, RequestListener>> = {
  'status 500': (_, response) => response.writeHead(500).end('no'),
  garbage: (_, response) => response.writeHead(200).end('<html>{"data":'),
  'another shape': (_, response) => json(response, '{"data":[{"id":7}]}'),
  '10 MB': (_, response) => json(response, `{"data":[{"id":"${'x'.repeat(10_000_000)}"}]}`),
  'cut off': (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"data":')
    setTimeout(() => response.destroy(), 50)
  },
  'hangs after the head': (_, response) => response.writeHead(200).write('{'),
  'never answers': () => {},
}
const names = Object.keys(misbehaviours)

export const providerMisbehaves: Scenario = {
  id: 'F14',
  test: `the provider of the assistant's models misbehaves: ${names.join(', ')}`,
  goal: "the app's other pages unaffected (p99 <= 250 ms), the specified text <= 31 s, 0 writes",
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 3 },
  async run(context) {
    const provider = await startProvider()
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store, env: { AI_BASE_URL: provider.url } })
    const victims = await Promise.all(names.map((_, index) => createPersonWithKey(api.url, index)))
    const before = await dataOf(victims)
    const others = Poller.start(api.url + getDashboard.path, 10, victims[0]?.token)
    const wrong: string[] = []
    const times: number[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      await Promise.all(victims.map((person, index) => askForModels(person, names[index], times, wrong)))
    }
    await others.stop()
    if ((await dataOf(victims)) !== before) wrong.push('the data are not as they were')
    for (const person of victims) await talkToAssistant(person, wrong)
    await api.end('SIGTERM')
    await close()
    provider.close()
    const failed = others.answers.filter(({ status }) => status !== 200).length
    return {
      figure: `${times.length} calls, slowest answer ${formatDuration(Math.max(...times))}, ${formatDifferences(wrong)}, data as before; dashboard meanwhile p99 ${formatDuration(others.p99)}, ${failed} of ${others.answers.length} failed${speedNote(context)}`,
      reached:
        wrong.length === 0 &&
        failed === 0 &&
        isSpeedGoalMet(context, Math.max(...times) <= ANSWER_MS && others.p99 <= OTHERS_MS),
    }
  },
}

async function askForModels(
  person: Person,
  name: string | undefined,
  times: number[],
  wrong: string[],
): Promise<void> {
  const began = performance.now()
  const { status, body } = await person.send(listModels, { timeoutMs: 60_000 })
  times.push(performance.now() - began)
  const text = typeof body === 'object' && body !== null && 'error' in body ? body.error : body
  if (status !== 503 || text !== UNAVAILABLE) wrong.push(`${name}: ${status} ${JSON.stringify(body)}`)
}

/** The assistant must answer in time, or fail with its own error code. */
async function talkToAssistant(person: Person, wrong: string[]): Promise<void> {
  const { session_id } = await person.answer(createSession, { body: { title: 'Debts' } })
  const body = { session_id, message: 'How much do I owe?' }
  const { status, code } = await person.send(sendChat, { body, timeoutMs: ANSWER_MS })
  if (status !== 200 && code !== 'assistant_failed') wrong.push(`the assistant answers ${status} ${code}`)
}

/** Creates a person whose key selects how the provider misbehaves. */
async function createPersonWithKey(url: string, index: number): Promise<Person> {
  const person = await signUp(url)
  await addCash(person, 1000)
  await addDebt(person, 500)
  const profile = { name: 'A', monthly_income: 0, currency_preference: 'USD', selected_model: 'm' }
  await person.answer(updateProfile, { body: { ...profile, cerebras_api_key: `csk-invalid-${index}` } })
  return person
}

async function dataOf(people: readonly Person[]): Promise<string> {
  const all = []
  for (const person of people) all.push({ ...(await person.answer(exportData)), exported_at: null })
  return JSON.stringify(all)
}

interface Provider {
  url: string
  close(): void
}

async function startProvider(): Promise<Provider> {
  const server = createServer((request, response) => {
    const index = Number(request.headers.authorization?.split('-').at(-1))
    misbehaviours[names[index] ?? '']?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a string
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  const unregister = registerCleanup(close)
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close() {
      unregister()
      close()
    },
  }
}

function json(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(text)
}
