import { refuseWithdrawn, WITHDRAWN_FLAG } from '../checks/withdrawn'
import type { Command } from '../command'
import { repoint, storedRow } from './repoint'

export const pin: Command = {
  usage: '<name> <version> [--withdrawn]',
  description: 'gives everybody a release that is in the store; a canary ends',
  flags: WITHDRAWN_FLAG,
  argumentCount: [2, 2],
  async run(context, call) {
    const [name = '', version = ''] = call.positionals
    let former = ''
    const revision = await repoint(context, name, (row, rows) => {
      former = row.version
      if (row.version === version && !row.canary) return null
      // Everybody may have it already, and pinning it only ends a canary.
      if (row.version !== version) refuseWithdrawn(context.store, name, version, call)
      return { row: storedRow(context.store, name, version, rows, row), change: `pin ${name} ${version}` }
    })
    return {
      text: `${name} ${version} is what everybody gets, by revision ${revision}; it was ${former}.`,
      data: { name, version, former, revision },
    }
  },
}
