import { listBankImports, saveBankImport, undoBankImport } from '@solvent/contracts'
import { listImports } from '../../domain/bank-imports/list-imports'
import { saveImport } from '../../domain/bank-imports/save-import'
import { undoImport } from '../../domain/bank-imports/undo-import'
import type { Handle } from '../handle'

export function importRoutes(handle: Handle): void {
  handle(listBankImports, async ({ services, userId }) => ({ imports: await listImports(services, userId) }))

  handle(saveBankImport, ({ services, userId, body, identity, signal, emit }) => {
    const onProgress = (written: number) => emit('progress', { written, of: body.lines.length })
    return saveImport(services, userId, { body, identity, signal, onProgress })
  })

  handle(undoBankImport, ({ services, userId, params, body, identity }) =>
    undoImport(services, userId, { id: params.id, keepDependent: body.keep_dependent, identity }),
  )
}
