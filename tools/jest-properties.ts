import { configureGlobal } from 'fast-check'

/** Set by the Jest configuration of a project whose test files load this one first. */
declare const casesPerProperty: number | undefined

const effort = Number(process.env.PROPERTY_EFFORT ?? 1)

/** The number of cases to check: `count` in `npm test`, many more in `npm run test:deep`. */
export function cases(count: number): number {
  return Math.ceil(count * effort)
}

configureGlobal({
  // With a fixed seed every run checks the same cases, so only a code change can change the result.
  seed: Number(process.env.PROPERTY_SEED ?? 20_261_124),
  numRuns: cases(typeof casesPerProperty === 'undefined' ? 100 : casesPerProperty),
  // A failure prints the seed and path of its case. Shrinking could exceed the time limit of the test.
  endOnFailure: true,
})
