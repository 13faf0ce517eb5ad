import { readBankFile } from '@solvent/contracts'
import { bankFileView } from '../../domain/bank-files/bank-file-view'
import type { Handle } from '../handle'

export function bankFileRoutes(handle: Handle): void {
  handle(readBankFile, async ({ services, userId, body }) =>
    bankFileView(await services.bankFiles.read(userId, body)),
  )
}
