import { exportData, exportTable, importData } from '@solvent/contracts'
import { exportCsv, exportDocument } from '../../domain/transfer/export'
import { importDocument } from '../../domain/transfer/import'
import type { Handle } from '../handle'

export function transferRoutes(handle: Handle): void {
  handle(exportData, ({ services, userId }) => exportDocument(services, userId))

  handle(exportTable, ({ services, userId, params }) => exportCsv(services, userId, params.table))

  handle(importData, async ({ services, userId, body }) => {
    await importDocument(services, userId, body)
    return { message: 'Your data is imported.' }
  })
}
