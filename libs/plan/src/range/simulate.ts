import { projectPayoff } from '../projection/project-payoff'
import type { Projection, ProjectionInput } from '../projection/projection'
import { randomFrom } from './random'
import { type Cause, causesOf, type Uncertainty, varied } from './vary'

/** The months between which the debts end in eight of ten runs, `YYYY-MM`. */
export interface MonthRange {
  /** Null if the debts are not paid off in more than nine of ten runs. */
  from: string | null
  /** Null if the debts are not paid off in more than one of ten runs. */
  to: string | null
}

export interface Simulation {
  runs: number
  all: MonthRange
  /** With one cause alone, if there are several. */
  causes: { cause: Cause; range: MonthRange }[]
}

const MONTHS_PER_YEAR = 12
/** A run that takes longer than this many times the plan, and two years, counts as one without an end. */
const MAX_TIMES_LONGER = 2
const MAX_RUNS = 200
/** Below it, a tenth of the runs is too few to tell. */
const MIN_RUNS = 40
/** Runs of a cause alone for each of all causes together. */
const RUNS_PER_CAUSE = 0.5
/** Debts times months of all runs together. */
const MAX_WORK = 400_000
/** How much longer a run takes that looks for a reserve. */
const WORK_OF_RESERVE = 8
/** The same simulation for the same debts, on every machine. */
const SEED = 20_261_128

/**
 * Projects the debts again and again with what is uncertain drawn anew. Null if nothing is uncertain, the debts do not
 * end, or there are too many debts and months.
 *
 * @param exact the projection of `input`
 * @throws RangeError as `projectPayoff` does
 */
export function simulate(
  input: ProjectionInput,
  exact: Projection,
  uncertainty: Uncertainty,
): Simulation | null {
  const causes = causesOf(input, uncertainty)
  const runs = runsFor(exact)
  if (exact.months === null || exact.debts.length === 0 || causes.length === 0 || runs < MIN_RUNS) return null
  const withinMonths = MAX_TIMES_LONGER * exact.months + 2 * MONTHS_PER_YEAR
  const years = Math.ceil(withinMonths / MONTHS_PER_YEAR) + 1
  const rangeOf = (drawn: readonly Cause[], count: number) => {
    const random = randomFrom(SEED)
    const months = Array.from({ length: count }, () => {
      const outcome = projectPayoff({
        ...varied(input, uncertainty, { causes: drawn, random, years }),
        withinMonths,
      })
      return outcome.ending === 'debt-free' ? outcome.debtFreeMonth : null
    })
    return middleOf(months)
  }
  const [first, ...others] = causes
  const all = rangeOf(causes, runs)
  if (first && others.length === 0) return { runs, all, causes: [{ cause: first, range: all }] }
  const perCause = Math.ceil(runs * RUNS_PER_CAUSE)
  return { runs, all, causes: causes.map((cause) => ({ cause, range: rangeOf([cause], perCause) })) }
}

function runsFor({ debts, timeline }: Projection): number {
  const reserves = timeline.some(({ reserved }) => reserved > 0n)
  const work = debts.length * timeline.length * (reserves ? WORK_OF_RESERVE : 1)
  return Math.min(MAX_RUNS, Math.floor(MAX_WORK / Math.max(1, work)))
}

/** The 10th and the 90th percentile by nearest rank; runs without an end come last. */
function middleOf(months: readonly (string | null)[]): MonthRange {
  const sorted = months.toSorted((one, other) => (one ?? '9999').localeCompare(other ?? '9999'))
  const at = (percent: number) => sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? null
  return { from: at(10), to: at(90) }
}
