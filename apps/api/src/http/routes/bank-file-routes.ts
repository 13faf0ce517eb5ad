import { readBankFile, readDebtFile } from '@solvent/contracts'
import { readDebts } from '../../domain/bank-files/read-debts'
import { reviewFile } from '../../domain/bank-files/review-file'
import type { Handle } from '../handle'

export function bankFileRoutes(handle: Handle): void {
  handle(readBankFile, ({ services, userId, body, query }) =>
    reviewFile(services, userId, { bytes: body, query }),
  )
  handle(readDebtFile, ({ services, userId, body }) => readDebts(services, userId, body))
}
