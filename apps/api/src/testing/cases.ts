/**
 * How many random cases a property of the server tries, each of which takes many requests.
 *
 * @param few in `npm test`; `npm run test:deep` tries a multiple
 */
export function cases(few: number): { numRuns: number; timeoutMs: number } {
  const numRuns = few * Number(process.env.PROPERTY_EFFORT ?? 1)
  return { numRuns, timeoutMs: 60_000 + numRuns * 5_000 }
}
