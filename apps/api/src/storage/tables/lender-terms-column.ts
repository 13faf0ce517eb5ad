import { lenderTerms } from '@solvent/contracts'
import type { LenderTerms } from '@solvent/plan'
import { toLenderTerms } from '@solvent/plan/answers'

/** The terms of a stored liability, which are in the form of the API. @throws ZodError if they are damaged */
export function readLenderTerms(stored: unknown): LenderTerms | null {
  return stored === null || stored === undefined ? null : toLenderTerms(lenderTerms.parse(stored))
}
