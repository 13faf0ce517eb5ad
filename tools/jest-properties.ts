import { configureGlobal } from 'fast-check'

/** Set by the Jest configuration of a project in which every test file loads this one first. */
declare const casesPerProperty: number | undefined

const effort = Number(process.env.PROPERTY_EFFORT ?? 1)

/** The number of cases to check where `npm test` checks `count`. `npm run test:deep` checks many more. */
export function cases(count: number): number {
  return Math.ceil(count * effort)
}

configureGlobal({
  // With a fixed seed every run checks the same cases, so only a change of the code can change the result.
  seed: Number(process.env.PROPERTY_SEED ?? 20_261_124),
  numRuns: cases(typeof casesPerProperty === 'undefined' ? 100 : casesPerProperty),
  // A failure prints the seed and the path of its case. Shrinking it could take longer than the test may.
  endOnFailure: true,
})
