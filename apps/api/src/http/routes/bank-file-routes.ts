import { readBankFile } from '@solvent/contracts'
import { reviewFile } from '../../domain/bank-files/review-file'
import type { Handle } from '../handle'

export function bankFileRoutes(handle: Handle): void {
  handle(readBankFile, ({ services, userId, body, query }) =>
    reviewFile(services, userId, { bytes: body, query }),
  )
}
