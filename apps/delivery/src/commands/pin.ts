import type { Command } from '../command'
import { repoint, storedRow } from './repoint'

export const pin: Command = {
  usage: '<name> <version>',
  description: 'gives everybody a release that is in the store; a canary ends',
  flags: {},
  argumentCount: [2, 2],
  async run(context, { positionals: [name = '', version = ''] }) {
    let former = ''
    const revision = await repoint(context, name, (row, rows) => {
      former = row.version
      if (row.version === version && !row.canary) return null
      return { row: storedRow(context.store, name, version, rows, row), change: `pin ${name} ${version}` }
    })
    return {
      text: `${name} ${version} is what everybody gets, by revision ${revision}; it was ${former}.`,
      data: { name, version, former, revision },
    }
  },
}
