import { periodsPerYear } from '@solvent/money'
import { tableOf } from './course-of-debt'
import { type AnnuityCase, askOctave, findOctave } from './octave'
import { type RandomDebt, randomDebts } from './random-debts'
import { report } from './report'

const DEBTS = 20_000
/** Floating point, in cents. */
const PRECISION = 1e-4

/** Instalments by which the last one would be larger without the cent. */
const CENT_ABOVE_PMT = 46
const WITHOUT_RATE = 624
/** Rows that carry fractions of a cent far enough to differ. */
const ROUNDED_ROWS = 56_416

const octave = findOctave()
const compared = octave === null ? describe.skip : describe
if (octave === null)
  report('Skipped: debts against Octave. Install it (Debian: apt-get install octave octave-financial).')

compared('random debts with interest by whole periods', () => {
  let withoutRate: number
  let debts: RandomDebt[]
  let cases: AnnuityCase[]
  let annuities: ReturnType<typeof askOctave>

  beforeAll(() => {
    const byPeriods = randomDebts(DEBTS).filter(({ lenderTerms }) => lenderTerms === null)
    // pmt divides by the rate, so it has no result without one.
    debts = byPeriods.filter(({ rateBp }) => rateBp > 0)
    withoutRate = byPeriods.length - debts.length
    cases = debts.map(asAnnuity)
    annuities = askOctave(octave ?? '', cases)
    report(`${debts.length} debts against Octave, ${withoutRate} without interest left out`)
  })

  test("have the instalment of Octave's pmt, rounded up to the cent, and one more if rounded interest needs it", () => {
    const above = debts.flatMap(({ isLevel, instalment }, index) => {
      const exact = annuities[index]?.level ?? Number.NaN
      return isLevel ? [Number(instalment) - Math.ceil(exact - PRECISION)] : []
    })
    report(`${above.length} level instalments`)
    expect(above.filter((cents) => cents !== 0 && cents !== 1)).toEqual([])
    expect(above.filter((cents) => cents === 1)).toHaveLength(CENT_ABOVE_PMT)
  })

  test("owe what Octave's fv says after each payment, but for the interest rounded so far", () => {
    let rows = 0
    let equal = 0
    let most = 0
    const differing = debts.filter((debt, index) => {
      const table = tableOf(debt).slice(0, -1)
      return table.some(({ number, closing }) => {
        const exact = annuities[index]?.closings[number - 1] ?? Number.NaN
        const difference = Math.abs(Number(closing) - exact)
        rows += 1
        if (Math.round(exact) === Number(closing)) equal += 1
        most = Math.max(most, difference)
        return !(difference <= roundedSoFar(cases[index], number) + PRECISION)
      })
    })
    report(`${rows} rows, ${equal} equal to the cent, the others by at most ${most.toFixed(2)} cents`)
    expect(differing.slice(0, 3)).toEqual([])
    expect(rows - equal).toBe(ROUNDED_ROWS)
  })

  test("are left out without a rate, which Octave's pmt divides by", () => {
    expect(withoutRate).toBe(WITHOUT_RATE)
  })
})

function asAnnuity({ total, rateBp, frequency, count, instalment }: RandomDebt): AnnuityCase {
  const rate = rateBp / 10_000 / periodsPerYear(frequency)
  return { rate, periods: count, borrowed: Number(total), payment: Number(instalment) }
}

/** The most that half a cent in each period comes to, with the interest it bears. */
function roundedSoFar({ rate = Number.NaN }: Partial<AnnuityCase> = {}, periods: number): number {
  return (0.5 * ((1 + rate) ** periods - 1)) / rate
}
