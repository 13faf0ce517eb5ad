import type { Case } from './cases'

const WARM_UP_RUNS = 3
const ROUNDS = 3
const RUNS_PER_ROUND = 7

/** Milliseconds. */
interface Times {
  median: number
  min: number
  max: number
}

export interface Measured {
  name: string
  limit: number
  /** Of the round with the lowest median. */
  times: Times
  /** The median as a multiple of that of the bare pass in the same round. */
  ratio: number
}

/**
 * Times all cases in turn, each followed by its bare pass, so that load on the machine affects all of them alike. Other
 * programs still disturb the caches, which only makes a round slower, so the round with the lowest median counts.
 */
export function measure(cases: readonly Case[]): Measured[] {
  for (let run = 0; run < WARM_UP_RUNS; run += 1) runAll(cases)
  const rounds = Array.from({ length: ROUNDS }, () => measureRound(cases))
  return cases.map(({ name, limit }, place) => {
    const ofCase = rounds.flatMap((round) => round[place] ?? [])
    const best = ofCase.reduce((a, b) => (b.times.median < a.times.median ? b : a))
    return { name, limit, ...best }
  })
}

type Round = Pick<Measured, 'times' | 'ratio'>[]

function measureRound(cases: readonly Case[]): Round {
  const runs = Array.from({ length: RUNS_PER_ROUND }, () => runAll(cases))
  return cases.map((_, place) => {
    const samples = runs.flatMap((run) => run[place] ?? [])
    const times = timesOf(samples.map(({ work }) => work))
    return { times, ratio: times.median / timesOf(samples.map(({ bare }) => bare)).median }
  })
}

function runAll(cases: readonly Case[]): { work: number; bare: number }[] {
  return cases.map(({ work, bare }) => ({ work: millisecondsOf(work), bare: millisecondsOf(bare) }))
}

/** Stores results so that the compiler cannot eliminate the work. */
const sink: { result: unknown } = { result: null }

/**
 * The time the work takes on an otherwise idle machine: the smaller of wall-clock and processor time. With
 * `node --expose-gc`, the garbage of one run is not charged to the next.
 */
function millisecondsOf(work: () => unknown): number {
  globalThis.gc?.()
  const busy = process.cpuUsage()
  const start = performance.now()
  sink.result = work()
  const passed = performance.now() - start
  const { user, system } = process.cpuUsage(busy)
  return Math.min(passed, (user + system) / 1000)
}

function timesOf(samples: readonly number[]): Times {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return { median: at(0.5), min: at(0), max: at(1) }
}
