import path from 'node:path'
import { firstWorking, resultsOf } from './outside-program'

const SCRIPT = path.join(__dirname, 'octave_annuities.m')

export interface AnnuityCase {
  /** The rate of a period as a fraction, above 0. */
  rate: number
  periods: number
  /** Minor units, as is the payment. */
  borrowed: number
  payment: number
}

/** Minor units with fractions. */
export interface OctaveAnnuity {
  /** The payment that pays the debt off with the last period. */
  level: number
  /** What is owed after each payment of the case, below 0 once it is paid off. */
  closings: number[]
}

/** Octave's command if it has the financial package, otherwise null. */
export function findOctave(): string | null {
  return firstWorking(['octave-cli'], ['--eval', 'pkg load financial'])
}

export function askOctave(command: string, cases: readonly AnnuityCase[]): OctaveAnnuity[] {
  const lines = cases.map(
    ({ rate, periods, borrowed, payment }) => `${rate} ${periods} ${borrowed} ${payment}\n`,
  )
  const text = resultsOf({ command, args: ['--quiet', SCRIPT] }, lines.join(''))
  const numbers = text.trimEnd().split('\n').map(Number)
  let next = 0
  return cases.map(({ periods }) => {
    const [level = Number.NaN, ...closings] = numbers.slice(next, next + 1 + periods)
    next += 1 + periods
    return { level, closings }
  })
}
