import {
  addImportRule,
  changeImportRule,
  deleteImportRule,
  listImportRules,
  moveImportRule,
  tryImportRule,
} from '@solvent/contracts'
import {
  addRule,
  changeRule,
  deleteRule,
  listRules,
  moveRule,
  tryRule,
} from '../../domain/bank-imports/rules/import-rules'
import type { Handle } from '../handle'

export function importRuleRoutes(handle: Handle): void {
  handle(listImportRules, async ({ services, userId }) => ({ rules: await listRules(services, userId) }))

  handle(addImportRule, ({ services, userId, body }) => addRule(services, userId, body))

  handle(changeImportRule, ({ services, userId, params, body }) =>
    changeRule(services, userId, { id: params.id, fields: body }),
  )

  handle(deleteImportRule, async ({ services, userId, params }) => {
    await deleteRule(services, userId, params.id)
    return { message: 'Rule deleted.' }
  })

  handle(moveImportRule, async ({ services, userId, params, body }) => {
    await moveRule(services, userId, { id: params.id, before: body.before })
    return { message: 'Rules reordered.' }
  })

  handle(tryImportRule, ({ services, userId, body }) => tryRule(services, userId, body))
}
