import { randomUUID } from 'node:crypto'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { ImportingPerson } from '../../harness/people/importing-person'
import { noTimes, PayingReader, type RequestTimes } from '../../harness/people/paying-reader'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { quantile } from '../../harness/runner/statistics'

const LINES = { short: 1000, long: 10_000 }
const SAVED_MS = 10_000
const MAX_SLOWDOWN = 1.5
const QUIET_MS = { short: 1000, long: 8000 }
/** How long the other person uses the app between checks whether the work is done. */
const SLICE_MS = 100
const PHASES = ['alone', 'during the import', 'during the undo'] as const
const ROUTES = ['dashboard', 'payment'] as const

type Phase = (typeof PHASES)[number]

/** The other person's requests in each phase, and the duration of each import and undo in milliseconds. */
interface Measured {
  times: Record<Phase, RequestTimes>
  imports: number[]
  undos: number[]
}

export const importBesideOthers: Scenario = {
  id: 'L12',
  test: `a person imports ${LINES.long.toLocaleString('en-US')} bank lines and undoes the import while another person pays and opens the dashboard after each payment; alternating with the same without them`,
  goal: `5 rounds: saved <= ${SAVED_MS / 1000} s, p95 of the other's dashboard and payment <= ${MAX_SLOWDOWN} x that without them, 0 errors`,
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 5 },
  async run(context) {
    const length = context.short ? 'short' : 'long'
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store })
    const reader = await PayingReader.create(api.url)
    await reader.use(QUIET_MS[length], noTimes())
    const measured = nothingMeasured()
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      const importer = await ImportingPerson.create(api.url, LINES[length])
      await reader.use(QUIET_MS[length], measured.times.alone)
      wrong.push(...(await importAndUndo(importer, reader, measured)))
      context.log(`round ${round + 1}: ${describe(measured)}`)
    }
    wrong.push(...(await reader.differences()))
    await api.end('SIGTERM')
    await close()
    const isQuick = Math.max(...measured.imports) <= SAVED_MS && !areOthersSlower(measured)
    return {
      figure: `${describe(measured)}${speedNote(context)}; ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && isSpeedGoalMet(context, isQuick),
    }
  },
}

function nothingMeasured(): Measured {
  const times = { alone: noTimes(), 'during the import': noTimes(), 'during the undo': noTimes() }
  return { times, imports: [], undos: [] }
}

/** Resolves to the differences. */
async function importAndUndo(
  importer: ImportingPerson,
  reader: PayingReader,
  { times, imports, undos }: Measured,
): Promise<string[]> {
  const saved = await meanwhile(importer.import(randomUUID()), reader, times['during the import'])
  imports.push(saved.ms)
  const [first] = await importer.imports()
  if (!first) return [`the import: ${JSON.stringify(saved.result)}`]
  const { wrong } = await importer.inspect()
  const undone = await meanwhile(importer.undo(first.id, randomUUID()), reader, times['during the undo'])
  undos.push(undone.ms)
  const { status, code } = undone.result
  return [...wrong, ...(status === 200 ? [] : [`the undo: ${status} ${code}`])]
}

/** Has the reader use the app until the work is done; `ms` is how long the work took. */
async function meanwhile<Result>(
  work: Promise<Result>,
  reader: PayingReader,
  times: RequestTimes,
): Promise<{ result: Result; ms: number }> {
  const began = performance.now()
  let isOver = false
  let ms = 0
  const timed = work.finally(() => {
    ms = performance.now() - began
    isOver = true
  })
  timed.catch(() => {})
  while (!isOver) await reader.use(SLICE_MS, times)
  return { result: await timed, ms }
}

function areOthersSlower({ times }: Measured): boolean {
  return ROUTES.some((route) =>
    PHASES.some((phase) => p95(times[phase][route]) > MAX_SLOWDOWN * p95(times.alone[route])),
  )
}

function describe({ times, imports, undos }: Measured): string {
  const waits = ROUTES.map((route) => {
    const alone = p95(times.alone[route])
    const phases = PHASES.map((phase) => {
      const ms = p95(times[phase][route])
      return `${ms.toFixed(1)} ms ${phase}${phase === 'alone' ? '' : ` (${(ms / alone).toFixed(2)} x)`}`
    })
    const slowest = Math.max(...PHASES.flatMap((phase) => times[phase][route]))
    return `p95 of the ${route} ${phases.join(', ')}, slowest ${formatDuration(slowest)}`
  })
  return `saved within ${formatDuration(Math.max(...imports))}, undone within ${formatDuration(Math.max(...undos))}; ${waits.join('; ')}`
}

function p95(times: readonly number[]): number {
  return quantile(times, 0.95)
}
