import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '../../harness/app/api-commands'
import { type Api, type ApiOptions, startApi } from '../../harness/app/api-process'
import { type Change, changedProgram } from '../../harness/app/changed-program'
import { provisionStore } from '../../harness/app/provision-store'
import { balanceOfOneDebt, DormantAccount } from '../../harness/people/dormant-account'
import { noTimes, PayingReader, type RequestTimes } from '../../harness/people/paying-reader'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { quantile } from '../../harness/runner/statistics'

/** With 120 postings each over ten years, the long form has the most that an import accepts. */
const DEBTS = { short: 40, long: 250 }
const PAGE_MS = 2_000
const OPEN_MS = 10_000
const EXIT_MS = 10_000
const MAX_SLOWDOWN = 1.5
const QUIET_MS = { short: 1000, long: 10_000 }
/** How long the other person uses the app between checks whether the books are open. */
const SLICE_MS = 100
/** When the caller aborts, and later the server is stopped: posting is under way by then. */
const INTERRUPTED_MS = 300
const ROUTES = ['dashboard', 'payment'] as const

/** The server without the guard: all postings in one transaction, two statements each. */
const ONE_BY_ONE: readonly Change[] = [
  ['const MAX_POSTINGS_PER_TRANSACTION = 32;', 'const MAX_POSTINGS_PER_TRANSACTION = 1e9;'],
  [
    'async function insertInterest(tx, ',
    `async function insertInterest(tx, batch) {
       for (const entry of batch.entries) {
         const debt = batch.debts.find(({ liabilityId }) => liabilityId === entry.liabilityId);
         const debts = [{ ...debt, postedThrough: debt.since, interest: 0n }];
         await insertBatch(tx, { ...batch, entries: [entry], debts });
       }
       await insertBatch(tx, { ...batch, entries: [] });
     }
     async function insertBatch(tx, `,
  ],
]

interface Opened {
  alone: RequestTimes
  underLoad: RequestTimes
  /** Milliseconds until a page was answered, and until everything was posted. */
  slowestPage: number
  slowest: number
  slowestExit: number
  wrong: string[]
}

export const tenYearsOfInterest: Scenario = {
  id: 'F17',
  test: 'books with the most postings that an import allows, ten years of them, are opened while another person opens the dashboard and pays; then the same with a client that disconnects and with SIGTERM, both halfway',
  goal: '10 rounds: a page is answered <= 2 s, never with 503; everything posted <= 10 s, p95 of dashboard and payment <= 1.5 x that while nothing is posted, exit 0 <= 10 s, each date posted once',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 10 },
  async run(context) {
    const opened = await openBooks(context)
    const isQuick =
      opened.slowestPage <= PAGE_MS && opened.slowest <= OPEN_MS && opened.slowestExit <= EXIT_MS
    return {
      figure: `${describe(opened)}${speedNote(context)}`,
      reached: opened.wrong.length === 0 && isSpeedGoalMet(context, isQuick && !areOthersSlower(opened)),
    }
  },
}

export const interestOneByOne: Scenario = {
  id: 'F17-control',
  test: 'the same with all postings in one transaction, one by one, without interruptions',
  goal: 'it must fail: not open within 10 s, or others over 1.5 x slower',
  engines: ['embedded'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const program = changedProgram('interest', ONE_BY_ONE)
    const opened = await openBooks({ ...context, short: false }, { program })
    const isStalled = opened.slowest > OPEN_MS || areOthersSlower(opened)
    return { figure: describe(opened), reached: isStalled }
  },
}

async function openBooks(context: ScenarioContext, program?: Pick<ApiOptions, 'program'>): Promise<Opened> {
  const length = context.short ? 'short' : 'long'
  const { store, close } = await provisionStore(context)
  let api = await startApi({ store, ...program })
  const reader = await PayingReader.create(api.url)
  const owed = await balanceOfOneDebt(api.url)
  const opened: Opened = {
    alone: noTimes(),
    underLoad: noTimes(),
    slowestPage: 0,
    slowest: 0,
    slowestExit: 0,
    wrong: [],
  }
  await reader.use(1000, noTimes())
  for (let round = 0; round < context.rounds; round += 1) {
    const account = await DormantAccount.create(api.url, DEBTS[length])
    await reader.use(QUIET_MS[length], opened.alone)
    const paged = account.openPage()
    const opening = settled(account.open())
    while (!opening.isOver()) await reader.use(SLICE_MS, opened.underLoad)
    opened.slowest = Math.max(opened.slowest, await opening.result)
    opened.slowestPage = Math.max(opened.slowestPage, await paged)
    context.log(`round ${round + 1}: ${describe(opened)}`)
    // Without the guard the books may never open.
    if (program) continue
    opened.wrong.push(...(await account.differences(owed)))
    const interrupted = await interrupt(api, await DormantAccount.create(api.url, DEBTS[length]))
    opened.slowestExit = Math.max(opened.slowestExit, interrupted.exitMs)
    api = await startApi({ store })
    reader.moveTo(api.url)
    interrupted.account.person.url = api.url
    await interrupted.account.open()
    opened.wrong.push(...interrupted.wrong, ...(await interrupted.account.differences(owed)))
  }
  opened.wrong.push(...(await reader.differences()))
  await api.end('SIGTERM')
  if (!program) opened.wrong.push(...(await verify(store)))
  await close()
  return opened
}

/** The caller aborts during posting and retries; the server is stopped during the retry. */
async function interrupt(
  api: Api,
  account: DormantAccount,
): Promise<{ account: DormantAccount; exitMs: number; wrong: string[] }> {
  await account.openAndAbort(INTERRUPTED_MS)
  const asked = account.openAndAbort(EXIT_MS * 2)
  await sleep(INTERRUPTED_MS)
  const began = performance.now()
  const code = await api.end('SIGTERM')
  const exitMs = performance.now() - began
  await asked
  return { account, exitMs, wrong: code === 0 ? [] : [`exit ${code}`] }
}

function settled<Result>(result: Promise<Result>): { result: Promise<Result>; isOver: () => boolean } {
  let isOver = false
  const done = result.finally(() => {
    isOver = true
  })
  done.catch(() => {})
  return { result: done, isOver: () => isOver }
}

function areOthersSlower(opened: Opened): boolean {
  return ROUTES.some((route) => slowdown(route, opened) > MAX_SLOWDOWN)
}

function slowdown(route: keyof RequestTimes, { alone, underLoad }: Opened): number {
  return p95(underLoad[route]) / p95(alone[route])
}

function describe(opened: Opened): string {
  const times = ROUTES.map(
    (route) =>
      `of the ${route} ${p95(opened.alone[route]).toFixed(1)} ms alone and ${p95(opened.underLoad[route]).toFixed(1)} ms beside it (${slowdown(route, opened).toFixed(2)} x)`,
  )
  return `a page answered in ${formatDuration(opened.slowestPage)} at most, everything posted in ${formatDuration(opened.slowest)} at most; p95 ${times.join(', ')}; slowest exit ${formatDuration(opened.slowestExit)}; ${formatDifferences(opened.wrong)}`
}

function p95(times: readonly number[]): number {
  return quantile(times, 0.95)
}
