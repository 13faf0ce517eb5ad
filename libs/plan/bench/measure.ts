import type { Case } from './cases'

const WARM_UP = 3
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
  /** How many times the median of the bare pass in the same round. */
  ratio: number
}

/**
 * Times all cases in turn, each with its bare pass right after it, so that a busy moment of the machine meets all of
 * them alike. Other programs still disturb the caches, which only makes a round slower, so the round with the lowest
 * median counts.
 */
export function measure(cases: readonly Case[]): Measured[] {
  for (let run = 0; run < WARM_UP; run += 1) runAll(cases)
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

/** Where results go, so that no compiler can leave the work out. */
const kept: { result: unknown } = { result: null }

/**
 * What the work takes on a machine of its own: by the clock, or by the processor where other programs held it up. The
 * garbage of one piece is not charged to the next, if Node runs with `--expose-gc`.
 */
function millisecondsOf(work: () => unknown): number {
  globalThis.gc?.()
  const busy = process.cpuUsage()
  const start = performance.now()
  kept.result = work()
  const passed = performance.now() - start
  const { user, system } = process.cpuUsage(busy)
  return Math.min(passed, (user + system) / 1000)
}

function timesOf(samples: readonly number[]): Times {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return { median: at(0.5), min: at(0), max: at(1) }
}
