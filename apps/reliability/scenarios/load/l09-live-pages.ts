import { OpenPage } from '@solvent/api-testing/open-page'
import { logIn, type Person, signUp } from '@solvent/api-testing/person'
import { type Api, startApi } from '../../harness/app/api-process'
import { memoryOf, missingProc } from '../../harness/app/process-memory'
import { provisionStore } from '../../harness/app/provision-store'
import { Audience } from '../../harness/people/audience'
import { addCash } from '../../harness/people/bookkeeping'
import { LivePage } from '../../harness/people/live-page'
import { noTimes, PayingReader, type RequestTimes } from '../../harness/people/paying-reader'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { quantile } from '../../harness/runner/statistics'

const IDLE = { short: 16, long: 500 }
const PAGES_OF_ONE = 4
const GROWTH_MB = 50
const MAX_SLOWDOWN = 1.1
/** Of the time alone, and of the same with pages. They alternate, so that what grows meanwhile slows both. */
const WINDOWS = { short: 1, long: 3 }
const WINDOW_MS = { short: 500, long: 20_000 }

export const livePages: Scenario = {
  id: 'L9',
  test: 'one save per round on one device of a person, received by pages on two others and not by another person; then 500 idle pages beside a person who opens the dashboard and pays',
  goal: '200 saves: each received by both, p95 <= 1 s, none by the other; 500 idle pages: memory + <= 50 MB, p99 of dashboard and payment <= 1.1 x',
  engines: ['embedded', 'postgres'],
  rounds: { short: 10, long: 200 },
  missing: missingProc,
  async run(context) {
    const length = context.short ? 'short' : 'long'
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store })
    const saved = await saves(api, context.rounds)
    const idle = await besideIdlePages(api, length)
    await api.end('SIGTERM')
    await close()
    const slower = Math.max(slowdown('dashboard', idle), slowdown('payment', idle))
    return {
      figure: `${context.rounds} saves, ${saved.figure}; ${IDLE[length]} idle pages: memory + ${Math.round(idle.growth)} MB, p99 of the dashboard ${p99(idle.alone.dashboard)} and ${p99(idle.underLoad.dashboard)} ms, of the payment ${p99(idle.alone.payment)} and ${p99(idle.underLoad.payment)} ms (${slower.toFixed(2)} x at most)${speedNote(context)}`,
      reached: saved.reached && isSpeedGoalMet(context, idle.growth <= GROWTH_MB && slower <= MAX_SLOWDOWN),
    }
  },
}

async function saves({ url }: Api, count: number): ReturnType<Audience['end']> {
  const writer = await signUp(url)
  const devices = [await logIn(writer), await logIn(writer)]
  const pages = await Promise.all(devices.map((device) => LivePage.open(device, [url])))
  const audience = new Audience(pages, await LivePage.open(await signUp(url), [url]))
  for (let n = 0; n < count; n += 1) await audience.saveAndWait(() => addCash(writer, 1))
  return audience.end()
}

type Length = keyof typeof IDLE

interface BesideIdle {
  alone: RequestTimes
  underLoad: RequestTimes
  /** Megabytes. */
  growth: number
}

async function besideIdlePages({ url, process }: Api, length: Length): Promise<BesideIdle> {
  const people: Person[] = []
  for (let n = 0; n < IDLE[length]; n += PAGES_OF_ONE) people.push(await signUp(url))
  const ms = WINDOW_MS[length]
  await useAsNewPerson(url, ms, noTimes())
  const result: BesideIdle = { alone: noTimes(), underLoad: noTimes(), growth: 0 }
  for (let window = 0; window < WINDOWS[length]; window += 1) {
    await useAsNewPerson(url, ms, result.alone)
    const before = memoryOf(process.pid).now
    const pages = await openPages(people)
    await useAsNewPerson(url, ms, result.underLoad)
    result.growth = Math.max(result.growth, memoryOf(process.pid).now - before)
    for (const page of pages) page.close()
  }
  return result
}

async function openPages(people: readonly Person[]): Promise<OpenPage[]> {
  const pages: OpenPage[] = []
  for (const person of people)
    for (let n = 0; n < PAGES_OF_ONE; n += 1) pages.push(await (await OpenPage.open(person)).subscribed())
  return pages
}

/** A new person each time, because the dashboard sums up the payments of the month. */
async function useAsNewPerson(url: string, ms: number, times: RequestTimes): Promise<void> {
  const reader = await PayingReader.create(url)
  await reader.use(ms, times)
  await reader.differences()
}

function slowdown(route: keyof RequestTimes, { alone, underLoad }: BesideIdle): number {
  return quantile(underLoad[route], 0.99) / quantile(alone[route], 0.99)
}

function p99(times: readonly number[]): string {
  return quantile(times, 0.99).toFixed(1)
}
